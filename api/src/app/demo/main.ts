import 'reflect-metadata';

import { parseArgs } from 'node:util';

import mongoose from 'mongoose';

import { demoAccountsText } from '../../identity/people/demoAccounts';
import { UserModel } from '../../identity/people/user.model';
import { createIndexes } from '../../platform/database/connect';
import { openDatabase } from '../../platform/database/openDatabase';
import { StartupError } from '../../platform/errors/appError';
import { readConfig } from '../../platform/settings/config';
import { areas } from '../areas';
import { runCommand } from '../runCommand';
import { replaceByDemo } from './loadDemo';

/** `npm run demo -- [--size 2] [--replace]`: fills the embedded database with the demo foundation. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { size: { type: 'string' }, replace: { type: 'boolean' } } });
  const config = readConfig({ ...process.env, ...(values.size && { DEMO_SIZE: values.size }) });
  if (config.MONGODB_URI) {
    throw new StartupError(
      'Demo data never goes into a database named by MONGODB_URI: unset it to fill the embedded one.',
    );
  }
  const database = await openDatabase(config);
  try {
    await createIndexes(areas.flatMap((area) => area.models));
    if (!values.replace && (await UserModel.estimatedDocumentCount()) > 0) {
      throw new StartupError('The embedded database is not empty: add --replace to throw its contents away.');
    }
    await replaceByDemo(areas, config.DEMO_SIZE);
    process.stdout.write(demoAccountsText());
  } finally {
    if (mongoose.connection.readyState) await database.close();
  }
}

void runCommand(main);
