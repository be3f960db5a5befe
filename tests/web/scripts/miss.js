() => {
  const middle = (each) => {
    const box = each.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2, box];
  };
  const open = [...document.querySelectorAll('.stage g.open')];
  for (const one of open) {
    const [x, y, box] = middle(one);
    if (box.width >= 38 && box.height >= 38) continue;
    for (const [across, down] of [[19, 0], [-19, 0], [0, 19], [0, -19]]) {
      const near = (each) => Math.hypot(...middle(each).slice(0, 2).map((at, n) => at - [x + across, y + down][n]));
      if (open.every((other) => other === one || near(other) > near(one))) return [x + across, y + down];
    }
  }
  return null;
}
