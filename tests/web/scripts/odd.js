() => [...document.querySelectorAll(
    '.table-layout text, .prompt, .options button, .steps li, header, aside li, aside p, [data-announced], [data-over]')]
  .flatMap((each) => each.textContent.split('\n'))
  .filter((text) => /[{}]|\?\?|undefined|NaN|\b[a-z]+_[a-z]+/.test(text))
  .map((text) => text.trim())
