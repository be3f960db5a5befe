() => document.documentElement.scrollHeight
