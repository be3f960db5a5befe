() => {
  const below = document.querySelector(".ask").getBoundingClientRect();
  const boxes = [...document.querySelectorAll("figure .highlighted")].map((each) => each.getBoundingClientRect());
  const seen = ({ top, bottom, left }) =>
    left > below.right || (top >= below.bottom - 1 && bottom <= innerHeight);
  return boxes.some(seen);
}
