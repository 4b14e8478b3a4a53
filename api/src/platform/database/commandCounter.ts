import { AsyncLocalStorage } from 'node:async_hooks';

import type { Connection } from 'mongoose';

const counted = new AsyncLocalStorage<{ commands: number }>();

/** Counts the commands that this connection sends, for {@link countCommands}. Needs `monitorCommands`. */
export function watchCommands(connection: Connection): void {
  connection.getClient().on('commandStarted', () => {
    const current = counted.getStore();
    if (current) current.commands += 1;
  });
}

/** Runs a task; `count()` inside it tells how many database commands it has sent so far. */
export function countCommands<T>(task: (count: () => number) => Promise<T>): Promise<T> {
  const current = { commands: 0 };
  return counted.run(current, () => task(() => current.commands));
}
