() => {
  const floor = document.querySelector('.ask').getBoundingClientRect().top;
  return [...document.querySelectorAll('g.open')].map((each) => each.getBoundingClientRect())
    .some((box) => box.height && box.top >= 0 && box.bottom <= floor);
}
