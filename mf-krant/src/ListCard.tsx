import { Loaded } from 'kit/data';
import { ExportButtons, type ExportColumn } from 'kit/export';
import { todayInAmsterdam } from 'kit/format';
import { type Connection, MoreButton, type Pages } from 'kit/lists';
import { Card, EmptyState, VisuallyHidden } from 'kit/ui';
import type { ReactNode } from 'react';

type Found<Row> = Connection<{ node: Row }> & { totalCount: number };

/** The props of ListCard. */
export interface ListCardProps<Name extends string, Row> {
  /** Of usePages. */
  pages: Pages<Record<Name, Found<Row>>, Found<Row>>;
  /** The field of the query that holds the list. */
  field: Name;
  /** What could not be loaded: 'De lijst met facturen'. */
  what: string;
  /** One, and more: ['advertentie', 'advertenties']. */
  words: readonly [string, string];
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
export function ListCard<Name extends string, Row>(props: ListCardProps<Name, Row>) {
  const { pages, field, what, words, fileName, exported, isNarrowed, empty, children } = props;
  const { query, isBehind, more, showAll } = pages;
  return (
    <Loaded query={query} what={what}>
      {(data) => {
        const { edges, pageInfo, totalCount } = data[field];
        const rows = edges.map(({ node }) => node);
        return (
          <Card
            title={`${totalCount} ${words[totalCount === 1 ? 0 : 1]}`}
            aria-busy={isBehind}
            actions={
              <ExportButtons
                fileName={`${fileName}-${todayInAmsterdam()}`}
                columns={exported}
                rows={rows}
                allRows={pageInfo.hasNextPage ? showAll : undefined}
              />
            }
          >
            <VisuallyHidden role="status">
              {isNarrowed && !isBehind && `${totalCount} gevonden`}
            </VisuallyHidden>
            {rows.length > 0 && children(rows)}
            {rows.length === 0 &&
              (isNarrowed ? (
                <EmptyState title="Niets gevonden" text="Zoek op iets anders, of wis de filters." />
              ) : (
                <EmptyState {...empty} />
              ))}
            {!isBehind && <MoreButton pageInfo={pageInfo} onMore={more} />}
          </Card>
        );
      }}
    </Loaded>
  );
}
