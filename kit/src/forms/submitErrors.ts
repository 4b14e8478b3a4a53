import { messages } from './messages';

/** What a submit may throw or return when the server refuses: a text per field and, if any, one for the whole. */
export type FieldErrors = { fields: Record<string, string>; message?: string };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The errors per field in what was thrown or returned, or undefined when it carries none. */
export function readFieldErrors(outcome: unknown): FieldErrors | undefined {
  if (!isRecord(outcome) || !isRecord(outcome.fields)) return undefined;
  const pairs = Object.entries(outcome.fields).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  const message =
    typeof outcome.message === 'string' && !(pairs.length && outcome instanceof Error)
      ? outcome.message
      : undefined;
  return { fields: Object.fromEntries(pairs), message: message || undefined };
}

/** The same for what was thrown: without errors per field, its message is for the whole form. */
export function readThrown(error: unknown): FieldErrors {
  const read = readFieldErrors(error);
  if (read && (read.message || Object.keys(read.fields).length)) return read;
  // A TypeError is a dead network or a mistake of ours: its English text helps nobody.
  const known =
    isRecord(error) && typeof error.message === 'string' && error.message && !(error instanceof TypeError);
  return { fields: {}, message: known ? String(error.message) : messages.failed };
}
