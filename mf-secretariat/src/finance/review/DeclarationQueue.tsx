import { Loaded } from 'kit/data';
import { formatEuro } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { LoadMoreButton, useAddressRow } from 'kit/lists';
import { KeyHint, useKeys } from 'kit/table';
import { EmptyState, type Shortcut } from 'kit/ui';
import { type RefObject, useRef } from 'react';
import styled from 'styled-components';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  type SecretariatDeclarationYearFragment,
  type SecretariatOpenDeclarationFragment,
  SecretariatOpenDeclarationFragmentDoc,
  SecretariatReviewDocument,
} from '../../gql/graphql';
import { QueueRow } from './QueueRow';
import { Review } from './Review';
import type { OpenOfYear } from './WithOpenDeclarations';

interface DeclarationQueueProps {
  lists: readonly OpenOfYear[];
  years: readonly SecretariatDeclarationYearFragment[];
}

type Declaration = SecretariatOpenDeclarationFragment;

const KEYS: readonly Shortcut[] = [{ keys: ['J', 'K'], does: 'Naar de volgende of vorige declaratie' }];

/** What waits for a decision: the list, and beside it the receipts and the decision about one of them. */
export function DeclarationQueue({ lists, years }: DeclarationQueueProps) {
  const root = useRef<HTMLDivElement>(null);
  const { openRow, onOpenRow } = useAddressRow();
  const all = lists.flatMap(({ open, asked }) => [...rowsOf(open), ...rowsOf(asked)]);
  const at = Math.max(
    0,
    all.findIndex(({ id }) => id === openRow),
  );
  const chosen = all[at];
  const next = all[at + 1];
  const step = (by: number) => {
    const to = all[at + by];
    if (!to) return;
    onOpenRow(to.id);
    root.current?.querySelector<HTMLElement>(`[data-declaration="${to.id}"]`)?.focus();
  };
  useKeys(root, KEYS, { j: () => step(1), k: () => step(-1) });
  return (
    <Root ref={root} data-keys>
      <div>
        {lists.map((list) => (
          <YearRows
            key={list.year.id}
            list={list}
            hasHeading={lists.length > 1}
            chosen={chosen?.id}
            onChoose={onOpenRow}
          />
        ))}
        {all.length > 1 && (
          <Hint>
            <KeyHint>J</KeyHint>
            <KeyHint>K</KeyHint> volgende, vorige
          </Hint>
        )}
      </div>
      {chosen && (
        <Chosen
          key={chosen.id}
          id={chosen.id}
          years={years}
          queue={{ root, next: next && `${next.creator}, ${formatEuro(-next.amount)}` }}
          onDone={() => onOpenRow((next ?? all[at - 1])?.id ?? '')}
        />
      )}
    </Root>
  );
}

const rowsOf = ({ query }: OpenOfYear['open']): readonly Declaration[] =>
  getFragmentData(
    SecretariatOpenDeclarationFragmentDoc,
    query.data?.transactions.edges.map(({ node }) => node) ?? [],
  );

interface YearRowsProps {
  list: OpenOfYear;
  hasHeading: boolean;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

function YearRows({ list: { year, open, asked }, hasHeading, chosen, onChoose }: YearRowsProps) {
  const waiting = asked.query.data?.transactions;
  const rows = (list: OpenOfYear['open']) => (
    <ul>
      {rowsOf(list).map((declaration) => (
        <QueueRow
          key={declaration.id}
          declaration={declaration}
          year={year}
          isChosen={declaration.id === chosen}
          onChoose={onChoose}
        />
      ))}
    </ul>
  );
  return (
    <section>
      {hasHeading && <h3>Boekjaar {year.title}</h3>}
      <Loaded query={open.query} subject="De open declaraties">
        {({ transactions: { edges, pageInfo } }) => (
          <>
            {edges.length === 0 ? <EmptyState title="Er zijn geen open declaraties." /> : rows(open)}
            <LoadMoreButton pageInfo={pageInfo} onMore={open.more} />
          </>
        )}
      </Loaded>
      {waiting && waiting.edges.length > 0 && (
        <>
          <h4>Vraag gesteld, wacht op antwoord</h4>
          {rows(asked)}
          <LoadMoreButton pageInfo={waiting.pageInfo} onMore={asked.more} />
        </>
      )}
    </section>
  );
}

interface ChosenProps {
  id: string;
  years: readonly SecretariatDeclarationYearFragment[];
  queue: { root: RefObject<HTMLDivElement | null>; next: string | undefined };
  onDone: () => void;
}

function Chosen({ id, ...rest }: ChosenProps) {
  const query = useQuery(SecretariatReviewDocument, { variables: { id }, fetchPolicy: 'network-only' });
  return (
    <section aria-label="Declaratie beoordelen">
      <Loaded query={query} subject="De declaratie">
        {({ transaction }) => <Review declaration={transaction} {...rest} />}
      </Loaded>
    </section>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 280px minmax(0, 1fr);
  gap: var(--s5);
  align-items: start;
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  h4 {
    margin: var(--s4) 0 var(--s1);
    color: var(--ink-2);
    font-size: 14px;
  }
  h3 {
    margin: 0 0 var(--s2);
    color: var(--ink-2);
    font: 650 14px/1.3 var(--body);
  }
  section + section > h3 {
    margin-top: var(--s4);
  }
  > div {
    border-right: 1px solid var(--line);
    min-height: 100%;
  }
  > section {
    position: sticky;
    top: 88px;
  }
`;

const Hint = styled.p`
  display: none;
  margin: var(--s3) var(--s3) 0;
  color: var(--ink-2);
  font-size: 13px;
  &:has(kbd) {
    @media (hover: hover) {
      display: block;
    }
  }
`;
