() => Math.round(scrollY + Math.min(...[...document.querySelectorAll('[data-board] .frame')]
  .map((each) => each.getBoundingClientRect()).filter((box) => box.width).map((box) => box.top)))
