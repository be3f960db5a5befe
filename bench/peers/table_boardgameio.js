// boardgame.io's own server (memory storage, socket.io) with the euro game of the peers, every seat connected, loaded as in
// bench/table.py.
// usage: node table_boardgameio.js DIR_WITH_NODE_MODULES TABLES SECONDS PORT LONGEST_P99_MS SHORT_MATCH RATE [RATE ...]
// One line of JSON for each rate (answers a second over all tables), until the p99 is above the longest twice in a row.
// The server runs in a separate process. The players speak its protocol over its own socket.io-client, so that only the
// server is measured: the project's full client would compute every move four more times in this process.
'use strict';
process.env.NODE_ENV = process.env.NODE_ENV || 'production';
const path = require('path');
const { fork } = require('child_process');
const { createRequire } = require('module');
const [dir, tables, seconds, port, longest, shortMatch, ...rates] = process.argv.slice(2);
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
const figures = { waits: [], bytes: 0, updates: 0, errors: 0, finished: 0, late: 0 };

class Match {
  constructor(number) {
    this.id = `m${number}`;
  }
  async open(io) {
    this.at = Array(SEATS).fill(-1);
    this.state = null;
    this.sockets = this.at.map((_, seat) => this.connect(io, seat));
    while (Math.min(...this.at) < 0) await wait(5);
    return this;
  }
  connect(io, seat) {
    const socket = io(`http://127.0.0.1:${port}/euro`, { transports: ['websocket'], forceNew: true });
    socket.on('connect', () => {
      socket.io.engine.on('packet', ({ type, data }) => {
        if (type === 'message' && data && data.includes('"update"')) { figures.bytes += data.length; figures.updates++; }
      });
      socket.emit('sync', this.id, String(seat), undefined, SEATS);
    });
    socket.on('sync', (_, { state }) => this.hear(seat, state));
    socket.on('update', (_, state) => this.hear(seat, state));
    return socket;
  }
  hear(seat, state) {
    this.at[seat] = Math.max(this.at[seat], state._stateID);
    if (!this.state || state._stateID >= this.state._stateID) this.state = state;
    if (this.done && Math.min(...this.at) > this.before) { const done = this.done; this.done = null; done(true); }
  }
  close() { for (const socket of this.sockets) socket.close(); }
  async answer() {
    const { G, ctx, _stateID } = this.state;
    const options = probe.legal(G);
    const playerID = ctx.currentPlayer;
    const payload = { type: 'choose', args: [options[Math.floor(Math.random() * options.length)]], playerID };
    this.before = _stateID;
    const begun = now();
    const everybody = new Promise((done) => { this.done = done; });
    this.sockets[Number(playerID)].emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.id, playerID);
    const timer = setTimeout(() => { if (this.done) { this.done(false); this.done = null; } }, 20000);
    const heard = await everybody;
    clearTimeout(timer);
    if (heard) figures.waits.push(now() - begun); else figures.errors++;
  }
}

// Matches made and connected before the measurement.
class Reserve {
  constructor(io) {
    this.io = io;
    this.ready = [];
    this.made = 0;
  }
  make() { return new Match(this.made++).open(this.io); }
  async fill(count) {
    while (this.ready.length < count) {
      const missing = Math.min(10, count - this.ready.length);
      this.ready.push(...await Promise.all(Array.from({ length: missing }, () => this.make())));
    }
  }
  async take() {
    if (this.ready.length) return this.ready.pop();
    figures.late++;
    return this.make();
  }
}

// A table at which one match follows another.
class Table {
  constructor(reserve, match) {
    this.reserve = reserve;
    this.match = match;
    this.past = [];
  }
  async play(every, until) {
    await wait(Math.random() * every);
    while (now() < until) {
      const at = now();
      if (this.match.state.ctx.gameover !== undefined) {
        figures.finished++;
        this.past.push(this.match);
        this.match = await this.reserve.take();
      }
      await this.match.answer();
      await wait(Math.max(every - (now() - at), 0));
    }
  }
  forget() { for (const match of this.past.splice(0)) match.close(); }
}

const round = (x, n = 1) => Number((x || 0).toFixed(n));
const share = (sorted, part) => sorted[Math.floor(sorted.length * part)];

async function main() {
  const child = fork(__filename, process.argv.slice(2), { env: { ...process.env, BENCH_ROLE: 'server' } });
  await new Promise((done) => child.once('message', done));
  const usage = () => new Promise((done) => { child.once('message', done); child.send('usage'); });
  const { io } = req('socket.io-client');
  const empty = (await usage()).memory;
  const reserve = new Reserve(io);
  await reserve.fill(Number(tables));
  const all = [];
  while (all.length < Number(tables)) all.push(new Table(reserve, await reserve.take()));
  let late = 0;
  for (const rate of rates.map(Number)) {
    await reserve.fill(Number(tables) + Math.ceil((rate * Number(seconds)) / Number(shortMatch)));
    await wait(2000);
    Object.assign(figures, { waits: [], bytes: 0, updates: 0, errors: 0, finished: 0, late: 0 });
    const busy = (await usage()).cpu;
    const own = process.cpuUsage();
    const begun = now();
    await Promise.all(all.map((table) => table.play(1000 * Number(tables) / rate, begun + Number(seconds) * 1000)));
    const spent = (now() - begun) / 1000;
    const used = process.cpuUsage(own);
    for (const table of all) table.forget();
    const end = await usage();
    const waits = figures.waits.sort((a, b) => a - b);
    console.log(JSON.stringify({
      server: `boardgame.io ${req('boardgame.io/package.json').version}`, game: 'euro', tables: Number(tables), wanted: rate,
      answers_per_second: round(waits.length / spent), p50_ms: round(share(waits, 0.5)), p99_ms: round(share(waits, 0.99)),
      cpu: round((end.cpu - busy) / spent, 2), cpu_ms_per_answer: round(1000 * (end.cpu - busy) / waits.length, 2),
      bytes_per_update: Math.round(figures.bytes / figures.updates),
      memory_per_table_kb: Math.round((end.memory - empty) / reserve.made / 1024),
      players_cpu: round((used.user + used.system) / 1e6 / spent, 2),
      errors: figures.errors, matches_finished: figures.finished, made_late: figures.late,
    }));
    late = share(waits, 0.99) > Number(longest) ? late + 1 : 0;
    if (late === 2) break;
  }
  child.kill();
  process.exit(0);
}

if (process.env.BENCH_ROLE === 'server') serve(); else main().catch((error) => { console.error(error); process.exit(1); });
