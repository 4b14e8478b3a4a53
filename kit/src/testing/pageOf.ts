interface PageMore {
  /** How many there are in all; as many as are on the page unless said otherwise. */
  totalCount?: number;
  /** Where the next page begins; null when this is the last one. */
  endCursor?: string | null;
}

/** A page of a list as the API answers it: all there is, unless `more` says otherwise. */
export function pageOf<Node>(nodes: readonly Node[], more: PageMore = {}) {
  const { totalCount = nodes.length, endCursor = null } = more;
  return {
    edges: nodes.map((node) => ({ node })),
    totalCount,
    pageInfo: { hasNextPage: endCursor !== null, endCursor },
  };
}
