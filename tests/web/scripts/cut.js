() => [...document.querySelectorAll('.prompt *, .options button, aside h2, aside dd, .steps li, h1')]
  .filter((each) => each.clientWidth && each.scrollWidth > each.clientWidth + 1
    && getComputedStyle(each).textOverflow !== 'ellipsis' && getComputedStyle(each).overflowX === 'visible')
  .map((each) => `${each.className} ${each.textContent}: ${each.scrollWidth} in ${each.clientWidth}`)
