import 'reflect-metadata';

import { mendBooks, strayLines } from '../finance/books/yearEntry.service';
import { giveUpOddLinks, oddLinks } from '../finance/paymentLinks/receivableLink.service';
import { openDatabase } from '../platform/database/openDatabase';
import { readConfig } from '../platform/settings/config';
import { formatCents } from '../platform/text/inDutch';
import { areas } from './areas';
import { runCommand } from './runCommand';

/**
 * `npm run repair-books`: tells of lines whose committee is not in the books of their year, and of payment links that do not
 * agree with what is owed any more; with --mend the committee is put back and the links are given up.
 */
async function main(): Promise<void> {
  const database = await openDatabase(readConfig(process.env));
  const portal = { extensions: areas.flatMap((area) => area.extensions ?? []) };
  const say = (line: string) => process.stdout.write(`${line}\n`);
  try {
    const found = await strayLines();
    for (const { year, yearId, wg, lines } of found)
      say(`${year ?? `Boekjaar ${yearId} is er niet meer`}: commissie ${wg}, ${lines} boeking(en)`);
    const odd = await oddLinks(portal);
    for (const { description, amount } of odd)
      say(`Betaallink van ${formatCents(amount)} voor ${description} klopt niet met wat er openstaat.`);
    if (found.length === 0) say('Elke boeking staat bij een commissie van haar boekjaar.');
    if (odd.length === 0) say('Elke open betaallink klopt met wat er openstaat.');
    if (found.length + odd.length === 0) return;
    if (!process.argv.includes('--mend')) return void say('Herstellen: npm run repair-books -- --mend');
    say(`${await mendBooks()} commissie(s) teruggezet in de boeken.`);
    say(`${await giveUpOddLinks(portal)} betaallink(s) ingetrokken.`);
  } finally {
    await database.close();
  }
}

void runCommand(main);
