() => {
  const plain = Element.prototype.animate;
  window.noted = [];
  Element.prototype.animate = function (frames, timing) {
    const own = this.closest('[data-of]')?.dataset.of ?? this.closest('[data-id]')?.dataset.id;
    const die = this.querySelector('[data-sprite^="die"]');
    const what = die ? 'die' : (own?.replace(/:.*/, '') ?? 'flyer');
    window.noted.push([what, 'transform' in frames[0], timing.duration]);
    return plain.call(this, frames, timing);
  };
}
