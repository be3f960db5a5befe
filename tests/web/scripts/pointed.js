() => document.querySelector('.pointing')?.checkVisibility()
  && document.querySelectorAll('.stage g.pointed').length === 1
