import { ExportButtons, type ExportColumn } from 'kit/export';
import { todayInAmsterdam } from 'kit/format';
import { EmptyState, VisuallyHidden } from 'kit/ui';
import type { ReactNode } from 'react';

import { ListCard } from './cards';
import { type Connection, LoadMoreButton } from './LoadMoreButton';
import type { Pages } from './usePages';

/** What the server gives of a list at a time, and how many there are in all. */
export type PagedList<Node> = Connection<{ node: Node }> & { totalCount: number };

/** The props of PagedCard. */
export interface PagedCardProps<Node, Row> {
  /** Of usePages. */
  pages: Pick<Pages<unknown, PagedList<Node>>, 'isStale' | 'more' | 'loadAll'>;
  /** The list as it was answered. */
  list: PagedList<Node>;
  /** The rows of the records that were found: what the fragment of the list asks for. */
  rowsOf: (nodes: readonly Node[]) => readonly Row[];
  /** One, and more: ['advertentie', 'advertenties']. */
  nouns: readonly [string, string];
  /** Of the export; without date and extension. */
  fileName: string;
  exported: readonly ExportColumn<Row>[];
  /** Searched or filtered. */
  isNarrowed: boolean;
  /** What is shown when there is nothing, and nothing was searched. */
  empty: { title: string; text?: string };
  /** What is shown when nothing was found. */
  notFound?: { title: string; text: string };
  /** Shows the rows, when there are any. */
  children: (rows: readonly Row[]) => ReactNode;
}

const NOT_FOUND = { title: 'Niets gevonden', text: 'Zoek op iets anders, of wis de filters.' };

/** A list of which the server gives a page at a time: how many there are, all of it as a file, and more below. */
export function PagedCard<Node, Row>(props: PagedCardProps<Node, Row>) {
  const { pages, list, rowsOf, nouns, fileName, exported, isNarrowed, empty, notFound = NOT_FOUND } = props;
  const { isStale, more, loadAll } = pages;
  const { edges, pageInfo, totalCount } = list;
  const rows = rowsOf(edges.map(({ node }) => node));
  return (
    <ListCard
      title={`${totalCount} ${nouns[totalCount === 1 ? 0 : 1]}`}
      aria-busy={isStale}
      actions={
        <ExportButtons
          fileName={`${fileName}-${todayInAmsterdam()}`}
          columns={exported}
          rows={rows}
          allRows={pageInfo.hasNextPage ? async () => rowsOf(await loadAll()) : undefined}
        />
      }
    >
      <VisuallyHidden role="status">{isNarrowed && !isStale && `${totalCount} gevonden`}</VisuallyHidden>
      {rows.length > 0 && props.children(rows)}
      {rows.length === 0 && <EmptyState {...(isNarrowed ? notFound : empty)} />}
      {!isStale && <LoadMoreButton pageInfo={pageInfo} onMore={more} onAll={loadAll} />}
    </ListCard>
  );
}
