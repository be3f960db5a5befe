() => {
  const moving = () => document.getAnimations().filter((each) => each.effect.target.closest('.piece, .sky')).length;
  addEventListener('keydown', () => (window.left = moving()));
}
