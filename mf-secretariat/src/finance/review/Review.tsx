import { FormDialog } from 'kit/editing';
import { FormSelect } from 'kit/fields';
import { canPreview, DownloadButton, FilePreview, type StoredFile } from 'kit/files';
import { formatDate, formatEuro } from 'kit/format';
import { requiredText, useFormState } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { useUser } from 'kit/session';
import { DefinitionList, DefinitionRow, phone, Stack, Alert, Button, EmptyState } from 'kit/ui';
import { useState } from 'react';
import styled, { css } from 'styled-components';
import { object } from 'yup';

import {
  type SecretariatDeclarationYearFragment,
  SecretariatCorrectDeclarationDocument,
} from '../../gql/graphql';
import { Conversation } from '../declarations/Conversation';
import { payeeOf } from '../formatIban';
import { receiptName } from '../transactions/ReceiptButtons';
import { stateLabels } from '../transactions/StateTag';
import { committeeOf } from '../transactions/transactions';
import { useReloadFinance } from '../useReloadFinance';
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

type Place = { yearId: string; wg: string };
type Years = readonly SecretariatDeclarationYearFragment[];

const schema = object({ yearId: requiredText('Kies een boekjaar'), wg: requiredText('Kies een commissie') });

interface CorrectDialogProps {
  isOpen: boolean;
  declaration: Reviewed;
  years: Years;
  onClose: () => void;
}

/** Puts a declaration under the right committee, or in the right year: its own, or one that is open. */
function CorrectDialog({ isOpen, declaration, years, onClose }: CorrectDialogProps) {
  const { id, revision, yearId, wg } = declaration;
  const { save } = useSave(SecretariatCorrectDeclarationDocument, { done: 'Declaratie verplaatst' });
  const reload = useReloadFinance();
  return (
    <FormDialog<Place>
      title="Commissie en boekjaar wijzigen"
      isOpen={isOpen}
      onClose={onClose}
      initialValues={{ yearId, wg }}
      schema={schema}
      submitLabel="Wijzigen"
      onSubmit={async (place) => {
        await save({ id, revision, place });
        await reload();
      }}
    >
      <PlaceFields years={years.filter((year) => !year.locked || year.id === yearId)} />
      <div>{declaration.creator} leest dit in de mail over het besluit.</div>
    </FormDialog>
  );
}

function PlaceFields({ years }: { years: Years }) {
  const { yearId } = useFormState().values as Place;
  const groups = years.find(({ id }) => id === yearId)?.workgroups ?? [];
  return (
    <>
      <FormSelect
        name="yearId"
        label="Boekjaar"
        options={years.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <FormSelect
        name="wg"
        label="Commissie"
        placeholder="Kies een commissie"
        options={groups.map(({ index, title }) => ({ value: index, label: `${index} - ${title}` }))}
      />
    </>
  );
}

/** The receipts of a declaration, one at a time. */
function ReceiptViewer({ receipts, description }: { receipts: readonly StoredFile[]; description: string }) {
  const [at, setAt] = useState(0);
  const receipt = receipts[at] ?? receipts[0];
  if (!receipt) return <EmptyState title="Er is geen bon." />;
  const title = `${receiptName(receipts, receipts.indexOf(receipt))} van ${description}`;
  return (
    <div>
      <Bar>
        {receipts.length > 1 &&
          receipts.map(({ id }, position) => (
            <Button
              key={id}
              size="small"
              variant={receipt.id === id ? 'primary' : 'ghost'}
              aria-pressed={receipt.id === id}
              onClick={() => setAt(position)}
            >
              {receiptName(receipts, position)}
            </Button>
          ))}
        <DownloadButton file={receipt} label={`${title} downloaden`} />
      </Bar>
      <Paper>
        {canPreview(receipt) ? <FilePreview key={receipt.id} title={title} file={receipt} /> : receipt.name}
      </Paper>
    </div>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2);
  margin-bottom: var(--s2);
`;

const Paper = styled.div`
  padding: var(--s3);
  border-radius: var(--r-s);
  background: color-mix(in srgb, var(--ink) 8%, transparent);
`;
