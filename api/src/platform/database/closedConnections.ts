import type { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';

import mongoose from 'mongoose';

/** What we need to know of a connection of the driver. */
interface DriverConnection extends EventEmitter {
  closed: boolean;
}
type WriteCommand = (this: DriverConnection, command: object, options: object) => Promise<void>;
type ReadMany = (this: DriverConnection, options: object) => AsyncGenerator<unknown>;

interface Prototype {
  writeCommand?: WriteCommand;
  readMany?: ReadMany;
}

const mended = new WeakSet<Prototype>();

/**
 * Mends the driver: a command whose connection is closed while it is sent, or before the driver begins to wait for its
 * answer, waits for ever (mongodb 7.2 to 7.9; seen at one of three kills of the engine under load). It fails now as any
 * command does whose connection is closed. @throws when the driver has changed, so that who brings a new one looks here
 */
export function failOnClosedConnections(): void {
  const driver = createRequire(require.resolve('mongoose'))('mongodb/lib/cmap/connection') as {
    Connection?: { prototype: Prototype };
  };
  const prototype = driver.Connection?.prototype;
  if (!prototype?.writeCommand || !prototype.readMany)
    throw new Error('The driver speaks with the server in another way: see closedConnections.ts.');
  if (mended.has(prototype)) return;
  mended.add(prototype);
  prototype.writeCommand = writing(prototype.writeCommand);
  prototype.readMany = reading(prototype.readMany);
}

function writing(write: WriteCommand): WriteCommand {
  return async function (command, options) {
    let stop = () => undefined as void;
    const closed = new Promise<never>((_resolve, reject) => {
      stop = () => reject(closedError());
      this.once('close', stop);
    });
    if (this.closed) stop();
    try {
      await Promise.race([closed, write.call(this, command, options)]);
    } finally {
      this.off('close', stop);
    }
  };
}

function reading(read: ReadMany): ReadMany {
  return async function* (options) {
    // From the next line on the driver hears of it by itself.
    if (this.closed) throw closedError();
    yield* read.call(this, options);
  };
}

function closedError(): Error {
  return new mongoose.mongo.MongoNetworkError('the connection was closed');
}
