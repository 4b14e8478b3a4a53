/** With bad reception an answer may never come; then it waits for the next attempt. */
const MOST_MS = 15_000;

/** Asks something, and gives it up after 15 seconds. @param ask with the `context` of the operation */
export async function askSoon<Answer>(
  ask: (context: { fetchOptions: { signal: AbortSignal } }) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), MOST_MS);
  try {
    return await ask({ fetchOptions: { signal: controller.signal } });
  } finally {
    clearTimeout(timer);
  }
}
