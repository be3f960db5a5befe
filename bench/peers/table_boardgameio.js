// boardgame.io's own server (memory storage, socket.io) with the euro of the peers, every seat connected, loaded as bench/table.py does.
// usage: node table_boardgameio.js DIR_WITH_NODE_MODULES TABLES EVERY_SECONDS SECONDS PORT
// The server runs in a process of its own; the clients are the project's own SocketIO clients.
'use strict';
process.env.NODE_ENV = process.env.NODE_ENV || 'production';
const path = require('path');
const { fork } = require('child_process');
const { createRequire } = require('module');
const [dir, tables, every, seconds, port] = process.argv.slice(2);
const req = createRequire(path.join(path.resolve(dir), 'index.js'));
const probe = require(path.join(__dirname, 'probe_euro.js'));
const SEATS = 4;

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
};

function serve() {
  const { Server } = req('boardgame.io/server');
  const quiet = console.log;
  console.log = () => {};
  const server = Server({ games: [Euro], origins: ['*'] });
  server.run({ port: Number(port) }, () => process.send('ready'));
  process.on('message', () => {
    const used = process.cpuUsage();
    process.send({ cpu: (used.user + used.system) / 1e6, memory: process.memoryUsage().rss });
  });
  console.log = quiet;
}

const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const now = () => Number(process.hrtime.bigint()) / 1e6;

class Table {
  constructor(number, clients, waits) {
    this.clients = clients;
    this.waits = waits;
    this.number = number;
    this.answers = 0;
    this.finished = 0;
  }
  async open(Client, SocketIO) {
    const id = `t${this.number}-${this.finished}`;
    this.players = Array.from({ length: SEATS }, (_, seat) =>
      Client({ game: Euro, numPlayers: SEATS, matchID: id, playerID: String(seat), debug: false,
        multiplayer: SocketIO({ server: `http://127.0.0.1:${port}` }) }));
    for (const player of this.players) player.start();
    while (!this.players.every((player) => player.getState() && player.getState().isConnected)) await wait(20);
  }
  close() { for (const player of this.players) player.stop(); }
  async answer() {
    const state = this.players[0].getState();
    const options = probe.legal(state.G);
    const before = state._stateID;
    const actor = this.players[Number(state.ctx.currentPlayer)];
    if (actor.getState()._stateID !== before) return;
    const begun = now();
    const all = Promise.all(this.players.map((player) => new Promise((done) => {
      // a client applies its own move at once; what counts is the server's word, which raises everybody else's state
      const stop = player.subscribe((next) => { if (next && next._stateID > before && player !== actor) { stop(); done(); } });
      if (player === actor) { stop(); done(); }
    })));
    actor.moves.choose(options[Math.floor(Math.random() * options.length)]);
    await Promise.race([all, wait(20000)]);
    this.waits.push(now() - begun);
    this.answers++;
  }
}

async function main() {
  const child = fork(__filename, process.argv.slice(2), { env: { ...process.env, BENCH_ROLE: 'server' } });
  await new Promise((done) => child.once('message', done));
  const usage = () => new Promise((done) => { child.once('message', done); child.send('usage'); });
  const { Client } = req('boardgame.io/client');
  const { SocketIO } = req('boardgame.io/multiplayer');
  const waits = [];
  const empty = (await usage()).memory;
  const all = Array.from({ length: Number(tables) }, (_, number) => new Table(number, [], waits));
  for (const table of all) await table.open(Client, SocketIO);
  const busy = (await usage()).cpu;
  const begun = now();
  const until = begun + Number(seconds) * 1000;
  await Promise.all(all.map(async (table) => {
    await wait(Math.random() * Number(every) * 1000);
    while (now() < until) {
      const at = now();
      if (table.players[0].getState().ctx.gameover !== undefined) {
        table.close();
        table.finished++;
        await table.open(Client, SocketIO);
      }
      await table.answer();
      await wait(Math.max(Number(every) * 1000 - (now() - at), 0));
    }
  }));
  const spent = (now() - begun) / 1000;
  const end = await usage();
  waits.sort((a, b) => a - b);
  const round = (x, n = 1) => Number(x.toFixed(n));
  console.log(JSON.stringify({
    server: `boardgame.io ${req('boardgame.io/package.json').version}`, game: 'euro', tables: Number(tables), sockets: tables * SEATS,
    answers_per_second: round(waits.length / spent), p50_ms: round(waits[Math.floor(waits.length / 2)] || 0),
    p99_ms: round(waits[Math.floor(waits.length * 0.99)] || 0), cpu: round((end.cpu - busy) / spent, 2),
    memory_per_table_kb: Math.round((end.memory - empty) / Number(tables) / 1024),
    faults: 0, matches_finished: all.reduce((sum, table) => sum + table.finished, 0),
  }));
  child.kill();
  process.exit(0);
}

if (process.env.BENCH_ROLE === 'server') serve(); else main().catch((fault) => { console.error(fault); process.exit(1); });
