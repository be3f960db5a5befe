// A small worker-placement game of our own, for measuring only: 4 players, 10 rounds, 3 workers each, 16 action spaces,
// 6 resources, a deck of 40 cards with triggers. About 230 decisions a game: the shape of a mid-weight euro game.
'use strict';
const NP = 4, ROUNDS = 10, WORKERS = 3, NSPACES = 16, NRES = 6, NPLOTS = 12, NBUILD = 8, NCARDS = 40;
const WOOD = 0, CLAY = 1, GRAIN = 3, SHEEP = 4, COIN = 5;
const GROW = [2, 2, 1, 1, 1, 0];
const PLACE = 0, PLANT = 1, PLOUGH = 2, CROP = 3, CARD = 4, BUILD = 5, TRADE = 6, HARVEST = 7, FEED = 8, OVER = 9;
const CARD_COST = [], CARD_TRIGGER = [], CARD_GAIN = [], CARD_VP = [];
for (let i = 0; i < NCARDS; i++) {
  const c = [0, 0, 0, 0, 0, 0];
  c[i % 5] = 1 + (i % 2);
  c[(i * 3 + 1) % 6] += 1 + (Math.floor(i / 13) % 2);
  CARD_COST.push(c);
  CARD_TRIGGER.push((i * 5) % 15);
  CARD_GAIN.push((i * 7) % NRES);
  CARD_VP.push(1 + (i % 3));
}
const BUILD_COST = [[2, 0, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0], [0, 2, 1, 0, 0, 0], [2, 0, 2, 0, 0, 0],
  [0, 3, 0, 0, 0, 1], [3, 0, 1, 0, 0, 1], [2, 2, 2, 0, 0, 0], [0, 0, 3, 0, 1, 2]];
const BUILD_VP = [1, 2, 3, 4, 4, 5, 7, 8];

