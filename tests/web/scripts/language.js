() => document.documentElement.lang
