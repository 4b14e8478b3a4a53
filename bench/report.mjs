import { cpu, LEAST, mark, MOST, ms, rate, table } from './lib/reportTable.mjs';
import { lighthouseText } from './lighthouseText.mjs';

/** The budgets of docs/performance.md. */
const BUDGETS = {
  commands: 4,
  record: 0.8,
  list: 0.9,
  shellKb: 212,
  areaKb: 60,
  visitorKb: 60,
  areaMs: 150,
  firstStart: 45,
  secondStart: 2,
  restMb: 200,
  loadMb: 350,
  lettersS: 15,
  lettersMb: 350,
  answerMs: 50,
  soakFailed: 0,
  soakGrowth: 1.2,
  visitorMs: 300,
  signedInMs: 1000,
  slowdown: 2,
  typedMs: 100,
  growthRatio: 2,
  growthMs: 150,
  growthMost: 2000,
  listMs: 100,
  frameMs: 17,
};

/** The report as text. @param results of bench.mjs; a part that was not measured is left out */
export function reportText({
  throughput,
  bundles,
  areas,
  longLists,
  memory,
  starts,
  letters,
  attacks,
  lighthouse,
  soak,
  search,
  growth,
}) {
  return [
    ...(throughput ? [throughputText(throughput)] : []),
    ...otherText({ starts, bundles, areas, memory, letters }),
    ...(longLists ? [longListsText(longLists)] : []),
    ...(attacks ? [attacksText(attacks)] : []),
    ...(lighthouse ? [lighthouseText(lighthouse)] : []),
    ...(soak ? [soakText(soak)] : []),
    ...(search ? [searchText(search)] : []),
    ...(growth ? [growthText(growth)] : []),
  ].join('\n\n');
}

function throughputText(rows) {
  const head = [
    ...['operation', 'conn', 'db', 'jit/s', 'p50', 'p95', 'p99', 'cpu', 'ratio'],
    ...['ref/s', 'p50', 'p95', 'p99', 'cpu', 'ratio', 'peer/s', 'p50', 'cpu', 'apollo', 'budget'],
  ];
  const judged = (at, { jit, apollo }) => (at === 16 ? jit.ratio / (apollo?.ratio ?? 1) : undefined);
  const lines = rows.map(({ name, connections, commands, mostCommands, budget, ...servers }) => [
    name,
    connections,
    String(commands),
    ...figures(servers.jit),
    ...figures(servers.reference),
    ...(servers.peer ? [rate(servers.peer.rate), ms(servers.peer.p50), cpu(servers.peer.cpu)] : ['', '', '']),
    servers.apollo?.ratio.toFixed(2) ?? '',
    marks({ commands, mostCommands, ratio: judged(connections, servers), budget }) + failures(servers),
  ]);
  const title =
    'Operations: answers per second, latency in ms, database commands (db), processor time of the server for one answer ' +
    'in ms (cpu), and the ratio of answers per second to the bare driver (peer), also of the peer behind an Apollo Server (apollo)';
  return `${title}\n${table([head, ...lines])}`;
}

function figures(one) {
  if (!one) return ['', '', '', '', '', ''];
  return [rate(one.rate), ms(one.p50), ms(one.p95), ms(one.p99), cpu(one.cpu), one.ratio?.toFixed(2) ?? ''];
}

function marks({ commands, mostCommands = BUDGETS.commands, ratio, budget }) {
  const ratioMark = budget && ratio !== undefined ? `, ${mark(ratio, LEAST, BUDGETS[budget], '')}` : '';
  return `db ${mark(commands, MOST, mostCommands, '')}${ratioMark}`;
}

/** Requests without an answer; there should be none. */
function failures(servers) {
  const failed = Object.entries(servers).filter(([, one]) => one?.failed);
  return failed.map(([name, one]) => `, ${one.failed} failed (${name})`).join('');
}

function otherText({ starts, bundles, areas, memory, letters }) {
  const rows = [['what', 'measured', 'budget', '']];
  const add = (what, value, unit, budget, note = '') => {
    const digits = unit === 's' ? 1 : 0;
    const shown = `${value.toFixed(digits)} ${unit}`;
    rows.push([what, shown, budget ? mark(value, MOST, budget, ` ${unit}`) : '', note]);
  };
  if (starts) {
    add(
      'start on an empty data folder, built',
      starts.first,
      's',
      BUDGETS.firstStart,
      'the build not included',
    );
    add('second start', starts.second, 's', BUDGETS.secondStart);
  }
  if (bundles) {
    add(
      'JavaScript of the signed-in first page, gz',
      bundles.shell,
      'KB',
      BUDGETS.shellKb,
      `${bundles.files} files, until its heading is there; ${bundles.later.toFixed(0)} KB after that`,
    );
    const { path, kb } = bundles.visitors;
    add('pages without an account, gz', kb, 'KB', BUDGETS.visitorKb, `all that ${path} asks for`);
    for (const { first, largest } of bundles.areas) {
      const note = `${first.path}; largest of its pages: ${largest.path}, ${largest.kb.toFixed(0)} KB`;
      add(`${first.area}, first page on top, gz`, first.kb, 'KB', BUDGETS.areaKb, note);
    }
  }
  if (areas) {
    const all = areas.map(({ path, ms: one }) => `${path} ${one.toFixed(0)}`).join(', ');
    const slowest = Math.max(...areas.map(({ ms: one }) => one));
    add('to another area, the slowest', slowest, 'ms', BUDGETS.areaMs, all);
  }
  if (memory) {
    add('memory of the API at rest', memory.rest.own, 'MB', BUDGETS.restMb, database(memory.rest));
    add('the same, 64 clients', memory.usual.own, 'MB', BUDGETS.loadMb, database(memory.usual));
    const note = `${database(memory.heavy)}; answers of 5,000 users among them`;
    add('the same, 64 clients, whole lists', memory.heavy.own, 'MB', BUDGETS.loadMb, note);
  }
  if (letters) {
    const {
      imported,
      importSeconds,
      letters: made,
      sheets,
      seconds,
      cpuSeconds,
      slowestAnswerMs,
      rest,
      peak,
    } = letters;
    add('import of members', importSeconds, 's', undefined, `${imported} members`);
    const note = `${made} letters and ${sheets} sheets of labels`;
    add('letters of the club', seconds, 's', BUDGETS.lettersS, note);
    add('the same, processor of the API', cpuSeconds, 's', undefined, 'its threads with it');
    add('the same, slowest answer', slowestAnswerMs, 'ms', BUDGETS.answerMs);
    add(
      'the same, memory of the API',
      peak.own,
      'MB',
      BUDGETS.lettersMb,
      `before: ${rest.own.toFixed(0)} MB; ${database(peak)}`,
    );
  }
  return rows.length > 1 ? [table(rows)] : [];
}

