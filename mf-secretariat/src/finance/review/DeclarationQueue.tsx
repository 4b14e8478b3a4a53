import { Loaded } from 'kit/data';
import { formatEuro, formatDate } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { useAddressRow } from 'kit/lists';
import { KeyHint, useKeys } from 'kit/table';
import { EmptyState, type Shortcut, Skeleton, VisuallyHidden } from 'kit/ui';
import { TriangleAlert } from 'lucide-react';
import { type ComponentProps, type RefObject, useRef } from 'react';
import styled from 'styled-components';

import {
  type SecretariatDeclarationYearFragment,
  type SecretariatOpenDeclarationFragment,
  SecretariatReviewDocument,
} from '../../gql/graphql';
import { committeeOf } from '../transactions/transactions';
import { Review } from './Review';
import { byYear, type useOpenDeclarations, WaitingLists } from './WaitingLists';

interface DeclarationQueueProps {
  years: readonly SecretariatDeclarationYearFragment[];
  waiting: ReturnType<typeof useOpenDeclarations>;
}

const KEYS: readonly Shortcut[] = [{ keys: ['J', 'K'], does: 'Naar de volgende of vorige declaratie' }];

/** What waits for a decision: the list, and beside it the receipts and the decision about one of them. */
export function DeclarationQueue({ years, waiting: { query, moreOf } }: DeclarationQueueProps) {
  return (
    <Loaded query={query} subject="De open declaraties" skeleton={<Skeleton rows={6} />}>
      {(data) => <Queue {...{ data, moreOf, years }} />}
    </Loaded>
  );
}

type QueueProps = Pick<ComponentProps<typeof WaitingLists>, 'data' | 'moreOf' | 'years'>;

function Queue({ data, moreOf, years }: QueueProps) {
  const root = useRef<HTMLDivElement>(null);
  const { openRow, onOpenRow } = useAddressRow();
  const all = [data.open, data.asked]
    .flatMap((list) => byYear(list, years))
    .flatMap(({ declarations }) => declarations);
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
        <WaitingLists
          {...{ data, moreOf, years }}
          empty={<EmptyState title="Er zijn geen open declaraties." />}
          row={(declaration, year) => (
            <QueueRow
              key={declaration.id}
              declaration={declaration}
              year={year}
              isChosen={declaration.id === chosen?.id}
              onChoose={onOpenRow}
            />
          )}
        />
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

interface QueueRowProps {
  declaration: SecretariatOpenDeclarationFragment;
  year: SecretariatDeclarationYearFragment;
  /** Its receipt and decision are beside the list. */
  isChosen: boolean;
  onChoose: (id: string) => void;
}

/** A declaration in the queue: who, how much, for what, and since when. */
export function QueueRow({ declaration, year, isChosen, onChoose }: QueueRowProps) {
  const { id, creator, amount, wg, description, creationDate, hasDuplicates } = declaration;
  return (
    <li>
      <Row
        type="button"
        data-declaration={id}
        aria-current={isChosen || undefined}
        onClick={() => onChoose(id)}
      >
        <b>
          {creator}
          {hasDuplicates && (
            <>
              {' '}
              <TriangleAlert aria-hidden />
              <VisuallyHidden>Lijkt op een andere declaratie</VisuallyHidden>
            </>
          )}
        </b>{' '}
        <b>{formatEuro(-amount)}</b> <small>{`${committeeOf(year, wg)}, ${description}`}</small>{' '}
        <small>{formatDate(creationDate)}</small>
      </Row>
    </li>
  );
}

const Row = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: center;
  gap: 4px var(--s3);
  width: 100%;
  min-height: 68px;
  padding: var(--s2) var(--s3);
  border: 0;
  border-bottom: 1px solid var(--line);
  border-left: 4px solid transparent;
  background: none;
  color: inherit;
  font: inherit;
  font-size: 15px;
  text-align: left;
  cursor: pointer;
  b {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  > :nth-child(even) {
    text-align: right;
  }
  small {
    overflow: hidden;
    color: var(--ink-2);
    font-size: 14px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  svg {
    width: 16px;
    height: 16px;
    color: var(--warn);
    vertical-align: -2px;
  }
  &:hover {
    background: color-mix(in srgb, var(--line) 35%, transparent);
  }
  &[aria-current] {
    border-left-color: var(--yellow);
    background: var(--yellow-soft);
    small {
      color: var(--ink);
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
