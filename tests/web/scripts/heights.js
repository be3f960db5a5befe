() => [...document.querySelectorAll('.boards text')]
  .filter((text) => /[\p{L}\p{N}]/u.test(text.textContent) && text.getBoundingClientRect().width)
  .map((text) => [text.textContent, parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a])
