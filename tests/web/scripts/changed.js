before => document.querySelector('.room').dataset.revision !== before
  || document.querySelector('[data-widen], [data-over]') !== null
