import { setTimeout as pause } from 'node:timers/promises';

/** Waits until something becomes true. @throws after five seconds */
export async function waitUntil(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 5000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It did not become true within five seconds.');
    await pause(20);
  }
}
