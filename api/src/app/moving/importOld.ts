import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import Papa from 'papaparse';

import { inviteMoved } from '../../identity/users/invitation/invitation.service';
import { createIndexes } from '../../platform/database/connect';
import { migrate, openDatabase } from '../../platform/database/openDatabase';
import { StartupError } from '../../platform/errors/appError';
import type { Correction, Doubts } from '../../platform/moving/doubts';
import type { MovedSum } from '../../platform/moving/readDump';
import { areaSettings, readConfig } from '../../platform/settings/config';
import { formatCents } from '../../platform/text/inDutch';
import { areas } from '../areas';
import { createPortal } from '../createPortal';
import { isDemoFoundation } from '../demo/loadDemo';
import { type MovingPlan, planMoves, type PlannedMove, reconcile } from './planMoves';
import { writeMoves, type WrittenMove } from './writeMoves';

/** The sheet of doubts, in the folder of the dump. */
export const SHEET = 'doubts.csv';

const USAGE =
  'Say which folder: npm run import-old -- dump/ [--dry] [--corrections dump/doubts.csv] [--invite]';

/**
 * Plans what becomes of a dump and writes the sheet of doubts; without `--dry` it is written to the database too, when
 * nothing must be corrected first.
 * @param say told what goes to the screen, in Dutch
 * @throws StartupError
 */
