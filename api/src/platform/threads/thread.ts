import { parentPort } from 'node:worker_threads';

import { buffersOf } from './buffersOf';
import type { Answer, Piece } from './piece';

/** What runs in a thread: it does what it is sent, and keeps the modules that it has loaded for the next piece. */
parentPort?.on('message', (piece: Piece) => void answer(piece));

async function answer(piece: Piece): Promise<void> {
  try {
    const output = await outputOf(piece);
    parentPort?.postMessage({ output } satisfies Answer, buffersOf(output));
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    parentPort?.postMessage({ error: { name, message, stack } } satisfies Answer);
  }
}

async function outputOf({ file, name, input }: Piece): Promise<unknown> {
  const functions = (await import(file)) as Record<string, ((input: unknown) => unknown) | undefined>;
  const work = functions[name];
  if (!work) throw new Error(`A thread was asked for ${name}, which its module does not have.`);
  return work(input);
}
