/** What a write answers when its answer is looked at: how many records it found, or the record. */
type Written = { matchedCount: number } | object | null;

/**
 * A write that must find its record: where it finds none, nothing was done, and who asked must not be told otherwise.
 * @param otherwise what to throw then @throws that
 */
export async function mustMatch(write: PromiseLike<Written>, otherwise: () => Error): Promise<void> {
  if (!isMatched(await write)) throw otherwise();
}

/**
 * A write that may find nothing: it was done already, or what it is about is gone, and either is as good. To say so where it
 * stands; a bare one is refused (`app/matched.test.ts`).
 */
export async function ifMatched(write: PromiseLike<unknown>): Promise<void> {
  await write;
}

function isMatched(answer: Written): boolean {
  return answer !== null && (!('matchedCount' in answer) || answer.matchedCount > 0);
}
