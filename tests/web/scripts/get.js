async (path) => (await fetch('./api/' + path)).json()
