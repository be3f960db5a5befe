() => Object.fromEntries([...document.querySelectorAll('.boards g.piece')].map((each) => {
  const [ring, picture] = [each.querySelector('.ring'), each.querySelector('[data-sprite]')];
  return [each.dataset.id, [ring.getAttribute('x'), ring.getAttribute('y'), picture.dataset.sprite]];
}))
