import { differingRows, useLatest } from 'kit/conflict';
import { ConfirmActionDialog, DeleteDialog, EditDialog, FormDialog } from 'kit/editing';
import { todayInAmsterdam } from 'kit/format';
import { useFormState } from 'kit/forms';
import { useSave, useQuery } from 'kit/graphql';
import { SmallText, useDebouncedValue } from 'kit/lists';
import { labelsOf, RecordInputs } from 'kit/records';
import { useMemo } from 'react';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatAddRecurringInvoiceDocument,
  SecretariatDeleteRecurringInvoiceDocument,
  type SecretariatRecurringFormFragment,
  SecretariatRecurringFormFragmentDoc,
  SecretariatRecurringInvoiceDocument,
  type SecretariatRecurringRowFragment,
  SecretariatSaveRecurringInvoiceDocument,
  SecretariatStopRecurringInvoiceDocument,
  type InvoiceDraftInput,
  SecretariatRecurringPreviewDocument,
} from '../../gql/graphql';
import { draftOf } from '../invoices/invoiceValues';
import { PreviewColumn, PreviewedFields, WithPreview } from '../invoices/PreviewColumn';
import { SheetPreview } from '../invoices/SheetPreview';
import { committeeLabel, useInvoiceChoices } from '../invoices/useInvoiceChoices';
import { recurringFields, type RecurringValues } from './recurringFields';
import { recurringInput, recurringSchema, valuesOf } from './recurringValues';

interface DialogProps {
  /** Brings the lists up to date. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

interface AddProps extends DialogProps {
  initialValues: RecurringValues;
}

/** A new recurring invoice. Mounted when opened. */
export function AddRecurringDialog({ initialValues, onDone, onClose }: AddProps) {
  const { save } = useSave(SecretariatAddRecurringInvoiceDocument, { done: 'Terugkerende factuur gemaakt' });
  return (
    <FormDialog<RecurringValues>
      title="Terugkerende factuur maken"
      onClose={onClose}
      size={900}
      submitLabel="Opslaan"
      schema={recurringSchema}
      initialValues={initialValues}
      onSubmit={(values) => save(recurringInput(values))}
      onDone={onDone}
    >
      <RecurringInputs />
    </FormDialog>
  );
}

interface EditProps extends DialogProps {
  recurring: FragmentType<typeof SecretariatRecurringFormFragmentDoc>;
}

/** Changes one from today on; somebody else, or the portal, may change it at the same time. */
export function EditRecurringDialog({ recurring: masked, onDone, onClose }: EditProps) {
  const recurring = getFragmentData(SecretariatRecurringFormFragmentDoc, masked);
  const latest = useLatest(SecretariatRecurringInvoiceDocument);
  const { save } = useSave(SecretariatSaveRecurringInvoiceDocument, {
    done: 'Terugkerende factuur aangepast',
  });
  const { invoiceCommittees } = useInvoiceChoices();
  const committee = (id: string) => {
    const found = invoiceCommittees.find((one) => one.id === id);
    return found ? committeeLabel(found) : id;
  };
  const { id, title, nextDate } = recurring;
  return (
    <EditDialog<SecretariatRecurringFormFragment, RecurringValues>
      title={`${title} aanpassen`}
      onClose={onClose}
      size={900}
      schema={recurringSchema}
      record={recurring}
      valuesOf={valuesOf}
      send={async ({ revision }, values) => {
        await save({ id, revision, ...recurringInput(values) });
        await onDone();
      }}
      fetchLatest={async () =>
        getFragmentData(SecretariatRecurringFormFragmentDoc, (await latest({ id }))?.recurringInvoice)
      }
      differences={(mine, theirs) =>
        differingRows<RecurringValues>(
          {
            ...labelsOf<RecurringValues>(recurringFields),
            commissionId: { label: 'Commissie', show: committee },
          },
          mine,
          valuesOf(theirs),
        )
      }
    >
      <RecurringInputs nextDate={nextDate} isThere />
    </EditDialog>
  );
}

interface ActProps extends DialogProps {
  recurring: SecretariatRecurringRowFragment;
}

/** Stops one for good. */
export function StopRecurringDialog({ recurring, onDone, onClose }: ActProps) {
  const { id, revision, title } = recurring;
  const { save } = useSave(SecretariatStopRecurringInvoiceDocument, { done: 'Terugkerende factuur gestopt' });
  return (
    <ConfirmActionDialog
      question={`${title} stoppen? Deze actie is onomkeerbaar.`}
      confirmLabel="Stoppen"
      onConfirm={() => save({ id, revision })}
      onDone={onDone}
      onClose={onClose}
    >
      Er komen geen facturen meer bij. Wat al klaarstaat, blijft staan; facturen die er zijn ook.
    </ConfirmActionDialog>
  );
}

/** Removes one of which nothing was issued. */
export function DeleteRecurringDialog({ recurring, onDone, onClose }: ActProps) {
  const { id, revision, title } = recurring;
  const { save } = useSave(SecretariatDeleteRecurringInvoiceDocument, {
    done: 'Terugkerende factuur verwijderd',
  });
  return (
    <DeleteDialog
      question={`${title} verwijderen? Deze actie is onomkeerbaar.`}
      onDelete={() => save({ id, revision })}
      onDone={onDone}
      onClose={onClose}
    >
      Er is nog geen factuur van uitgegeven. Wat ervan klaarstaat, verdwijnt mee.
    </DeleteDialog>
  );
}

interface InputsProps {
  /** Of one that is there: the date that comes next. */
  nextDate?: string | null;
  /** It is there, and what waits of it follows the change. */
  isThere?: boolean;
}

/** The form of a recurring invoice, with how the next one will look beside it. */
function RecurringInputs({ nextDate, isThere = false }: InputsProps) {
  const values = useFormState().values as RecurringValues;
  const draft = useMemo(() => draftOf(values), [values]);
  const { firstDay, interval } = values;
  const isToCome = firstDay >= todayInAmsterdam();
  return (
    <WithPreview>
      <PreviewedFields>
        {isThere && (
          <SmallText>
            Een wijziging telt vanaf vandaag. Wat al klaarstaat, wordt uitgegeven zoals het hier dan staat.
          </SmallText>
        )}
        <RecordInputs fields={recurringFields} />
      </PreviewedFields>
      <PreviewColumn>
        <Preview
          draft={draft}
          day={isToCome ? firstDay : (nextDate ?? firstDay)}
          interval={Number(interval)}
        />
      </PreviewColumn>
    </WithPreview>
  );
}

interface PreviewProps {
  draft: InvoiceDraftInput;
  day: string;
  interval: number;
}

function Preview(asked: PreviewProps) {
  const { draft, day, interval } = useDebouncedValue(
    useMemo(
      () => ({ draft: asked.draft, day: asked.day, interval: asked.interval }),
      [asked.draft, asked.day, asked.interval],
    ),
  );
  const { data, previousData, ...query } = useQuery(SecretariatRecurringPreviewDocument, {
    variables: { invoice: draft, day, interval },
    // Each is looked at once.
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  return <SheetPreview marks={(data ?? previousData)?.recurringInvoicePreview} {...query} />;
}
