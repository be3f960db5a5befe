() => [...document.querySelectorAll(
    'button, select, input:not([type=radio], [type=checkbox]), summary, a, label:has([type=radio], [type=checkbox])')]
  .filter((each) => each.offsetParent !== null && !each.closest('details:not([open]) > div'))
  .map((each) => [each.textContent.trim(), each.getBoundingClientRect()])
  .filter(([, box]) => box.width && box.height < 43.5)
  .map(([text, box]) => `${text}: ${box.width} × ${box.height}`)
