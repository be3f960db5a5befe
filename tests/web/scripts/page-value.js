(name) => window[name]
