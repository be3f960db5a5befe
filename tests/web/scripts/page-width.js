() => document.documentElement.scrollWidth
