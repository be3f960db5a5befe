([board, across]) => {
  const { x, width } = document.querySelector(`[data-board='${board}'] svg`).viewBox.baseVal;
  return x + width > across;
}
