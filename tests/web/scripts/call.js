async ([path, body]) => {
  const answer = await fetch('./api/' + path, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  return [answer.status, await answer.json()];
}
