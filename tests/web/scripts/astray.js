() => {
  const plain = Element.prototype.animate;
  const middle = (each) => {
    const box = each.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  window.astray = [];
  window.flown = 0;
  Element.prototype.animate = function (frames, timing) {
    if (this.dataset.of) {
      const picture = this.querySelector('.turn');
      const seen = picture.childElementCount ? picture : (this.querySelector('text') ?? this); // some are words alone
      const [[x, y], [left, top]] = [middle(this), middle(seen)];
      const { width, height } = this.getBoundingClientRect();
      window.flown += 1;
      if (Math.abs(x - left) > width / 2 || Math.abs(y - top) > height / 2) window.astray.push(this.dataset.of);
    }
    return plain.call(this, frames, timing);
  };
}
