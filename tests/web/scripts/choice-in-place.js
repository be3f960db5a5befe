() => [...document.querySelectorAll('g.open')].some((each) => {
  const box = each.getBoundingClientRect();
  return box.width && box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
})
