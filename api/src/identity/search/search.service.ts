import { itemsOf } from '../../platform/extensionPoint';
import { logError } from '../../platform/log/logger';
import { searchable } from '../../platform/text/plainText';
import type { RequestContext } from '../people/requestContext';
import {
  MOST_OF_ONE,
  type SearchAnswer,
  type SearchItem,
  SearchKind,
  type SearchSource,
  searchSources,
} from './searchSources';

const SHORTEST = 2;
/** So many times as many are read as are told, to choose the likeliest of. */
const CANDIDATES = 4;
const KINDS = Object.values(SearchKind);

/**
 * What holds every word of a text, as far as who asks may see it. All sources are asked at once; one that fails is in
 * the log, and costs only what it would have found.
 */
export async function search(
  context: RequestContext,
  text: string,
  limit: number = MOST_OF_ONE,
): Promise<SearchAnswer> {
  const asked = text.trim();
  if (asked.length < SHORTEST) return { items: [], isPartial: false };
  const found = await Promise.all(
    itemsOf(searchSources, context.portal.extensions).map((source) => ask(source, context, asked, limit)),
  );
  const items = onceEach(found.flatMap((some) => some ?? []));
  return {
    items: items.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind)),
    isPartial: found.includes(null),
  };
}

async function ask(
  source: SearchSource,
  context: RequestContext,
  text: string,
  limit: number,
): Promise<SearchItem[] | null> {
  const { key, kind, allowed, find } = source;
  try {
    if (!(await allowed(context))) return [];
    const found = await find(context, text, limit * CANDIDATES);
    return likeliest(found, text)
      .slice(0, limit)
      .map((one) => ({ ...one, phone: one.phone || null, email: one.email || null, kind }));
  } catch (error) {
    logError(error, 'a source of the search failed', { source: key });
    return null;
  }
}

/** First what begins with the text, then what has a word that does, then the rest, each as it was found. */
function likeliest<Titled extends { title: string }>(found: readonly Titled[], text: string): Titled[] {
  const wanted = searchable(text);
  const rank = ({ title }: Titled) => {
    const plain = searchable(title);
    if (plain.startsWith(wanted)) return 0;
    return plain.includes(` ${wanted}`) ? 1 : 2;
  };
  return [...found].sort((a, b) => rank(a) - rank(b));
}

function onceEach(items: readonly SearchItem[]): SearchItem[] {
  const byId = new Map<string, SearchItem>();
  for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()];
}