function longListsText(rows) {
  const within = (value) => `${ms(value)} ${mark(value, MOST, BUDGETS.listMs, ' ms')}`;
  const lines = rows.map(({ size, opening, shortOpening, sorting, searching, frames, late, elements }) => [
    size,
    within(opening),
    ms(shortOpening),
    within(sorting),
    within(searching),
    `${ms(frames)} ${mark(frames, MOST, BUDGETS.frameMs, ' ms')}`,
    `${(100 * late).toFixed(0)}%`,
    String(elements),
  ]);
  const head = [
    'a list of 5,000',
    'opening',
    'a short one',
    'sorting',
    'searching',
    'p95 of a frame',
    'late',
    'elements',
  ];
  return `Long lists, in ms on a processor four times slower; a frame while 3,000 px a second are scrolled\n${table([head, ...lines])}`;
}

function attacksText(rows) {
  const lines = rows.map(({ name, signedIn, ms: one, before, meanwhile }) => [
    signedIn ? `${name}, signed in` : name,
    ms(one),
    mark(one, MOST, signedIn ? BUDGETS.signedInMs : BUDGETS.visitorMs, ' ms'),
    before === undefined ? '' : ms(before),
    meanwhile === undefined ? '' : ms(meanwhile),
    meanwhile === undefined ? '' : mark(meanwhile / before, MOST, BUDGETS.slowdown, ' times'),
  ]);
  const head = ['the most that is accepted', 'ms', 'budget', 'p99 of others', 'meanwhile', 'budget'];
  return `Attacks: one request alone, and the p99 of others before and while a stranger sends ten a second\n${table([head, ...lines])}`;
}

/** Of each fifth minute, and what became of the first five minutes by the end. */
function soakText(rows) {
  const shown = rows.filter(({ minute }) => minute % 5 === 0 || minute === rows.length);
  const lines = shown.map(({ minute, answers, failed, p99, memory }) => [
    String(minute),
    String(answers),
    mark(failed, MOST, BUDGETS.soakFailed, ''),
    ms(p99),
    memory.toFixed(0),
  ]);
  const [early = rows[0]] = rows.filter(({ minute }) => minute === 5);
  const last = rows.at(-1);
  const growth = ['p99', 'memory'].map(
    (name) =>
      `${name} ${(last[name] / early[name]).toFixed(2)} ${mark(last[name] / early[name], MOST, BUDGETS.soakGrowth, ' times')}`,
  );
  const head = ['minute', 'answers', 'without answer', 'p99, ms', 'memory, MB'];
  return `Soak: 64 clients ask everything in turn. From minute ${early.minute} to the end: ${growth.join(', ')}\n${table([head, ...lines])}`;
}

function searchText(rows) {
  const lines = rows.map(({ field, factor, commands, first, p50, p95, slowest }) => [
    field,
    String(factor),
    String(commands),
    ...[first, p50, p95].map(ms),
    mark(p95, MOST, BUDGETS.typedMs, ' ms'),
    slowest,
  ]);
  const head = ['search field', 'factor', 'db', 'first', 'p50', 'p95', 'budget', 'slowest text'];
  return `Search: one answer to a text that is typed, in ms, among 1,110 club members times the factor\n${table([head, ...lines])}`;
}

function growthText(rows) {
  const lines = rows.map(({ name, factors, ratio, isSameSize }) => [
    name,
    String(factors.at(-1).commands),
    ...factors.map(({ p95 }) => ms(p95)),
    ms(factors.at(-1).first),
    ratio.toFixed(2),
    growthMarks(factors, ratio, isSameSize),
  ]);
  const times = rows[0].factors.map(({ factor }) => `× ${factor}`);
  const head = ['operation', 'db', ...times, 'first', 'ratio', 'budget'];
  return `Growth: p95 in ms of one connection, the first answer at the largest, and the p95 at × 10 as a multiple of that of × 1\n${table([head, ...lines])}`;
}

/** At × 10 against × 1, where the answer is of one size, and by itself; at × 100 only that nothing takes too long. */
function growthMarks([, { p95: atTen }, atMost], ratio, isSameSize) {
  const most = (value, budget) => mark(value, MOST, budget, ' ms');
  return [
    isSameSize ? mark(ratio, MOST, BUDGETS.growthRatio, ' times') : 'its answer grows',
    most(atTen, BUDGETS.growthMs),
    ...(atMost ? [most(atMost.p95, BUDGETS.growthMost)] : []),
  ].join(', ');
}

const database = ({ children }) => `database process: ${children.toFixed(0)} MB`;
