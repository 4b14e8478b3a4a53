import 'reflect-metadata';

import { passwordPage } from '../identity/sessions/password/ownPassword.service';
import { addAdmin } from '../identity/users/addAdmin';
import { createIndexes } from '../platform/database/connect';
import { openDatabase } from '../platform/database/openDatabase';
import { readConfig } from '../platform/settings/config';
import { areas } from './areas';
import { runCommand } from './runCommand';

/** `npm run add-admin -- name@example.nl`: the first administrator of a real database. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    await createIndexes(areas.flatMap((area) => area.models));
    const token = await addAdmin(process.argv[2] ?? '');
    process.stdout.write(
      `Kies binnen 60 minuten een wachtwoord, deze link werkt één keer:\n${passwordPage(config.publicUrl, token)}\n`,
    );
  } finally {
    await database.close();
  }
}

void runCommand(main);
