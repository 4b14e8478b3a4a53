import { parentPort } from 'node:worker_threads';

import type { Answer, Piece } from './workerThread';

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

/**
 * The memory of the bytes in an answer, bytes themselves or a list of them, which moves to who asked instead of being copied.
 * Bytes that share their memory with others, such as those of small Buffers, are left to be copied.
 */
function buffersOf(output: unknown): ArrayBuffer[] {
  const all = Array.isArray(output) ? output : [output];
  const whole = all.flatMap((one) =>
    one instanceof Uint8Array && one.buffer instanceof ArrayBuffer && one.byteLength === one.buffer.byteLength
      ? [one.buffer]
      : [],
  );
  return [...new Set(whole)];
}
