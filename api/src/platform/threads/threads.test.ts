import { texts } from '../errors/texts';
import { logger } from '../log/logger';
import type * as testPieces from './testPieces.thread';
import { defaultThreads, Threads, threadWork } from './threads';

const PIECES = threadWork<typeof testPieces>(require.resolve('./testPieces.thread'));
const UNAVAILABLE = { extensions: { code: 'UNAVAILABLE' } };

let threads: Threads;
let logged: jest.SpyInstance;
beforeEach(() => {
  threads = new Threads();
  logged = jest.spyOn(logger, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  await threads.close();
  logged.mockRestore();
});

/** Ends the threads of the test, for one with others. */
async function withOptions(options: ConstructorParameters<typeof Threads>[0]): Promise<void> {
  await threads.close();
  threads = new Threads(options);
}

it('gives what the function gives, from a thread that is kept for the next piece', async () => {
  expect(await threads.run(PIECES, 'count', null)).toBe(1);
  expect(await threads.run(PIECES, 'count', null)).toBe(2);
  expect(logged).not.toHaveBeenCalled();
});

it('has a piece that strangers made done in a thread of its own', async () => {
  expect(await threads.run(PIECES, 'count', null)).toBe(1);
  expect(await threads.run(PIECES, 'count', null, { isAlone: true })).toBe(1);
  expect(await threads.run(PIECES, 'count', null)).toBe(2);
});

it('moves bytes, and copies those that share their memory', async () => {
  expect(await threads.run(PIECES, 'bytes', 100_000)).toEqual(new Uint8Array(100_000).fill(11));
  const small = await threads.run(PIECES, 'buffers', ['een', 'twee']);
  expect(small.map((one) => Buffer.from(one).toString())).toEqual(['een', 'twee']);
  // What they shared is still there for the next one.
  const again = await threads.run(PIECES, 'buffers', ['drie']);
  expect(again.map((one) => Buffer.from(one).toString())).toEqual(['drie']);
});

it('tells what the function throws, and goes on', async () => {
  await expect(threads.run(PIECES, 'refuse', 'te veel regels')).rejects.toMatchObject({
    name: 'RangeError',
    message: 'te veel regels',
  });
  expect(await threads.run(PIECES, 'count', null)).toBe(1);
});

it('does as many beside each other as it may, the others in turn', async () => {
  await withOptions({ most: 2 });
  const counts = await Promise.all(Array.from({ length: 6 }, () => threads.run(PIECES, 'count', null)));
  // Each thread counts its own.
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(3);
  expect(Math.max(...counts)).toBeLessThanOrEqual(6);
});

describe('a thread that fails takes its piece along, and nothing else', () => {
  it.each([
    ['crash', {}, texts.threadCrashed],
    ['exit', {}, texts.threadCrashed],
    ['hang', { limitMs: 50 }, texts.threadTooMuch],
    ['wait', { limitMs: 50 }, texts.threadTooMuch],
  ] as const)('%s', async (name, options, message) => {
    const failed = threads.run(PIECES, name, null, options);
    const next = threads.run(PIECES, 'count', null);
    await expect(failed).rejects.toMatchObject({ ...UNAVAILABLE, message });
    expect(await next).toBe(1);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(logged.mock.calls)).not.toContain('jan@');
  });

  it('one that needs too much memory', async () => {
    await withOptions({ memoryMb: 128 });
    const failed = threads.run(PIECES, 'grow', null);
    const next = threads.run(PIECES, 'count', null);
    await expect(failed).rejects.toMatchObject({ ...UNAVAILABLE, message: texts.threadTooMuch });
    expect(await next).toBe(1);
  });

  it('one that is alone has the memory that it is given', async () => {
    const failed = threads.run(PIECES, 'grow', null, { isAlone: true, memoryMb: 64 });
    await expect(failed).rejects.toMatchObject({ message: texts.threadTooMuch });
  });

  it('tells nothing of what was in a file of a stranger', async () => {
    await expect(threads.run(PIECES, 'crash', null, { isAlone: true })).rejects.toMatchObject(UNAVAILABLE);
    expect(JSON.stringify(logged.mock.calls)).not.toContain('for ');
  });
});

it('refuses at once what would wait behind too many', async () => {
  await withOptions({ mostWaiting: 1 });
  const [first, second, third] = [1, 2, 3].map(() => threads.run(PIECES, 'count', null));
  await expect(third).rejects.toMatchObject({ ...UNAVAILABLE, message: texts.threadsFull });
  expect([await first, await second]).toEqual([1, 2]);
});

it('ends with the portal: what is under way, what waits and what comes later', async () => {
  const asked = ['wait', 'count'].map((name) => threads.run(PIECES, name as 'count', null));
  const answers = Promise.allSettled(asked);
  await threads.close();
  for (const answer of await answers)
    expect(answer).toMatchObject({ status: 'rejected', reason: UNAVAILABLE });
  await expect(threads.run(PIECES, 'count', null)).rejects.toMatchObject(UNAVAILABLE);
  expect(logged).not.toHaveBeenCalled();
});

it('leaves a core for answers', () => {
  expect(defaultThreads(1)).toBeGreaterThanOrEqual(1);
  expect(defaultThreads(1)).toBeLessThanOrEqual(4);
  expect(defaultThreads(64)).toBe(1);
});
