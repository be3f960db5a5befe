() => {
  const lines = () => [...document.querySelectorAll('#talk [data-line]')]
    .sort((one, other) => one.dataset.line - other.dataset.line).map((each) => each.textContent);
  const [region, before] = [document.querySelector('[data-announced][aria-live]'), lines().length];
  window.announced = [];
  window.written = () => [lines().slice(before), document.querySelector('.prompt').firstChild.textContent.trim()];
  new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach((node) => {
    if (node.nodeType === 1) window.announced.push(node.textContent);
  }))).observe(region, { childList: true, subtree: true });
}
