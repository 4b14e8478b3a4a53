import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect as connectTo, createServer, type Socket } from 'node:net';

import mongoose from 'mongoose';

const { BSON } = mongoose.mongo;

const OP_REPLY = 1;
const OP_MSG = 2013;
const HEADER = 16;
/** Before the document: flags and the kind of the section; in an OP_REPLY flags, cursor, start and count. */
const BEFORE_BODY: Readonly<Record<number, number>> = { [OP_REPLY]: HEADER + 20, [OP_MSG]: HEADER + 5 };

type Command = Record<string, unknown>;

/** What a command meets: an error of an election by its code, or a connection that breaks. */
export type Fault = 10107 | 189 | 11602 | 'network';

const NAMES = {
  10107: 'NotWritablePrimary',
  189: 'PrimarySteppedDown',
  11602: 'InterruptedDueToReplStateChange',
} as const;

/** A replica set of one, for tests: no real one can be had, so this stands between the driver and the embedded engine. */
export interface FakeReplicaSet {
  uri: string;
  /** The commands that came, but those of the driver itself. */
  readonly commands: readonly Command[];
  /** The next commands of these names, so many, meet this. */
  fail(names: readonly string[], fault: Fault, times: number): void;
  /** Forgets commands and faults. */
  reset(): void;
  close(): Promise<void>;
}

/**
 * Starts one. It says that it is a primary, takes the transaction numbers out of writes (the engine knows none), and answers
 * as an election does where it was told to. What it cannot show: that a server does a repeated write once.
 * @param engineUri of the embedded engine: a socket
 */
export async function startFakeReplicaSet(engineUri: string): Promise<FakeReplicaSet> {
  const socketPath = decodeURIComponent(/^mongodb:\/\/([^/]+)/.exec(engineUri)?.[1] ?? '');
  let commands: Command[] = [];
  let faults: { names: readonly string[]; fault: Fault; left: number }[] = [];
  const open = new Set<Socket>();
  const server = createServer((driver) => {
    const engine = connectTo(socketPath);
    for (const [one, other] of [
      [driver, engine],
      [engine, driver],
    ] as const) {
      open.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    onMessages(driver, (message) => {
      const body = bodyOf(message);
      if (!body) return void engine.write(message);
      const [name = ''] = Object.keys(body);
      if (!OWN.has(name)) commands.push(body);
      const met = faults.find((one) => one.names.includes(name) && one.left > 0);
      if (!met) return void engine.write(withoutTransaction(message, body));
      met.left -= 1;
      if (met.fault === 'network') driver.destroy();
      else driver.write(electionError(message, met.fault));
    });
    onMessages(engine, (message) => driver.write(asPrimary(message, address())));
  });
  const address = () => `127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    uri: `mongodb://${address()}/test?replicaSet=fake&w=1&journal=true`,
    get commands() {
      return commands;
    },
    fail: (names, fault, times) => void faults.push({ names, fault, left: times }),
    reset: () => {
      commands = [];
      faults = [];
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Commands by which the driver looks after its connections. */
const OWN: ReadonlySet<string> = new Set(['hello', 'ismaster', 'isMaster', 'ping', 'endSessions']);

/** Calls this for each whole message of the wire protocol. */
function onMessages(socket: Socket, handle: (message: Buffer) => void): void {
  let rest = Buffer.alloc(0);
  socket.on('data', (data) => {
    rest = Buffer.concat([rest, data]);
    while (rest.length >= 4 && rest.length >= rest.readInt32LE(0)) {
      const length = rest.readInt32LE(0);
      handle(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  });
}

const opcodeOf = (message: Buffer) => message.readInt32LE(12);

function bodyOf(message: Buffer): Command | undefined {
  const at = BEFORE_BODY[opcodeOf(message)];
  if (at === undefined) return undefined;
  return BSON.deserialize(message.subarray(at, at + message.readInt32LE(at)), { promoteBuffers: true });
}

/** The same message with another document; what follows that stays. */
function withBody(message: Buffer, body: Command): Buffer {
  const at = BEFORE_BODY[opcodeOf(message)]!;
  const changed = Buffer.concat([
    message.subarray(0, at),
    BSON.serialize(body),
    message.subarray(at + message.readInt32LE(at)),
  ]);
  changed.writeInt32LE(changed.length, 0);
  return changed;
}

function withoutTransaction(message: Buffer, body: Command): Buffer {
  const { txnNumber: _number, lsid: _session, ...command } = body;
  return withBody(message, command);
}

/** What says who takes writes says that it is the primary of a replica set; all else stays. */
function asPrimary(message: Buffer, address: string): Buffer {
  const body = bodyOf(message);
  if (!body || !('maxWireVersion' in body)) return message;
  const role = { setName: 'fake', setVersion: 1, hosts: [address], me: address, primary: address };
  // Without sessions the driver sends no write again.
  const more = { lastWrite: { lastWriteDate: new Date() }, logicalSessionTimeoutMinutes: 30 };
  return withBody(message, { ...body, ...role, ...more, isWritablePrimary: true, secondary: false });
}

function electionError(question: Buffer, code: Exclude<Fault, 'network'>): Buffer {
  const body = BSON.serialize({
    ...{ ok: 0, code, codeName: NAMES[code], errmsg: 'an election' },
    // As servers mark what is safe to send again.
    errorLabels: ['RetryableWriteError'],
  });
  const head = Buffer.alloc(HEADER + 5);
  head.writeInt32LE(head.length + body.length, 0);
  question.copy(head, 8, 4, 8);
  head.writeInt32LE(OP_MSG, 12);
  return Buffer.concat([head, body]);
}
