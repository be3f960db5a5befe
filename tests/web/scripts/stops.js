() => [...document.querySelectorAll('.boards svg[role=group]')].map((svg) => [
  svg.querySelectorAll('g.open:not([tabindex="0"])').length,
  svg.querySelectorAll('[tabindex="0"]:not(.open)').length,
  svg.querySelectorAll('[tabindex]:not(.open)').length,
])
