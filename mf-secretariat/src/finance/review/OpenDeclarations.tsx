import { Loaded } from 'kit/data';
import { FormDialog } from 'kit/editing';
import { FormTextArea } from 'kit/fields';
import { formatDate, formatEuro } from 'kit/format';
import { requiredText } from 'kit/forms';
import { useAttempt } from 'kit/graphql';
import { ListCard } from 'kit/lists';
import { useUser } from 'kit/session';
import { Button, phone, Skeleton, Tag, useMediaQuery } from 'kit/ui';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { object } from 'yup';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  type SecretariatDecisionFragment,
  SecretariatDecisionFragmentDoc,
  type SecretariatDeclarationYearFragment,
  type SecretariatOpenDeclarationFragment,
} from '../../gql/graphql';
import { payeeOf } from '../formatIban';
import { ReceiptButtons } from '../transactions/ReceiptButtons';
import { committeeOf } from '../transactions/transactions';
import { useDecide } from './useDecide';
import { type useOpenDeclarations, WaitingLists } from './WaitingLists';

// With what shows receipts: for who opens one.
const ReviewDialog = lazy(async () => ({ default: (await import('./ReviewDialog')).ReviewDialog }));
const DeclarationQueue = lazy(async () => ({
  default: (await import('./DeclarationQueue')).DeclarationQueue,
}));

/** Room for the list, the receipt and the decision beside each other. */
const wide = '(min-width: 1200px)';

interface OpenDeclarationsProps {
  years: readonly SecretariatDeclarationYearFragment[];
  waiting: ReturnType<typeof useOpenDeclarations>;
}

/** What waits for a decision, by year. */
export function OpenDeclarations(props: OpenDeclarationsProps) {
  const hasRoom = useMediaQuery(wide);
  return (
    <ListCard title="Open declaraties">
      {hasRoom ? (
        <Suspense fallback={<Skeleton rows={6} />}>
          <DeclarationQueue {...props} />
        </Suspense>
      ) : (
        <List {...props} />
      )}
    </ListCard>
  );
}

function List({ years, waiting: { query, moreOf } }: OpenDeclarationsProps) {
  const [declining, setDeclining] = useState<DeclineDialogProps['declaration']>();
  const [reviewing, setReviewing] = useState<string>();
  return (
    <>
      <Root>
        <Loaded query={query} subject="De open declaraties" skeleton={<OpenSkeleton />}>
          {(data) => (
            <WaitingLists
              {...{ data, moreOf, years }}
              empty={<p>Er zijn geen open declaraties.</p>}
              row={(declaration, year) => (
                <OpenDeclaration
                  key={declaration.id}
                  declaration={declaration}
                  year={year}
                  onDecline={setDeclining}
                  onReview={setReviewing}
                />
              )}
            />
          )}
        </Loaded>
      </Root>
      {reviewing !== undefined && (
        <Suspense>
          <ReviewDialog id={reviewing} years={years} onClose={() => setReviewing(undefined)} />
        </Suspense>
      )}
      <DeclineDialog declaration={declining} onClose={() => setDeclining(undefined)} />
    </>
  );
}

const Root = styled.div`
  section + section {
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

const reasonSchema = object({ reason: requiredText('Vul een reden in').max(500) });

/** The props of DeclineDialog. */
interface DeclineDialogProps {
  /** Absent when nothing is declined. */
  declaration: FragmentType<typeof SecretariatDecisionFragmentDoc> | undefined;
  onClose: () => void;
}

/** Declining asks for a reason. Who declared gets a mail. */
function DeclineDialog({ declaration: masked, onClose }: DeclineDialogProps) {
  const decide = useDecide();
  const declaration = getFragmentData(SecretariatDecisionFragmentDoc, masked);
  return (
    <FormDialog<{ reason: string }>
      title="Declaratie afkeuren"
      isOpen={declaration !== undefined}
      onClose={onClose}
      initialValues={{ reason: '' }}
      schema={reasonSchema}
      submitLabel="Afkeuren"
      onSubmit={async ({ reason }) => declaration && decide(declaration, { approved: false, reason })}
    >
      {declaration && <About declaration={declaration} />}
      <FormTextArea name="reason" label="Reden" maxLength={500} />
    </FormDialog>
  );
}

function About({
  declaration: { description, amount, creator },
}: {
  declaration: SecretariatDecisionFragment;
}) {
  return (
    <div>
      {`${description}, ${formatEuro(-amount)}, van ${creator}.`} {creator} krijgt een mail over het besluit.
    </div>
  );
}

/** The props of OpenDeclaration. */
interface OpenDeclarationProps {
  declaration: SecretariatOpenDeclarationFragment;
  year: SecretariatDeclarationYearFragment;
  /** Begins to decline, for which a reason is asked. */
  onDecline: (declaration: FragmentType<typeof SecretariatDecisionFragmentDoc>) => void;
  /** Shows it with its receipts. */
  onReview: (id: string) => void;
}

/** One declaration that waits: who, for which committee, what, how much, who is paid, and the receipt. */
function OpenDeclaration({ declaration, year, onDecline, onReview }: OpenDeclarationProps) {
  const { description, amount, creator, creationDate, wg, receipts } = declaration;
  return (
    <Row>
      <div>
        <b>{description}</b> <Amount>{formatEuro(-amount)}</Amount>
        <small>{`${formatDate(creationDate)} - ${creator}`}</small>
        <small>Commissie {committeeOf(year, wg)}</small>
        <small>{payeeOf(declaration)}</small>
        {declaration.hasDuplicates && <Tag tone="warn">Lijkt op een andere declaratie</Tag>}
      </div>
      <Actions>
        <ReceiptButtons receipts={receipts} description={description} />
        <Button
          variant="ghost"
          size="small"
          aria-label={`${description} bekijken`}
          onClick={() => onReview(declaration.id)}
        >
          Bekijken
        </Button>
        <Decide declaration={declaration} onDecline={onDecline} />
      </Actions>
    </Row>
  );
}

interface DecideProps {
  declaration: SecretariatOpenDeclarationFragment;
  onDecline: OpenDeclarationProps['onDecline'];
}

/** Only the DB decides, and nobody about their own; the server sees to it. */
function Decide({ declaration, onDecline }: DecideProps) {
  const me = useUser();
  const { attempt, attempting } = useAttempt();
  const decide = useDecide();
  if (!me.isDB) return null;
  if (declaration.createdBy === me.id) {
    return <small>Over je eigen declaratie beslist een ander bestuurslid</small>;
  }
  const { description } = declaration;
  // Not asked first: it can be taken back.
  const approve = () =>
    attempt(() =>
      decide(getFragmentData(SecretariatDecisionFragmentDoc, declaration), {
        approved: true,
        reason: null,
      }),
    );
  return (
    <>
      <OnDesk
        variant="ghost"
        size="small"
        aria-label={`${description} afkeuren`}
        onClick={() => onDecline(declaration)}
      >
        Afkeuren
      </OnDesk>
      <Button
        variant="ghost"
        size="small"
        aria-label={`${description} goedkeuren`}
        pending={attempting}
        onClick={() => void approve()}
      >
        Goedkeuren
      </Button>
    </>
  );
}

/** On a phone one declines where the receipt is seen. */
const OnDesk = styled(Button)`
  @media ${phone} {
    display: none;
  }
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2) var(--s4);
  padding: var(--s3) 0;
  > div:first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: 14px;
  }
  @media ${phone} {
    flex-wrap: wrap;
  }
`;

const Amount = styled.span`
  margin-left: var(--s2);
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--s2);
  max-width: 100%;
  > small {
    max-width: 260px;
  }
`;
