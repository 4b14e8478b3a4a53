import 'reflect-metadata';

import { resolve } from 'node:path';

import { openBesidePortal } from '../platform/database/openDatabase';
import { StartupError } from '../platform/errors/appError';
import { WithdrawnRemoteModel, withdraw } from '../platform/remotes/remote.models';
import { RemoteList } from '../platform/remotes/remoteList';
import { readConfig } from '../platform/settings/config';
import { runCommand } from './runCommand';

const USAGE =
  'Say what: npm run remotes, npm run remotes -- roll-back <area>, or npm run remotes -- restore <area>';

/** `npm run remotes`: which versions of the areas people get; `roll-back` and `restore` change it, also while the portal runs. */
async function main(): Promise<void> {
  const [action = 'list', area] = process.argv.slice(2);
  const config = readConfig(process.env);
  const database = await openBesidePortal(config);
  try {
    const remotes = new RemoteList(
      resolve(__dirname, '../../..'),
      config.REMOTES_FILE && resolve(config.REMOTES_FILE),
    );
    if (action === 'roll-back' && area) await rollBack(remotes, area);
    else if (action === 'restore' && area) await restore(area);
    else if (action !== 'list') throw new StartupError(USAGE);
    remotes.forget();
    process.stdout.write(await listed(remotes));
  } finally {
    await database.close();
  }
}

/** Withdraws what people get of an area now. @throws StartupError when there is nothing else */
async function rollBack(remotes: RemoteList, area: string): Promise<void> {
  const { [area]: versions = [] } = await remotes.offeredTo(null);
  const [present, before] = versions;
  if (!present || !before) throw new StartupError(`There is no version of ${area} to go back to.`);
  await withdraw({ area, entry: present.entry, reason: 'admin' });
}

/** Offers all versions of an area again. */
async function restore(area: string): Promise<void> {
  const { deletedCount } = await WithdrawnRemoteModel.deleteMany({ area });
  if (deletedCount === 0) throw new StartupError(`No version of ${area} was withdrawn.`);
}

async function listed(remotes: RemoteList): Promise<string> {
  const offered = await remotes.offeredTo(null);
  const lines = Object.entries(offered).flatMap(([area, versions]) =>
    versions.map(
      ({ channel, entry, info }, at) =>
        `${at === 0 ? area.padEnd(12) : ' '.repeat(12)} ${channel.padEnd(9)} ${(info?.version ?? '?').padEnd(9)} ${entry}\n`,
    ),
  );
  return lines.join('');
}

void runCommand(main);
