import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { send, signIn } from './lib/api.mjs';
import { benchDocument } from './lib/documents.mjs';
import { cpuOf, memoryOf, startApi } from './lib/processes.mjs';
import { watch } from './memory.mjs';

const MEMBERS = 1111;
const REST_MS = 3000;
const LOOK_MS = 200;

const COUNT = benchDocument('BenchLettersBefore');
const IMPORT = benchDocument('BenchImportMembers');
const ADD = benchDocument('BenchAddMoment');
const RUN = benchDocument('BenchMakeLetters');
const LOOK = benchDocument('BenchLettersProgress');
const MADE = benchDocument('BenchLettersMade');

/**
 * The letters and labels of a club of 1,111 members: how long an import of those who are missing, the making and one
 * answer meanwhile take, and the most memory of the API (MB).
 * @param {{ folder: string }} options
 */
export async function measureLetters({ folder }) {
  const server = await startApi({ DATA_DIR: join(folder, 'letters') });
  try {
    const cookie = await signIn(server.url);
    const ask = async (query, variables) =>
      (await send(server.url, JSON.stringify({ query, variables }), cookie)).data;
    const { clubMembers, clubEditions } = await ask(COUNT);
    const rows = Array.from({ length: MEMBERS - clubMembers.totalCount }, (_, at) => row(at));
    const began = performance.now();
    await ask(IMPORT, { rows });
    const importSeconds = (performance.now() - began) / 1000;
    const editionId = clubEditions.find(({ active }) => active).id;
    const { id } = (await ask(ADD, { editionId })).addClubContactMoment;
    await delay(REST_MS);
    const rest = memoryOf(server.pid);
    const answers = [];
    const cpu = cpuOf(server.pid);
    const start = performance.now();
    const peak = await watch(server.pid, make(ask, id, answers));
    const seconds = (performance.now() - start) / 1000;
    const cpuSeconds = (cpuOf(server.pid) - cpu) / 1000;
    const { downloadOrder } = (await ask(MADE, { id })).clubContactMoment;
    const sheets = downloadOrder.filter((name) => name.startsWith('labels_')).length;
    return {
      imported: rows.length,
      importSeconds,
      letters: downloadOrder.length - sheets,
      sheets,
      seconds,
      cpuSeconds,
      slowestAnswerMs: Math.max(...answers),
      rest,
      peak,
    };
  } finally {
    await server.stop();
  }
}

async function make(ask, id, answers) {
  await ask(RUN, { id });
  for (;;) {
    const asked = performance.now();
    const { generatedOn, generation } = (await ask(LOOK, { id })).clubContactMoment;
    answers.push(performance.now() - asked);
    if (generatedOn) return;
    if (generation.state !== 'running')
      throw new Error(`The letters ${generation.state}: ${generation.message}`);
    await delay(LOOK_MS);
  }
}

function row(at) {
  return {
    firstName: `Zoë ${at}`,
    lastName: at % 50 ? `Jansen-${at}` : "Ĳsselmuiden-d'Hondt van Zoëterwoude tot Nieuw-Coëvorden-Twel",
    joined: 1930 + (at % 90),
    adres: `Dorpsstraat ${at + 1}`,
    postalCode: `7${100 + (at % 900)} AB`,
    city: 'Ulft',
    paidYears: [2020, 2021, 2022],
  };
}
