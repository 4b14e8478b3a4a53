import { formatDate, formatEuro } from 'kit/format';
import { useUser } from 'kit/session';
import { DefinitionList, DefinitionRow, phone, Stack, Alert, Button } from 'kit/ui';
import { useState } from 'react';
import styled, { css } from 'styled-components';

import type { SecretariatDeclarationYearFragment } from '../../gql/graphql';
import { Conversation } from '../declarations/Conversation';
import { payeeOf } from '../formatIban';
import { stateLabels } from '../transactions/StateTag';
import { committeeOf } from '../transactions/transactions';
import { CorrectDialog } from './CorrectDialog';
import { ReceiptViewer } from './ReceiptViewer';
import { ReviewActions, type ReviewActionsProps, type Reviewed } from './ReviewActions';

type ReviewProps = ReviewActionsProps & { years: readonly SecretariatDeclarationYearFragment[] };

/** The receipts of a declaration beside what is decided: facts, what it looks like, questions, and the decision. */
export function Review({ years, ...acting }: ReviewProps) {
  const { declaration } = acting;
  const me = useUser();
  const [correcting, setCorrecting] = useState(false);
  const { amount, description, creator, creationDate, yearId, wg, declaredFor, receipts } = declaration;
  const year = years.find((one) => one.id === yearId);
  const mayDecide = me.isDB && declaration.createdBy !== me.id;
  return (
    <Desk $inQueue={acting.queue !== undefined}>
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
        {mayDecide && <ReviewActions {...acting} />}
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

const besideList = css`
  grid-template-columns: minmax(0, 1fr) 330px;
  /* However long the receipt is, the decision is in view. */
  > * {
    max-height: calc(100dvh - 120px);
    padding: 2px;
    overflow-y: auto;
  }
  dl > div {
    grid-template-columns: 84px minmax(0, 1fr) auto;
    column-gap: var(--s2);
    min-height: 40px;
    padding-block: var(--s1);
    font-size: 15px;
  }
  textarea {
    min-height: 60px;
  }
`;

const Desk = styled.div<{ $inQueue: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--s5);
  align-items: start;
  ${({ $inQueue }) => $inQueue && besideList}
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

/** Says which other declarations may be the same, and shows their receipts beside. */
function DuplicateWarning({ duplicates }: Pick<Reviewed, 'duplicates'>) {
  const [shown, setShown] = useState<string>();
  return duplicates.map(({ sameReceipt, other }) => {
    const { id, description, amount, creationDate, creator, state, paid, receipts } = other;
    const isShown = shown === id;
    return (
      <Alert key={id} kind="warning" title={`Lijkt op een declaratie van ${formatDate(creationDate)}`}>
        <div>{sameReceipt ? 'Dezelfde bon.' : 'Zelfde bedrag, dag en persoon.'}</div>
        <div>
          {`${creator}: ${description}, ${formatEuro(-amount)}, ${paid ? 'betaald' : stateLabels[state].toLowerCase()}.`}
        </div>
        <Button
          variant="ghost"
          size="small"
          aria-expanded={isShown}
          onClick={() => setShown(isShown ? undefined : id)}
        >
          {isShown ? 'Verbergen' : 'Naast elkaar bekijken'}
        </Button>
        {isShown && <ReceiptViewer receipts={receipts} description={description} />}
      </Alert>
    );
  });
}
