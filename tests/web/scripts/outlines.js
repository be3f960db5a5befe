() => [...document.querySelectorAll('.outlines > *')]
  .map((each) => parseFloat(getComputedStyle(each).strokeWidth) * each.getScreenCTM().a)
