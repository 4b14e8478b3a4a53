import 'reflect-metadata';

import { mendBooks, strayLines } from '../finance/books/yearEntry.service';
import { openDatabase } from '../platform/database/openDatabase';
import { readConfig } from '../platform/settings/config';
import { runCommand } from './runCommand';

/** `npm run repair-books`: tells of lines whose committee is not in the books of their year; with --mend it is put back. */
async function main(): Promise<void> {
  const database = await openDatabase(readConfig(process.env));
  try {
    const found = await strayLines();
    for (const { year, yearId, wg, lines } of found)
      process.stdout.write(
        `${year ?? `Boekjaar ${yearId} is er niet meer`}: commissie ${wg}, ${lines} boeking(en)\n`,
      );
    if (found.length === 0) process.stdout.write('Elke boeking staat bij een commissie van haar boekjaar.\n');
    else if (process.argv.includes('--mend'))
      process.stdout.write(`${await mendBooks()} commissie(s) teruggezet in de boeken.\n`);
    else process.stdout.write('Terugzetten: npm run repair-books -- --mend\n');
  } finally {
    await database.close();
  }
}

void runCommand(main);
