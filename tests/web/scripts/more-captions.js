(length) => window.captions.length > length
