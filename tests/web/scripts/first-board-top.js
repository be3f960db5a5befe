() => Math.round(Math.min(...[...document.querySelectorAll('[data-board] .frame')]
  .map((each) => [each.getBoundingClientRect(), getComputedStyle(each.closest('figure')).position === 'fixed'])
  .filter(([box]) => box.width)
  .map(([box, fixed]) => box.top + (fixed ? 0 : scrollY))))
