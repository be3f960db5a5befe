() => Object.fromEntries([...document.querySelectorAll('[data-board] .frame')]
  .map((each) => [each.closest('[data-board]').dataset.board, each])
  .map(([board, each]) => [each.closest('.stage') ? `${board} on the stage` : board, each.getBoundingClientRect()])
  .filter(([, box]) => box.width)
  .map(([board, box]) => [board, `${Math.round(box.width)}x${Math.round(box.height)}`]))
