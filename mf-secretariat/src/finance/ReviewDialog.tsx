import { Loaded } from 'kit/data';
import { formatDate, formatEuro } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { useUser } from 'kit/session';
import { DefinitionList, DefinitionRow, Dialog, phone, Stack } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { Conversation } from '../declarations/Conversation';
import { type SecretariatDeclarationYearFragment, SecretariatReviewDocument } from '../gql/graphql';
import { CorrectDialog } from './CorrectDialog';
import { DuplicateWarning } from './DuplicateWarning';
import { payeeOf } from './payee';
import { ReceiptViewer } from './ReceiptViewer';
import { ReviewActions } from './ReviewActions';
import type { Reviewed } from './reviewed';
import { committeeOf } from './transactions';

interface ReviewDialogProps {
  /** Undefined: none is looked at. */
  id: string | undefined;
  years: readonly SecretariatDeclarationYearFragment[];
  onClose: () => void;
}

/** A declaration with its receipts beside what is decided: facts, what it looks like, questions, and the decision. */
export function ReviewDialog({ id, years, onClose }: ReviewDialogProps) {
  const query = useQuery(SecretariatReviewDocument, {
    variables: { id: id ?? '' },
    skip: id === undefined,
    fetchPolicy: 'network-only',
  });
  return (
    <Dialog isOpen={id !== undefined} onClose={onClose} title="Declaratie beoordelen" size={900}>
      <Loaded query={query} subject="De declaratie">
        {({ transaction }) => (
          <Review key={transaction.id} declaration={transaction} years={years} onClose={onClose} />
        )}
      </Loaded>
    </Dialog>
  );
}

interface ReviewProps extends Omit<ReviewDialogProps, 'id'> {
  declaration: Reviewed;
}

function Review({ declaration, years, onClose }: ReviewProps) {
  const me = useUser();
  const [correcting, setCorrecting] = useState(false);
  const { amount, description, creator, creationDate, yearId, wg, declaredFor, receipts } = declaration;
  const year = years.find((one) => one.id === yearId);
  const mayDecide = me.isDB && declaration.createdBy !== me.id;
  return (
    <Desk>
      <ReceiptViewer receipts={receipts} description={description} />
      <Stack>
        <div>
          <Sum>{formatEuro(-amount)}</Sum>
          <b>{description}</b>
        </div>
        <DefinitionList>
          <DefinitionRow label="Van">{creator}</DefinitionRow>
          <DefinitionRow label="Ingediend">{formatDate(creationDate)}</DefinitionRow>
          <DefinitionRow
            label="Commissie"
            action={
              mayDecide && (
                <Change type="button" onClick={() => setCorrecting(true)}>
                  Wijzigen
                </Change>
              )
            }
          >
            {`${committeeOf(year, wg)}, ${year?.title ?? ''}`}
            {declaredFor && <small>{` (ingediend voor ${declaredFor})`}</small>}
          </DefinitionRow>
          <DefinitionRow label="Betalen aan">
            {payeeOf(declaration).replace('Betalen aan: ', '')}
          </DefinitionRow>
        </DefinitionList>
        <DuplicateWarning duplicates={declaration.duplicates} />
        <Conversation messages={declaration.messages} />
        {mayDecide && <ReviewActions declaration={declaration} onDone={onClose} />}
      </Stack>
      <CorrectDialog
        isOpen={correcting}
        declaration={declaration}
        years={years}
        onClose={() => setCorrecting(false)}
      />
    </Desk>
  );
}

const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--s5);
  align-items: start;
  @media ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Sum = styled.div`
  font: 700 28px var(--head, var(--body));
  font-variant-numeric: tabular-nums;
`;

const Change = styled.button`
  min-height: 44px;
  padding: 0 var(--s2);
  border: 0;
  background: none;
  color: var(--red-strong);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
`;
