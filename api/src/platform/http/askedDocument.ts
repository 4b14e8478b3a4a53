import { AppError } from '../errors/appError';
import { texts } from '../errors/texts';
import type { KnownDocuments } from '../graphql/knownDocuments';

/** The part of a request that says what is asked. */
interface AskedDocument {
  /** The body as it was parsed from JSON; undefined for a GET. */
  body: unknown;
  /** What the address says behind its path, with the question mark. */
  search: string;
}

/**
 * The body of a request with the text of its document: a page names that by `extensions.documentId`. Such a request
 * is a POST of one operation; whatever else was sent stays as it is.
 * @throws UNKNOWN_DOCUMENT for an id that is not known; a page then sends the text
 */
export function withText(body: unknown, known: KnownDocuments): unknown {
  if (!isObject(body) || body.query !== undefined) return body;
  const { documentId, ...extensions } = isObject(body.extensions) ? body.extensions : {};
  if (documentId === undefined) return body;
  const query = typeof documentId === 'string' ? known.textOf(documentId) : undefined;
  if (query === undefined) throw new AppError('UNKNOWN_DOCUMENT', texts.unknownDocument);
  return { ...body, query, extensions };
}

/**
 * Whether a request asks by the text of one of the portal's own documents; it is not parsed for that. A hash under which
 * somebody's text was kept is no such text.
 */
export function asksKnown({ body, search }: AskedDocument, known: KnownDocuments): boolean {
  const text = isObject(body) ? body.query : new URLSearchParams(search).get('query');
  return typeof text === 'string' && known.has(text);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
