import 'reflect-metadata';

import { areas } from './areas';
import { readConfig } from './core/config';
import { createIndexes } from './core/database/connect';
import { openDatabase } from './core/database/openDatabase';
import { resetLink } from './core/mail/passwordReset.template';
import { runCommand } from './core/runCommand';
import { addAdmin } from './core/users/addAdmin';

/** `npm run add-admin -- name@example.nl`: the first administrator of a real database. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    await createIndexes(areas);
    const token = await addAdmin(process.argv[2] ?? '');
    process.stdout.write(
      `Kies binnen 60 minuten een wachtwoord, deze link werkt één keer:\n${resetLink(config.publicUrl, token)}\n`,
    );
  } finally {
    await database.close();
  }
}

void runCommand(main);
