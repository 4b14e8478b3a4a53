import pino from 'pino';

import { logger } from '../platform/log/logger';

/** As many errors as a failure tells of. */
const MOST = 5;
const kept: string[] = [];

// Much of what a portal logs in tests is what they have go wrong. API_TEST_LOG=1 prints all of it.
if (!process.env.API_TEST_LOG) {
  Object.assign(logger, { [pino.symbols.streamSym]: { write: keep } });
}

function keep(line: string): void {
  const { level, error, msg } = JSON.parse(line) as {
    level: number;
    msg: string;
    error?: { name: string; message: string; stack?: string[] };
  };
  if (level < pino.levels.values.error!) return;
  kept.push([`${msg}: ${error?.name} ${error?.message}`, ...(error?.stack ?? [])].join('\n    '));
  if (kept.length > MOST) kept.shift();
}

/** Forgets what was logged before. @returns what tells the errors that were logged since, the last few of them */
export function keptErrors(): () => readonly string[] {
  kept.length = 0;
  return () => kept;
}
