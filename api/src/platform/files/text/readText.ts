import type { Threads } from '../../threads/threads';
import { threadWork } from '../../threads/threadWork';
import type * as textThread from './text.thread';

/** Those whose text can be read. */
const READ = ['pdf', 'docx'];

const LIMIT_MS = 30_000;
const TEXT = threadWork<typeof textThread>(require.resolve('./text.thread'));

/** Whether the text of such a file can be read. @param type its extension */
export function hasText(type: string): boolean {
  return READ.includes(type);
}

/**
 * The text in a pdf or a Word file (docx), in a thread of its own, which is ended when it takes more than half a minute or
 * 256 MB. Its bytes move there: they are gone here.
 * @throws when the file cannot be read, or takes too much
 */
export function readText(threads: Threads, request: textThread.TextRequest): Promise<string> {
  const transfer = [request.bytes.buffer];
  return threads.run(TEXT, 'textOf', request, { isAlone: true, limitMs: LIMIT_MS, transfer });
}
