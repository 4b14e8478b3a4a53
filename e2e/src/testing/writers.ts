import { once } from 'node:events';
import { readFileSync } from 'node:fs';

import { EditProfileDocument, MeDocument } from '../gql/graphql';
import { actAs } from './apiClient';
import type { PortalProcess } from './portalProcess';
import { expect } from './stage';

const accounts = ['beheer', 'secretaris', 'penningmeester', 'club', 'voorraad', 'krant', 'lid', 'web'];

/** Somebody who writes a rising number in the own telephone field, until the portal is gone. */
export interface Writer {
  account: string;
  acknowledged: number;
  /** Why it ended before it was told to. */
  failure?: string;
  /** Writes no more after the one under way. */
  stop(): void;
  /** Resolves after a write that failed, or that was the last. */
  finished: Promise<void>;
}

async function startWriter(url: string, account: string, onWrite: () => void): Promise<Writer> {
  const client = await actAs(url, account);
  let revision = (await client.data(MeDocument)).me?.revision ?? 0;
  let isStopped = false;
  const writer: Writer = {
    account,
    acknowledged: 0,
    stop: () => void (isStopped = true),
    finished: Promise.resolve(),
  };
  const write = async () => {
    for (let count = 1; !isStopped; count++) {
      const saved = await client
        .data(EditProfileDocument, {
          revision,
          profile: { phoneNumber: String(count) },
        })
        .catch((error: unknown) => {
          writer.failure = [error, (error as Error).cause].filter(Boolean).join(': ');
        });
      if (!saved) return;
      revision = saved.editProfile.revision;
      writer.acknowledged = count;
      onWrite();
    }
  };
  writer.finished = write();
  return writer;
}

/** Writers that have got this many answers together. @throws when all of them ended before that, with why */
export async function startWriters(url: string, writes: number): Promise<Writer[]> {
  let seen = 0;
  let enough = () => undefined as void;
  const written = new Promise<void>((resolve) => (enough = resolve));
  const writers = await Promise.all(
    accounts.map((account) => startWriter(url, account, () => ++seen >= writes && enough())),
  );
  const ended = Promise.all(writers.map(({ finished }) => finished)).then(() => {
    if (seen < writes)
      throw new Error(`They ended early: ${writers.map(({ failure }) => failure).join('; ')}`);
  });
  await Promise.race([written, ended]);
  return writers;
}

/** Has them end. @returns why some had ended before */
export async function stopWriters(writers: Writer[]): Promise<string[]> {
  for (const writer of writers) writer.stop();
  await Promise.all(writers.map(({ finished }) => finished));
  return writers.flatMap(({ failure }) => failure ?? []);
}

/** What is stored may be one ahead of what was answered, never behind. */
export async function expectNothingLost(url: string, writers: Writer[]): Promise<void> {
  for (const { account, acknowledged } of writers) {
    const { me } = await (await actAs(url, account)).data(MeDocument);
    expect([acknowledged, acknowledged + 1]).toContain(Number(me?.phoneNumber));
  }
}

/** The process itself and everything it has started. */
export function processTree(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...(children ? children.split(' ').map(Number).flatMap(processTree) : [])];
}

/** kill -9 of a portal with all it has started. */
export async function killAll(portal: PortalProcess): Promise<void> {
  const ended = once(portal.process, 'exit');
  for (const pid of processTree(portal.process.pid!)) process.kill(pid, 'SIGKILL');
  await ended;
}

/** The engine that a portal has now; none while it is started again. */
export const engineOf = (portal: PortalProcess): number | undefined => processTree(portal.process.pid!)[1];
