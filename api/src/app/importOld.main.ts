import 'reflect-metadata';

import { importOld } from './moving/importOld';
import { runCommand } from './runCommand';

/** `npm run import-old -- dump/ [--dry] [--corrections dump/doubts.csv] [--invite]`: moves in the data of the old system. */
void runCommand(() => importOld(process.argv.slice(2), process.env, (text) => process.stdout.write(text)));
