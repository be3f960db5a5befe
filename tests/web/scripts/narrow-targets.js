(least) => [...document.querySelectorAll('.table-layout :is(button, a, select, input, summary)')]
  .filter((each) => each.checkVisibility() && each.textContent.trim() !== '§')
  .map((each) => [each.textContent.trim().slice(0, 40), each.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < least || box.height < least))
  .map(([text, box]) => [text, Math.round(box.width), Math.round(box.height)])
