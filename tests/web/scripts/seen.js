board => {
  const figure = document.querySelector(`[data-board='${board}']`);
  const frame = figure.querySelector('.frame').getBoundingClientRect();
  return [...figure.querySelectorAll('g.open')].map((each) => each.getBoundingClientRect())
    .some((box) => box.left >= frame.left && box.right <= frame.right);
}
