(parts) => {
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  const places = parts.map((part) => names.findIndex((name) => name.includes(part)));
  return places.every((at) => at >= 0) && places;
}
