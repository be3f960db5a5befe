(least) => {
  const outlines = [...document.querySelectorAll('.outlines > *')];
  return outlines.length
    && outlines.every((each) => parseFloat(getComputedStyle(each).strokeWidth) * each.getScreenCTM().a >= least);
}
