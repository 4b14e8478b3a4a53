import { useRecordForm } from 'kit/editing';
import { Form, FormError, SubmitButton, useFormState } from 'kit/forms';
import { Button, DialogActions, Stack } from 'kit/ui';
import { type ReactNode, useEffect } from 'react';
import styled from 'styled-components';

import { type Draft, type DraftKeeper, KeepDraft } from '../drafts/KeepDraft';
import type { FragmentType } from '../gql/fragment-masking';
import type { KrantPreviousSaleFragmentDoc } from '../gql/graphql';
import { PreviousSale } from './PreviousSale';
import { SaleFields } from './SaleFields';
import {
  type Category,
  lostWork,
  type Sale,
  saleDifferences,
  saleSchema,
  type SaleValues,
  valuesOf,
  withAgreed,
} from './saleValues';
import { useTakeBackConfirmation } from './useTakeBackConfirmation';

/** The props of SaleForm. */
export interface SaleFormProps {
  /** As it was read; the form keeps the version it began with. */
  sale: Sale;
  previous: FragmentType<typeof KrantPreviousSaleFragmentDoc> | null | undefined;
  categories: readonly Category[];
  /** Saves. @throws ApiError, CONFLICT when somebody else was first */
  send: (read: Sale, values: SaleValues) => Promise<unknown>;
  fetchLatest: () => Promise<Sale | undefined>;
  onSaved: () => void;
  onCancel: () => void;
  cancelLabel?: string;
  /** Told whether something was typed that is not saved. */
  onDirty?: (isDirty: boolean) => void;
  /** Keeps what is typed on this device. */
  keeper?: DraftKeeper<SaleValues>;
  /** What is in the form at first, when no draft was kept. */
  start?: Draft<SaleValues>;
  /** What hangs on the advertisement, between the fields and the buttons. */
  children?: ReactNode;
}

/**
 * The sale of an advertisement, which two may edit at once: price, format by price, colour from the price, payment and
 * type. Taking a sale back asks first, and so does a format for which its page is lost.
 */
export function SaleForm(props: SaleFormProps) {
  const { sale, previous, categories, send, fetchLatest, onSaved, keeper, children } = props;
  const clearing = useTakeBackConfirmation();
  const { formKey, initialValues, onSubmit, dialog } = useRecordForm<Sale, SaleValues>(
    {
      record: sale,
      valuesOf,
      send: (read, values) => {
        const loses = lostWork(read, values);
        return send(read, loses ? { ...values, loses } : values);
      },
      fetchLatest,
      differences: saleDifferences,
    },
    onSaved,
  );
  const submit = async (values: SaleValues) => {
    const isSure = await clearing.ask(sale, values);
    // Not sure: the form stays as it is, without a message.
    return isSure ? onSubmit(values) : { fields: {} };
  };
  return (
    <>
      <Form key={formKey} initialValues={initialValues} schema={saleSchema} onSubmit={submit}>
        <Stack>
          {keeper && <KeepDraft keeper={keeper} revision={formKey} start={props.start} />}
          {previous && <PreviousSale previous={previous} categories={categories} canFill />}
          <SaleFields categories={withAgreed(categories, sale)} sale={sale} />
          {children}
          <FormError />
        </Stack>
        {props.onDirty && <TellDirty onDirty={props.onDirty} />}
        <DialogActions>
          <Large variant="text" onClick={props.onCancel}>
            {props.cancelLabel ?? 'Annuleren'}
          </Large>
          <LargeSubmit>Opslaan</LargeSubmit>
        </DialogActions>
      </Form>
      {dialog}
      {clearing.dialog}
    </>
  );
}

function TellDirty({ onDirty }: { onDirty: (isDirty: boolean) => void }) {
  const { dirty } = useFormState();
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  return null;
}

/** For a thumb. */
const Large = styled(Button)`
  min-height: 48px;
`;

const LargeSubmit = styled(SubmitButton)`
  min-height: 48px;
`;
