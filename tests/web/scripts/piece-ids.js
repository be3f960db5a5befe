() => [...document.querySelectorAll('.stage g.piece')].map((each) => each.dataset.id).sort()
