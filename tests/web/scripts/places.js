() => Object.fromEntries(Object.entries(
  { prompt: '.ask', board: '[data-role=main] .frame', seats: 'aside > ul', log: '#talk' })
  .map(([name, selector]) => [name, document.querySelector(selector).getBoundingClientRect()])
  .map(([name, box]) => [name, [box.left, box.top + scrollY, box.width]]))
