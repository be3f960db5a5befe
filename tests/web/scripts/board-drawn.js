board => {
  const svg = document.querySelector(`[data-board='${board}'] svg`);
  const { x, y, width, height } = svg.viewBox.baseVal;
  return [svg.getScreenCTM().a, x, y, width, height];
}
