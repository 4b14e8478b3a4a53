let done = 0;

/** How many pieces this thread has done. */
export function count(_input: null): number {
  done += 1;
  return done;
}

/** So many bytes. */
export function bytes(length: number): Uint8Array {
  return new Uint8Array(length).fill(11);
}

/** The same, some from the memory that small Buffers share. */
export function buffers(texts: readonly string[]): Buffer[] {
  return texts.map((text) => Buffer.from(text));
}

/** Goes wrong as it should. */
export function refuse(message: string): never {
  throw new RangeError(message);
}

/** Never comes to its end. */
export function hang(_input: null): never {
  for (;;) done += 1;
}

/** Waits for what does not come. */
export function wait(_input: null): Promise<never> {
  return new Promise(() => setInterval(() => undefined, 60_000));
}

/** Takes all the memory that it can get. */
export function grow(_input: null): number {
  const kept: number[][] = [];
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, at) => at + kept.length));
}

/** Ends the thread. */
export function crash(_input: null): Promise<never> {
  setImmediate(() => {
    throw new Error('for jan@voorbeeld.example');
  });
  return new Promise(() => undefined);
}

/** The same, without a word. */
export function exit(_input: null): never {
  process.exit(0);
}
