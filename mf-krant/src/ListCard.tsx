import { Loaded } from 'kit/data';
import { ExportButtons, type ExportColumn } from 'kit/export';
import { todayInAmsterdam } from 'kit/format';
import { type Connection, LoadMoreButton, type Pages } from 'kit/lists';
import { Card, EmptyState, VisuallyHidden } from 'kit/ui';
import type { ReactNode } from 'react';

type Found<Node> = Connection<{ node: Node }> & { totalCount: number };

/** The props of ListCard. */
export interface ListCardProps<Name extends string, Node, Row> {
  /** Of usePages. */
  pages: Pages<Record<Name, Found<Node>>, Found<Node>>;
  /** The field of the query that holds the list. */
  field: Name;
  /** The rows of the records that were found: what the fragment of the list asks for. */
  rowsOf: (nodes: readonly Node[]) => readonly Row[];
  /** What could not be loaded: 'De lijst met facturen'. */
  subject: string;
  /** One, and more: ['advertentie', 'advertenties']. */
  nouns: readonly [string, string];
  /** Without date and extension. */
  fileName: string;
  exported: readonly ExportColumn<Row>[];
  /** Searched or filtered. */
  isNarrowed: boolean;
  /** The text when there is nothing, and nothing was searched. */
  empty: { title: string; text?: string };
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list of which the server gives a page at a time: how many there are, all of it to take along, and more below. */
export function ListCard<Name extends string, Node, Row>(props: ListCardProps<Name, Node, Row>) {
  const { pages, field, rowsOf, subject, nouns, fileName, exported, isNarrowed, empty, children } = props;
  const { query, isStale, more, loadAll } = pages;
  return (
    <Loaded query={query} subject={subject}>
      {(data) => {
        const { edges, pageInfo, totalCount } = data[field];
        const rows = rowsOf(edges.map(({ node }) => node));
        return (
          <Card
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
            <VisuallyHidden role="status">
              {isNarrowed && !isStale && `${totalCount} gevonden`}
            </VisuallyHidden>
            {rows.length > 0 && children(rows)}
            {rows.length === 0 &&
              (isNarrowed ? (
                <EmptyState title="Niets gevonden" text="Zoek op iets anders, of wis de filters." />
              ) : (
                <EmptyState {...empty} />
              ))}
            {!isStale && <LoadMoreButton pageInfo={pageInfo} onMore={more} />}
          </Card>
        );
      }}
    </Loaded>
  );
}
