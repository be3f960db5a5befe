() => document.querySelector('[data-over]').getBoundingClientRect().top < 200
