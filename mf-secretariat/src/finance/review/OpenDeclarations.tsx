import { Loaded } from 'kit/data';
import { ListCard, LoadMoreButton } from 'kit/lists';
import { Skeleton, useMediaQuery } from 'kit/ui';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';

import type { SecretariatDeclarationYearFragment } from '../../gql/graphql';
import { useTransactions } from '../transactions/transactions';
import { DeclineDialog, type DeclineDialogProps } from './DeclineDialog';
import { OpenDeclaration, type OpenDeclarationProps } from './OpenDeclaration';
import { WithOpenDeclarations } from './WithOpenDeclarations';

// With what shows receipts: for who opens one.
const ReviewDialog = lazy(async () => ({ default: (await import('./ReviewDialog')).ReviewDialog }));
const DeclarationQueue = lazy(async () => ({
  default: (await import('./DeclarationQueue')).DeclarationQueue,
}));

/** Room for the list, the receipt and the decision beside each other. */
const wide = '(min-width: 1200px)';

/** What waits for a decision, by year. */
export function OpenDeclarations({ years }: { years: readonly SecretariatDeclarationYearFragment[] }) {
  const hasRoom = useMediaQuery(wide);
  return (
    <ListCard title="Open declaraties">{hasRoom ? <Queue years={years} /> : <List years={years} />}</ListCard>
  );
}

function Queue({ years }: { years: readonly SecretariatDeclarationYearFragment[] }) {
  return (
    <Suspense fallback={<Skeleton rows={6} />}>
      <WithOpenDeclarations years={years}>
        {(lists) => <DeclarationQueue lists={lists} years={years} />}
      </WithOpenDeclarations>
    </Suspense>
  );
}

function List({ years }: { years: readonly SecretariatDeclarationYearFragment[] }) {
  const [declining, setDeclining] = useState<DeclineDialogProps['declaration']>();
  const [reviewing, setReviewing] = useState<string>();
  return (
    <>
      {years.map((year) => (
        <OpenOfYear
          key={year.id}
          year={year}
          hasHeading={years.length > 1}
          onDecline={setDeclining}
          onReview={setReviewing}
        />
      ))}
      {reviewing !== undefined && (
        <Suspense>
          <ReviewDialog id={reviewing} years={years} onClose={() => setReviewing(undefined)} />
        </Suspense>
      )}
      <DeclineDialog declaration={declining} onClose={() => setDeclining(undefined)} />
    </>
  );
}

interface OpenOfYearProps {
  year: SecretariatDeclarationYearFragment;
  hasHeading: boolean;
  onDecline: OpenDeclarationProps['onDecline'];
  onReview: (id: string) => void;
}

function OpenOfYear({ year, hasHeading, onDecline, onReview }: OpenOfYearProps) {
  const { query, more } = useTransactions({ yearId: year.id, state: 'open' });
  const asked = useTransactions({ yearId: year.id, state: 'asked' });
  const waiting = asked.query.data?.transactions;
  const rows = (edges: NonNullable<typeof waiting>['edges']) => (
    <ul>
      {edges.map(({ node }) => (
        <OpenDeclaration
          key={node.id}
          declaration={node}
          year={year}
          onDecline={onDecline}
          onReview={onReview}
        />
      ))}
    </ul>
  );
  return (
    <Root>
      {hasHeading && <h3>Boekjaar {year.title}</h3>}
      <Loaded query={query} subject="De open declaraties" skeleton={<OpenSkeleton />}>
        {({ transactions: { edges, pageInfo } }) => (
          <>
            {edges.length === 0 && <p>Er zijn geen open declaraties.</p>}
            {rows(edges)}
            <LoadMoreButton pageInfo={pageInfo} onMore={more} />
          </>
        )}
      </Loaded>
      {waiting && waiting.edges.length > 0 && (
        <>
          <h4>Vraag gesteld, wacht op antwoord</h4>
          {rows(waiting.edges)}
          <LoadMoreButton pageInfo={waiting.pageInfo} onMore={asked.more} />
        </>
      )}
    </Root>
  );
}

const Root = styled.div`
  & + & {
    margin-top: var(--s5);
  }
  p {
    margin: var(--s2) 0;
    color: var(--ink-2);
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  h4 {
    margin: var(--s4) 0 0;
  }
  li + li {
    border-top: 1px solid var(--line);
  }
`;

/** The shape of open declarations, each as high as on a phone. */
export const OpenSkeleton = () => <Skeleton rows={5} height={140} />;
