() => {
  const plain = Element.prototype.animate;
  window.outside = [];
  window.flown = 0;
  const within = (box, other) => box.left >= other.left - 1 && box.right <= other.right + 1
    && box.top >= other.top - 1 && box.bottom <= other.bottom + 1;
  Element.prototype.animate = function (frames, timing) {
    const made = plain.call(this, frames, timing);
    if (!this.closest('.sky')) return made;
    const homes = [...document.querySelectorAll('[data-board] .frame')].map((each) => each.getBoundingClientRect());
    for (const part of [0, 0.25, 0.5, 0.75]) {
      made.currentTime = timing.delay + part * timing.duration;
      const box = this.getBoundingClientRect();
      const moved = frames[0].opacity !== undefined ? 'fades' : this.querySelector('[data-sprite^="die"]') ? 'rolls' : '';
      if (!moved || !box.width) continue;
      window.flown += 1;
      if (!homes.some((home) => within(box, home))) window.outside.push([moved, this.dataset.of ?? '', box.x, box.y]);
    }
    made.currentTime = 0;
    return made;
  };
}
