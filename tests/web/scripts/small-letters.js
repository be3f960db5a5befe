(least) => [...document.querySelectorAll('.table-layout *')]
  .filter((each) => !each.closest('svg, .unseen') && each.checkVisibility({ opacityProperty: true })
    && [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
  .map((each) => [each.textContent.trim().slice(0, 40), parseFloat(getComputedStyle(each).fontSize)])
  .filter(([, size]) => size < least)
