import { ApiError, newRequestId, toApiError } from 'kit/graphql';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

import type { Outbox, OutboxEntry } from './outbox';

/** Without an answer, or not now: what is sent waits. Any other refusal is for a person to look at. */
const WAITS = new Set(['NETWORK', 'RATE_LIMITED', 'SESSION_CHANGED', 'UNAUTHENTICATED', 'UNAVAILABLE']);

const EVERY_MS = 15_000;

/** What is to be saved. */
export type Post<Entry extends OutboxEntry> = Omit<Entry, keyof OutboxEntry>;

/** Saving with bad reception. */
export interface OutboxState<Entry extends OutboxEntry> {
  /** Saves without an answer, oldest first. */
  waiting: readonly Entry[];
  isSending: boolean;
  /**
   * Saves: kept first, then sent after what was kept before it.
   * @param requestId of what was tried before; a new one by itself
   * @returns whether it was sent, or waits for a connection. @throws ApiError when the server refuses it
   */
  post: (post: Post<Entry>, requestId?: string) => Promise<'sent' | 'waiting'>;
  /** Sends what waits. */
  flush: () => Promise<void>;
  /** Forgets a save. */
  drop: (requestId: string) => void;
}

/**
 * The saves of a user that wait for a connection: sent one by one in their order, when the page is opened, when the
 * connection is back, and every now and then.
 * @param send gives what the outbox is to know of it. @throws ApiError
 * @param onSent when some were sent
 */
export function useOutbox<Entry extends OutboxEntry, Result>(
  box: Outbox<Entry, Result>,
  send: (entry: Entry) => Promise<Result>,
  onSent: () => unknown,
): OutboxState<Entry> {
  const waiting = useSyncExternalStore(box.subscribe, box.all);
  const [isSending, setSending] = useState(false);
  const latest = useRef({ send, onSent });
  useEffect(() => void (latest.current = { send, onSent }));

  const flush = useCallback(async () => {
    setSending(true);
    const count = await flushBox(box, (entry) => latest.current.send(entry)).finally(() => setSending(false));
    if (count > 0) await latest.current.onSent();
  }, [box]);

  const post = async (what: Post<Entry>, requestId?: string) => postWith(box, what, flush, requestId);

  const hasWaiting = waiting.some(({ refusal }) => !refusal);
  useEffect(() => {
    if (!hasWaiting) return;
    const attempt = () => void flush();
    attempt();
    const timer = setInterval(attempt, EVERY_MS);
    window.addEventListener('online', attempt);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', attempt);
    };
  }, [hasWaiting, flush]);

  return { waiting, isSending, post, flush, drop: (requestId) => box.drop(requestId) };
}

/**
 * Keeps a save and sends it after what was kept before it.
 * @param flush sends what waits
 * @returns whether it was sent, or waits for a connection. @throws ApiError when the server refuses it
 */
export async function postWith<Entry extends OutboxEntry, Result>(
  box: Outbox<Entry, Result>,
  what: Post<Entry>,
  flush: () => Promise<unknown>,
  requestId = newRequestId(),
): Promise<'sent' | 'waiting'> {
  box.add({ ...what, requestId, savedAt: new Date().toISOString() } as Entry);
  await flush();
  const entry = box.find(requestId);
  if (!entry) return 'sent';
  if (!entry.refusal) return 'waiting';
  // The form has what was typed, and shows why.
  box.drop(requestId);
  const { message, code, fields, details } = entry.refusal;
  throw new ApiError(message, code, fields, details);
}

/** Sends what waits, once, however many ask for it. @returns how many were sent */
export async function flushBox<Entry extends OutboxEntry, Result>(
  box: Outbox<Entry, Result>,
  send: (entry: Entry) => Promise<Result>,
): Promise<number> {
  const underway = sending.get(box);
  const work = underway ?? alone(box.key, () => sendAll(box, send));
  if (!underway) sending.set(box, work);
  return work.finally(() => {
    if (sending.get(box) === work) sending.delete(box);
  });
}

/** The sending that goes on, if any. */
const sending = new Map<object, Promise<number>>();

/** One tab at a time, where the browser can see to that; a second sending is harmless, but may look like a conflict. */
async function alone(key: string, work: () => Promise<number>): Promise<number> {
  // Not with plain http.
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? locks.request(key, work) : work();
}

/** Sends one by one, until there is no answer. @returns how many were sent */
async function sendAll<Entry extends OutboxEntry, Result>(
  box: Outbox<Entry, Result>,
  send: (entry: Entry) => Promise<Result>,
): Promise<number> {
  let count = 0;
  for (let entry = box.next(); entry; entry = box.next()) {
    try {
      box.sent(entry, await send(entry));
      count += 1;
    } catch (failure) {
      const error = toApiError(failure);
      if (WAITS.has(error.code)) return count;
      box.refuse(entry, error);
    }
  }
  return count;
}
