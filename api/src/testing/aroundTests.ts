import type { Circus } from '@jest/types';
import { addEventHandler } from 'jest-circus';

import { keptErrors } from './keptLog';

/** How long a test or a hook may take that does not say so itself, in ms. */
const LIMIT = 60_000;

// The runner knows no limits, and what never ends would hold up all that comes after it.
addEventHandler(((event: Circus.Event, { currentDescribeBlock }: Circus.State) => {
  if (event.name === 'add_test') surround(currentDescribeBlock.children.at(-1) as Circus.TestEntry);
  if (event.name === 'add_hook') surround(currentDescribeBlock.hooks.at(-1)!);
}) as Circus.EventHandler);

/** Ends it when it is late, and has a failure tell what was logged meanwhile. */
function surround(one: Circus.TestEntry | Circus.Hook): void {
  const run = one.fn as (() => unknown) | undefined;
  if (!run) return;
  const limit = one.timeout ?? LIMIT;
  one.fn = async () => {
    const errors = keptErrors();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`It took more than ${limit / 1000} s.`)), limit);
    });
    try {
      await Promise.race([run(), late]);
    } catch (error) {
      throw withLog(error, errors());
    } finally {
      clearTimeout(timer);
    }
  };
}

function withLog(error: unknown, logged: readonly string[]): Error {
  const failure = error instanceof Error ? error : new Error(String(error));
  if (logged.length > 0) failure.stack = [failure.stack, 'Logged meanwhile:', ...logged].join('\n');
  return failure;
}
