before => document.querySelector('.table-layout').dataset.revision !== before
  || document.querySelector('[data-widen], [data-over]') !== null
