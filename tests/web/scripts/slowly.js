() => {
  const plain = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    return plain.call(this, frames, { ...timing, duration: 1000 * timing.duration });
  };
}
