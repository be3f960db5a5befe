() => document.documentElement.scrollWidth - innerWidth
