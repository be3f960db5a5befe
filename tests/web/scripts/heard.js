() => [window.spoken, ...window.written()]
