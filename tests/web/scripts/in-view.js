() => {
  const ceiling = document.querySelector(".ask").getBoundingClientRect().bottom;
  const floor = document.querySelector(".tabs").getBoundingClientRect().top;
  return [...document.querySelectorAll('g.open')].map((each) => each.getBoundingClientRect())
    .some((box) => box.height && box.top >= ceiling && box.bottom <= floor);
}
