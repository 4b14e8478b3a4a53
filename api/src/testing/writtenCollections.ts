import type { Connection } from 'mongoose';

/** Commands that can put something into a collection; the collection's name is their value. */
const WRITES = new Set(['insert', 'update', 'findAndModify', 'findandmodify']);

/**
 * Notes which collections are written to through a connection, so that only those need emptying: a portal has some
 * eighty, a test writes to a few. Needs `monitorCommands`.
 * @returns `empty()` empties them and begins anew
 */
export function writtenCollections(connection: Connection): { empty(): Promise<void> } {
  const written = new Set<string>();
  connection.getClient().on('commandStarted', ({ commandName, databaseName, command }) => {
    if (WRITES.has(commandName) && databaseName === connection.name)
      written.add(String(command[commandName]));
  });
  return {
    async empty() {
      const names = [...written];
      written.clear();
      await Promise.all(names.map((name) => connection.db!.collection(name).deleteMany({})));
    },
  };
}

/** Empties every collection of a connection's database, which the tests before may have left empty. */
export async function emptyAll(connection: Connection): Promise<void> {
  const { objects } = await connection.db!.stats();
  if (objects === 0) return;
  const collections = await connection.db!.listCollections().toArray();
  for (const { name } of collections) await connection.db!.collection(name).deleteMany({});
}
