import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = join(__dirname, '../../../docs/ease.md');

/** Counts what somebody does. */
export interface Actions {
  /** Does one thing that counts, such as a click. */
  act: (action: Promise<unknown>) => Promise<void>;
  /** How often that was. */
  readonly count: number;
}

/** See {@link Actions}. */
export function actions(): Actions {
  let count = 0;
  return {
    act: async (action) => {
      await action;
      count += 1;
    },
    get count() {
      return count;
    },
  };
}

/** How many actions something takes, as docs/ease.md promises. @throws when it does not tell */
export function promised(what: string): number {
  const row = readFileSync(PAGE, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .find(([, name]) => name === what);
  if (!row) throw new Error(`docs/ease.md has no row '${what}'`);
  return Number(row[2]);
}
