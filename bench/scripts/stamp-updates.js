(() => {
  const Plain = WebSocket;
  const due = new Map();
  const spent = [];
  window.updates = [];
  let count = 0;
  const dot = (name) => {
    const made = document.createElement('p');
    made.setAttribute('elementtiming', name);
    made.textContent = '.';
    made.style.cssText = 'position: fixed; right: 0; bottom: 0; margin: 0; font-size: 8px';
    document.body.append(made);
    return made;
  };
  new PerformanceObserver((seen) => {
    for (const { identifier, paintTime, presentationTime } of seen.getEntries()) {
      const { update, made } = due.get(identifier);
      due.delete(identifier);
      spent.push(made);
      update.drawn = paintTime - update.arrived;
      update.shown = presentationTime - update.arrived;
      window.updates.push(update);
    }
  }).observe({ type: 'element' });
  window.WebSocket = class extends Plain {
    constructor(...words) {
      super(...words);
      let arrived = 0;
      this.addEventListener('message', () => (arrived = performance.now()));
      queueMicrotask(() => this.addEventListener('message', ({ data }) => { // after the page's own
        if (!data.includes('"type":"update"')) return;
        const update = { arrived, bytes: data.length };
        const name = `update ${++count}`;
        for (const each of spent.splice(0)) each.remove(); // not before, for that would be drawn too
        due.set(name, { update, made: dot(name) });
      }));
    }
  };
})()