function shuffled(below) {
  const deck = Array.from({ length: NCARDS }, (_, i) => i);
  for (let i = NCARDS - 1; i > 0; i--) {
    const j = below(i + 1);
    const t = deck[i]; deck[i] = deck[j]; deck[j] = t;
  }
  return deck;
}
function newState(deck) {
  const players = [];
  for (let i = 0; i < NP; i++) {
    players.push({ res: [1, 1, 0, 2, 1, 2], plots: new Array(NPLOTS).fill(0), built: new Array(NBUILD).fill(0),
      cards: [], workers: WORKERS, begged: 0, score: 0 });
  }
  const market = [];
  for (let i = 0; i < 5; i++) market.push(deck.pop());
  return { players, occ: new Array(NSPACES).fill(-1), goods: GROW.slice(), deck, market, round: 0, first: 0,
    cur: 0, phase: PLACE, left: 0, space: -1, plot: -1, feeding: 0 };
}
function canPay(res, cost, extra) {
  for (let r = 0; r < NRES; r++) {
    let need = cost[r];
    if (r === COIN) need += extra;
    if (res[r] < need) return false;
  }
  return true;
}
function pay(res, cost, extra) {
  for (let r = 0; r < NRES; r++) res[r] -= cost[r];
  res[COIN] -= extra;
}
function optsEmpty(p) { const out = []; const x = p.plots; for (let i = 0; i < NPLOTS; i++) if (x[i] === 0) out.push(i); return out; }
function optsCrop(p) { const out = [1]; if (p.res[WOOD] > 0) out.push(2); if (p.res[CLAY] > 0) out.push(3); return out; }
function optsCard(s, p, extra) { const out = []; const m = s.market, r = p.res; for (let i = 0; i < m.length; i++) if (canPay(r, CARD_COST[m[i]], extra)) out.push(i); return out; }
function optsBuild(p, extra) { const out = []; const t = p.built, r = p.res; for (let b = 0; b < NBUILD; b++) if (t[b] === 0 && canPay(r, BUILD_COST[b], extra)) out.push(b); return out; }
function optsTrade(p) {
  const out = [-1]; const r = p.res;
  for (let a = 0; a < NRES; a++) if (r[a] >= 2) for (let b = 0; b < NRES; b++) if (b !== a) out.push(a * NRES + b);
  return out;
}
function optsHarvest(p) { const out = []; const x = p.plots; for (let i = 0; i < NPLOTS; i++) if (x[i] > 0) out.push(i); return out; }
function optsFeed(p) {
  const gm = Math.min(2, p.res[GRAIN]), sm = Math.min(2, p.res[SHEEP]), out = [];
  for (let g = 0; g <= gm; g++) for (let h = 0; h <= sm; h++) if (g + h <= 2) out.push(g * 3 + h);
  return out;
}
function optsPlace(s, p) {
  const occ = s.occ, goods = s.goods, out = [];
  for (let i = 0; i < 5; i++) if (occ[i] < 0 && goods[i] > 0) out.push(i);
  if (occ[5] < 0) out.push(5);
  const room = p.plots.includes(0);
  if (occ[6] < 0 && room && p.res[GRAIN] > 0) out.push(6);
  if (occ[7] < 0 && room) out.push(7);
  if (occ[8] < 0 && optsCard(s, p, 0).length) out.push(8);
  if (occ[9] < 0 && optsBuild(p, 0).length) out.push(9);
  if (occ[10] < 0 && Math.max(...p.res) >= 2) out.push(10);
  if (occ[11] < 0 && Math.max(...p.plots) > 0) out.push(11);
  if (occ[12] < 0) out.push(12);
  if (occ[13] < 0 && p.res[COIN] > 0 && optsCard(s, p, 1).length) out.push(13);
  if (occ[14] < 0 && p.res[COIN] > 0 && optsBuild(p, 1).length) out.push(14);
  out.push(15);
  return out;
}
function legal(s) {
  const p = s.players[s.cur];
  switch (s.phase) {
    case PLACE: return optsPlace(s, p);
    case PLANT: case PLOUGH: return optsEmpty(p);
    case CROP: return optsCrop(p);
    case CARD: return optsCard(s, p, s.space === 13 ? 1 : 0);
    case BUILD: return optsBuild(p, s.space === 14 ? 1 : 0);
    case TRADE: return optsTrade(p);
    case HARVEST: return optsHarvest(p);
    default: return optsFeed(p);
  }
}
function endTurn(s) {
  const p = s.players[s.cur];
  for (const c of p.cards) if (CARD_TRIGGER[c] === s.space) p.res[CARD_GAIN[c]] += 1;
  s.space = -1;
  s.left += 1;
  if (s.left < NP * WORKERS) { s.cur = (s.cur + 1) % NP; s.phase = PLACE; } else { s.phase = FEED; s.cur = 0; }
}
function roundEnd(s) {
  for (let i = 0; i < NSPACES; i++) s.occ[i] = -1;
  for (let i = 0; i < 5; i++) s.goods[i] += GROW[i];
  for (const p of s.players) p.workers = WORKERS;
  s.round += 1;
}
function step(s, o) {
  const p = s.players[s.cur];
  switch (s.phase) {
    case PLACE:
      p.workers -= 1;
      s.space = o;
      if (o < 15) s.occ[o] = s.cur;
      if (o < 5) { p.res[o] += s.goods[o]; s.goods[o] = 0; }
      else if (o === 5) p.res[COIN] += 2;
      else if (o === 6) { s.phase = PLANT; return; }
      else if (o === 7) { s.phase = PLOUGH; return; }
      else if (o === 8 || o === 13) { s.phase = CARD; return; }
      else if (o === 9 || o === 14) { s.phase = BUILD; return; }
      else if (o === 10) { s.phase = TRADE; s.feeding = 0; return; }
      else if (o === 11) { s.phase = HARVEST; s.feeding = 0; return; }
      else if (o === 12) { s.first = s.cur; p.res[GRAIN] += 1; }
      else p.res[COIN] += 1;
      break;
    case PLANT: p.res[GRAIN] -= 1; p.plots[o] = 2; break;
    case PLOUGH: s.plot = o; s.phase = CROP; return;
    case CROP:
      if (o === 2) p.res[WOOD] -= 1; else if (o === 3) p.res[CLAY] -= 1;
      p.plots[s.plot] = o;
      break;
    case CARD: {
      const c = s.market.splice(o, 1)[0];
      pay(p.res, CARD_COST[c], s.space === 13 ? 1 : 0);
      p.cards.push(c);
      p.score += CARD_VP[c];
      if (s.deck.length) s.market.push(s.deck.pop());
      break;
    }
    case BUILD: pay(p.res, BUILD_COST[o], s.space === 14 ? 1 : 0); p.built[o] = 1; p.score += BUILD_VP[o]; break;
    case TRADE:
      if (o >= 0) {
        p.res[Math.floor(o / NRES)] -= 2;
        p.res[o % NRES] += 1;
        s.feeding += 1;
        if (s.feeding < 2) return;
      }
      break;
    case HARVEST:
      p.plots[o] -= 1; p.res[GRAIN] += 2; s.feeding += 1;
      if (s.feeding < 2 && Math.max(...p.plots) > 0) return;
      break;
    default: {
      const g = Math.floor(o / 3), h = o % 3;
      p.res[GRAIN] -= g; p.res[SHEEP] -= h;
      const short = 2 - g - h;
      p.begged += short; p.score -= short;
      s.cur += 1;
      if (s.cur === NP) {
        roundEnd(s);
        s.left = 0;
        if (s.round < ROUNDS) { s.cur = s.first; s.phase = PLACE; } else { s.cur = 0; s.phase = OVER; }
      }
      return;
    }
  }
  endTurn(s);
}
function scores(s) {
  return s.players.map((p) => p.score + p.plots.filter((x) => x > 0).length + Math.floor(p.res.reduce((a, b) => a + b, 0) / 3));
}
// SplitMix64 on BigInt: only to check that this plays the same games as Python.
function splitmix(seed) {
  let s = BigInt(seed);
  const M = (1n << 64n) - 1n;
  return (n) => {
    s = (s + 0x9E3779B97F4A7C15n) & M;
    let z = ((s ^ (s >> 30n)) * 0xBF58476D1CE4E5B9n) & M;
    z = ((z ^ (z >> 27n)) * 0x94D049BB133111EBn) & M;
    return Number(((z ^ (z >> 31n)) >> 11n) % BigInt(n));
  };
}
function play(below) {
  const s = newState(shuffled(below));
  let d = 0, r = 0, o = 0;
  while (s.phase !== OVER) {
    const opts = legal(s), k = opts.length;
    d++; o += k; if (k > 1) r++;
    step(s, opts[below(k)]);
  }
  return [d, r, o, scores(s)];
}
module.exports = { newState, shuffled, legal, step, scores, splitmix, play, OVER };
