import { readFile, writeFile } from 'node:fs/promises';

import Papa from 'papaparse';

import { StartupError } from '../../platform/errors/appError';
import type { Correction, Doubts } from '../../platform/moving/doubts';

const FIELDS = ['bestand', 'id', 'veld', 'waarde', 'twijfel', 'ernst', 'correctie'];
const BLOCKING = 'moet';
const ASSUMED = 'aanname';

/**
 * Writes the doubts as a sheet that spreadsheets open, those that must be corrected first; below them the corrections
 * that were used, so that the sheet can be given again as it is.
 */
export async function writeDoubts(path: string, doubts: Doubts): Promise<void> {
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
export async function readCorrections(path: string): Promise<Correction[]> {
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
