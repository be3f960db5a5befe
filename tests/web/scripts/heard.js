() => [window.announced, ...window.written()]
