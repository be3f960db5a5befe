() => {
  window.rung = 0;
  const plain = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...words) { window.rung += 1; return plain.apply(this, words); };
}
