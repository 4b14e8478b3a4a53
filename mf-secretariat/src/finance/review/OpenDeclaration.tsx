import { formatDate, formatEuro } from 'kit/format';
import { toApiError } from 'kit/graphql';
import { useUser } from 'kit/session';
import { Button, phone, Tag, useSnackbar } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatDecisionFragmentDoc,
  type SecretariatDeclarationYearFragment,
  type SecretariatOpenDeclarationFragment,
  SecretariatOpenDeclarationFragmentDoc,
} from '../../gql/graphql';
import { payeeOf } from '../formatIban';
import { ReceiptButtons } from '../transactions/ReceiptButtons';
import { committeeOf } from '../transactions/transactions';
import { useDecide } from './useDecide';

/** The props of OpenDeclaration. */
export interface OpenDeclarationProps {
  declaration: FragmentType<typeof SecretariatOpenDeclarationFragmentDoc>;
  year: SecretariatDeclarationYearFragment;
  /** Begins to decline, for which a reason is asked. */
  onDecline: (declaration: FragmentType<typeof SecretariatDecisionFragmentDoc>) => void;
  /** Shows it with its receipts. */
  onReview: (id: string) => void;
}

/** One declaration that waits: who, for which committee, what, how much, who is paid, and the receipt. */
export function OpenDeclaration({ declaration: masked, year, onDecline, onReview }: OpenDeclarationProps) {
  const declaration = getFragmentData(SecretariatOpenDeclarationFragmentDoc, masked);
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
  const snackbar = useSnackbar();
  const decide = useDecide();
  const [isApproving, setApproving] = useState(false);
  if (!me.isDB) return null;
  if (declaration.createdBy === me.id) {
    return <small>Over je eigen declaratie beslist een ander bestuurslid</small>;
  }
  const { description } = declaration;
  // Not asked first: it can be taken back.
  const approve = async () => {
    setApproving(true);
    try {
      await decide(getFragmentData(SecretariatDecisionFragmentDoc, declaration), {
        approved: true,
        reason: null,
      });
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
    } finally {
      setApproving(false);
    }
  };
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
        pending={isApproving}
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
