() => document.querySelector('.stage').getBoundingClientRect().height
