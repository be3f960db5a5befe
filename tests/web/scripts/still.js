() => document.querySelector('.table-layout:not([data-busy]) :is([data-topic], [data-over])')
  && document.querySelector('.sky:not([data-playing])')
