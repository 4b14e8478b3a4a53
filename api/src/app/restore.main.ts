import 'reflect-metadata';

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { stopRestoredWebhooks } from '../identity/webhooks/webhook.service';
import type { Manifest } from '../platform/backup/backup.model';
import { restore, verifyBackup } from '../platform/backup/verifyBackup';
import { openDatabase } from '../platform/database/openDatabase';
import { StartupError } from '../platform/errors/appError';
import { readConfig } from '../platform/settings/config';
import { runCommand } from './runCommand';

/** `npm run restore -- <file> [--dry] [--replace]`: puts a backup back, while no portal runs. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { dry: { type: 'boolean' }, replace: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [path] = positionals;
  if (!path) throw new StartupError('Say which one: npm run restore -- backup.tar.gz [--dry] [--replace]');
  const identity = process.env.BACKUP_IDENTITY;
  if (values.dry) {
    process.stdout.write(
      `${contentOf(await verifyBackup(resolve(path), identity))}Er is niets geschreven.\n`,
    );
    return;
  }
  const database = await openDatabase(readConfig(process.env));
  try {
    const manifest = await restore(database.connection.db!, resolve(path), {
      identity,
      replace: values.replace,
      after: stopRestoredWebhooks,
    });
    process.stdout.write(`${contentOf(manifest)}Alles is teruggezet en vergeleken.\n`);
  } finally {
    await database.close();
  }
}

function contentOf({ began, collections, changes }: Manifest): string {
  const lines = collections
    .filter(({ documents }) => documents > 0)
    .map(({ name, documents }) => `${String(documents).padStart(9)}  ${name}\n`);
  return `Back-up van ${began}, tijdens het maken ${changes} gewijzigd:\n${lines.join('')}`;
}

void runCommand(main);
