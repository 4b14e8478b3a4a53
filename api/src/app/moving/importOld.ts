import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { inviteMoved } from '../../identity/users/invitation/inviteMoved.service';
import { createIndexes } from '../../platform/database/connect';
import { migrate } from '../../platform/database/migrate';
import { openDatabase } from '../../platform/database/openDatabase';
import { StartupError } from '../../platform/errors/appError';
import { areaSettings, readConfig } from '../../platform/settings/config';
import { areas } from '../areas';
import { createPortal } from '../createPortal';
import { isDemoFoundation } from '../demo/loadDemo';
import { readCorrections, writeDoubts } from './doubtSheet';
import { planMoves } from './planMoves';
import { endText, planText, writtenText } from './report';
import { writeMoves } from './writeMoves';

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
