// boardgame.io (npm): headless Client, the bare reducer, RandomBot and MCTSBot.
// usage: node bench_boardgameio.js DIR_WITH_NODE_MODULES
// The state is immutable, so keeping an old one is free; "clone us" is the JSON round
// trip that its own save/restore uses.
'use strict';
process.env.NODE_ENV = process.env.NODE_ENV || 'production';
const path = require('path');
const { createRequire } = require('module');
const dir = path.resolve(process.argv[2] || '.');
const req = createRequire(path.join(dir, 'index.js'));
let Client, RandomBot, MCTSBot, Simulate, CreateGameReducer, InitializeGame, INVALID_MOVE;
try {
  ({ Client } = req('boardgame.io/client'));
  ({ RandomBot, MCTSBot, Simulate } = req('boardgame.io/ai'));
  ({ CreateGameReducer, InitializeGame } = req('boardgame.io/internal'));
  ({ INVALID_MOVE } = req('boardgame.io/core'));
} catch (e) {
  console.log(`boardgame.io\tSKIPPED\t${e.message}`);
  process.exit(0);
}
const probe = require(path.join(__dirname, 'probe_euro.js'));
const version = req('boardgame.io/package.json').version;
const SECONDS = parseFloat(process.env.BENCH_SECONDS || '10');
const REPEATS = parseInt(process.env.BENCH_REPEATS || '3', 10);
const ONLY = process.env.BENCH_ONLY || '';
const cpu = () => { const u = process.cpuUsage(); return (u.user + u.system) / 1e6; };
const wall = () => Number(process.hrtime.bigint()) / 1e9;
const median = (x) => x.slice().sort((a, b) => a - b)[Math.floor(x.length / 2)];

async function run(peer, game, play, clone, note) {
  if (ONLY && !`${peer}/${game}`.includes(ONLY)) return;
  let end = wall() + Math.min(2, SECONDS / 3);
  while (wall() < end) await play();
  const rates = [], games = [];
  let td = 0, tr = 0, to = 0, tg = 0;
  const w0 = wall(), c00 = cpu();
  for (let i = 0; i < REPEATS; i++) {
    let d = 0, r = 0, o = 0, g = 0;
    const c0 = cpu();
    end = wall() + SECONDS;
    do {
      const [a, b, c] = await play();
      d += a; r += b; o += c; g++;
    } while (wall() < end);
    const dt = cpu() - c0;
    rates.push(d / dt); games.push(g / dt);
    td += d; tr += r; to += o; tg += g;
  }
  const share = (cpu() - c00) / (wall() - w0);
  let us = '-';
  if (clone) {
    let n = 0;
    const c0 = cpu();
    while (cpu() - c0 < 0.7) { clone(); n++; }
    us = ((cpu() - c0) / n * 1e6).toFixed(2);
  }
  console.log([peer, version, game, median(rates).toFixed(0), `${Math.min(...rates).toFixed(0)}-${Math.max(...rates).toFixed(0)}`,
    median(games).toPrecision(3), us, (td / tg).toFixed(1), (tr / tg).toFixed(1), to ? (to / td).toFixed(1) : '-', share.toFixed(2), note || ''].join('\t'));
}

// --- the tutorial's game, written from its description ---
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const won = (c) => LINES.some(([a, b, d]) => c[a] !== null && c[a] === c[b] && c[b] === c[d]);
const TicTacToe = {
  name: 'ttt',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (won(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((c) => c !== null)) return { draw: true };
  },
  ai: { enumerate: (G) => { const m = []; for (let i = 0; i < 9; i++) if (G.cells[i] === null) m.push({ move: 'clickCell', args: [i] }); return m; } },
};
// --- the probe game on boardgame.io: one move, G mutated through its Immer draft ---
const Euro = {
  name: 'euro',
  setup: ({ random }) => probe.newState(random.Shuffle(Array.from({ length: 40 }, (_, i) => i))),
  moves: {
    choose: ({ G, events }, o) => {
      const before = G.cur;
      probe.step(G, o);
      if (G.phase !== probe.OVER && G.cur !== before) events.endTurn({ next: String(G.cur) });
    },
  },
  endIf: ({ G }) => (G.phase === probe.OVER ? { scores: probe.scores(G) } : undefined),
  ai: { enumerate: (G) => probe.legal(G).map((o) => ({ move: 'choose', args: [o] })) },
};

function viaClient(game, n, extra) {
  return () => {
    const client = Client({ game: { ...game, ...extra }, numPlayers: n, debug: false });
    let d = 0, r = 0, o = 0;
    for (;;) {
      const st = client.store.getState();
      if (st.ctx.gameover !== undefined) break;
      const opts = game.ai.enumerate(st.G, st.ctx), k = opts.length;
      d++; o += k; if (k > 1) r++;
      const m = opts[Math.floor(Math.random() * k)];
      client.moves[m.move](...m.args);
    }
    return [d, r, o];
  };
}
function viaReducer(game, n) {
  const reducer = CreateGameReducer({ game });
  return () => {
    let st = InitializeGame({ game, numPlayers: n });
    let d = 0, r = 0, o = 0;
    while (st.ctx.gameover === undefined) {
      const opts = game.ai.enumerate(st.G, st.ctx), k = opts.length;
      d++; o += k; if (k > 1) r++;
      const m = opts[Math.floor(Math.random() * k)];
      const next = reducer(st, { type: 'MAKE_MOVE', payload: { type: m.move, args: m.args, playerID: st.ctx.currentPlayer } });
      if (next._stateID === st._stateID) throw new Error('move refused');
      st = next;
    }
    return [d, r, o];
  };
}
function viaBot(game, n) {
  const bot = new RandomBot({ enumerate: game.ai.enumerate });
  return async () => {
    const { state } = await Simulate({ game, bots: bot, state: InitializeGame({ game, numPlayers: n }) });
    return [state._stateID, state._stateID, 0];
  };
}
function mcts(game, n, iterations) {
  const bot = new MCTSBot({ game, enumerate: game.ai.enumerate, iterations, playoutDepth: 400 });
  const st = InitializeGame({ game, numPlayers: n });
  return async () => { await bot.play(st, '0'); return [iterations, iterations, 0]; };
}
function jsonClone(game, n) {
  const st = InitializeGame({ game, numPlayers: n });
  return () => JSON.parse(JSON.stringify(st));
}

(async () => {
  await run('boardgame.io (Client)', 'tic-tac-toe', viaClient(TicTacToe, 2), jsonClone(TicTacToe, 2), 'tutorial game, headless Client');
  await run('boardgame.io (reducer)', 'tic-tac-toe', viaReducer(TicTacToe, 2), null, 'CreateGameReducer, no client');
  await run('boardgame.io (RandomBot)', 'tic-tac-toe', viaBot(TicTacToe, 2), null, 'Simulate + RandomBot');
  await run('boardgame.io (MCTSBot)', 'tic-tac-toe', mcts(TicTacToe, 2, 200), null, '"decisions" = MCTS iterations from the opening');
  await run('boardgame.io (Client)', 'probe euro', viaClient(Euro, 4), jsonClone(Euro, 4), 'headless Client');
  await run('boardgame.io (Client, no undo)', 'probe euro', viaClient(Euro, 4, { disableUndo: true }), null, 'disableUndo');
  await run('boardgame.io (reducer)', 'probe euro', viaReducer(Euro, 4), null, 'CreateGameReducer, no client');
  await run('boardgame.io (MCTSBot)', 'probe euro', mcts(Euro, 4, 20), null, '"decisions" = MCTS iterations (full playouts)');
})();
