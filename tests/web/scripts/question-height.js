() => document.querySelector('.ask').offsetHeight