export async function importOld(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  say: (text: string) => void,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { dry: { type: 'boolean' }, invite: { type: 'boolean' }, corrections: { type: 'string' } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (!folder) throw new StartupError(USAGE);
  const dump = resolve(folder);
  const sheet = join(dump, SHEET);
  const given = values.corrections && (await readCorrections(resolve(values.corrections)));
  if (!given) await mustNotBeFilledIn(sheet);
  const plan = await planMoves(
    dump,
    areas.flatMap((area) => area.moves ?? []),
    given || [],
  );
  await writeDoubts(sheet, plan.doubts);
  say(`${planText(plan)}De twijfels staan in ${sheet}.\n`);
  if (values.dry) {
    say('Er is niets in de database geschreven.\n');
    return;
  }
  await write(plan, env, say, values.invite ?? false);
}

async function write(
  plan: Awaited<ReturnType<typeof planMoves>>,
  env: NodeJS.ProcessEnv,
  say: (text: string) => void,
  invites: boolean,
): Promise<void> {
  const config = readConfig(env);
  const database = await openDatabase(config);
  try {
    if (await isDemoFoundation())
      throw new StartupError('This database holds the demo foundation: set DATA_DIR to an empty folder.');
    await migrate(database.connection);
    await createIndexes(areas.flatMap((area) => area.models));
    const written = await writeMoves(database.connection.db!, plan, (one) => say(writtenText(one)));
    say(endText(written));
    if (!invites) return;
    const settings = areaSettings(config);
    const portal = createPortal({
      connection: database.connection,
      areas,
      settings,
      smtpUrl: config.SMTP_URL,
    });
    say(
      `${await inviteMoved(portal, userIdsIn(plan))} uitnodiging(en) klaargezet; het portaal verstuurt ze.\n`,
    );
  } finally {
    await database.close();
  }
}

function userIdsIn(plan: Awaited<ReturnType<typeof planMoves>>): string[] {
  const users = plan.moves
    .flatMap(({ collections }) => collections)
    .find(({ model }) => model.modelName === 'User');
  return users?.documents.map(({ _id }) => String(_id)) ?? [];
}

/** The work of somebody who corrected is not overwritten. @throws StartupError */
async function mustNotBeFilledIn(sheet: string): Promise<void> {
  const before = await readCorrections(sheet).catch(() => []);
  if (before.some(({ correction }) => correction !== ''))
    throw new StartupError(
      `There are corrections in ${sheet}: add --corrections ${sheet}, or put it elsewhere.`,
    );
}

/** What a dry run tells, in Dutch: of each file how many become what, and what is not taken over. */
function planText(plan: MovingPlan): string {
  const { doubts, files, unknown } = plan;
  const blocking = doubts.blocking().length;
  const unused = doubts.unused();
  return lines([
    ...plan.moves.flatMap((planned) => [
      ...moveLines(planned),
      ...reconcile(planned).map(sumLine),
      ...[...planned.unread].map(([name, many]) => `    veld ${name} (${many}×) wordt niet overgenomen`),
    ]),
    ...unknown.map((name) => `${name}: wordt nog niet overgenomen`),
    `Bestanden: ${files.count}${files.unclaimed.length > 0 ? `; zonder document: ${files.unclaimed.join(', ')}` : ''}`,
    ...unused.map(({ file, id, field }) => `Correctie zonder document: ${file} ${id} ${field}`),
    `Twijfels: ${blocking} die gecorrigeerd moeten worden, ${doubts.all().length - blocking} aannames`,
  ]);
}

/** What was written of one file. */
function writtenText({ planned, wasThere, sums }: WrittenMove): string {
  return lines([
    ...moveLines(planned, wasThere ? 'stond er al' : 'overgenomen'),
    ...(wasThere ? [] : sums.map(sumLine)),
  ]);
}

/** What it came to, when all of it is written. */
function endText(written: readonly WrittenMove[]): string {
  const fresh = written.filter(({ wasThere }) => !wasThere);
  if (fresh.length === 0) return 'Alles stond er al; er is niets veranderd.\n';
  return fresh.every(({ sums }) => sums.every(({ old, now }) => old === now))
    ? 'Alles is overgenomen, en alle totalen kloppen.\n'
    : 'Alles is overgenomen. Niet alle totalen kloppen: zie VERSCHIL hierboven.\n';
}

function moveLines({ move, old, leftOut, taken }: PlannedMove, done = 'over te nemen'): string[] {
  const left = [...leftOut].map(([reason, many]) => `, ${many} ${reason}`).join('');
  return [`${move.title}: ${old} oud, ${taken.length} ${done}${left}`];
}

function sumLine({ what, old, now, isMoney }: MovedSum): string {
  const shown = (amount: number) => (isMoney ? formatCents(amount) : String(amount));
  return old === now
    ? `    ${what}: ${shown(now)}, klopt`
    : `    ${what}: was ${shown(old)}, is ${shown(now)}: VERSCHIL`;
}

function lines(all: readonly string[]): string {
  return all.map((line) => `${line}\n`).join('');
}

const FIELDS = ['bestand', 'id', 'veld', 'waarde', 'twijfel', 'ernst', 'correctie'];
const BLOCKING = 'moet';
const ASSUMED = 'aanname';

/**
 * Writes the doubts as a sheet that spreadsheets open, those that must be corrected first; below them the corrections
 * that were used, so that the sheet can be given again as it is.
 */
async function writeDoubts(path: string, doubts: Doubts): Promise<void> {
  const open = [...doubts.blocking(), ...doubts.all().filter(({ isBlocking }) => !isBlocking)];
  const rows = [
    ...open.map((doubt) => ({ ...doubt, correction: earlier(doubts, doubt) })),
    ...doubts.corrections.filter((one) => one.correction !== '' && !open.some((doubt) => isSame(doubt, one))),
  ];
  const cells = rows.map(({ file, id, field, value, message, isBlocking, correction }) => [
    ...[file, id, field, value, message, isBlocking ? BLOCKING : ASSUMED, correction],
  ]);
  const csv = Papa.unparse([FIELDS, ...cells], { delimiter: ';', escapeFormulae: true });
  await writeFile(path, `\uFEFF${csv}\r\n`);
}

/** The sheet as somebody filled it in. @throws StartupError */
async function readCorrections(path: string): Promise<Correction[]> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new StartupError(`There is no file ${path} with corrections.`, { cause });
  });
  const { data, meta } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
  });
  const missing = ['bestand', 'id', 'veld', 'correctie'].filter((name) => !meta.fields?.includes(name));
  if (missing.length > 0) throw new StartupError(`${path} has no column ${missing.join(', ')}.`);
  return data.map((row) => ({
    file: row.bestand ?? '',
    id: row.id ?? '',
    field: row.veld ?? '',
    value: row.waarde ?? '',
    message: row.twijfel ?? '',
    isBlocking: row.ernst === BLOCKING,
    correction: unescaped(row.correctie ?? ''),
  }));
}

/** Of a sheet that was written again, `'-` is `-`. */
function unescaped(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@\t\r])/, '');
}

function earlier(doubts: Doubts, doubt: Pick<Correction, 'file' | 'id' | 'field'>): string {
  return doubts.corrections.find((one) => isSame(doubt, one))?.correction ?? '';
}

function isSame(one: Pick<Correction, 'file' | 'id' | 'field'>, other: typeof one): boolean {
  return one.file === other.file && one.id === other.id && one.field === other.field;
}
