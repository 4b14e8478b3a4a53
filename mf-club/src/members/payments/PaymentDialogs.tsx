import { DeleteDialog, FormDialog } from 'kit/editing';
import { ApiError, toApiError, useSave } from 'kit/graphql';
import { LinedList } from 'kit/lists';
import { Dialog, IconButton, useSnackbar } from 'kit/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { mixed, object } from 'yup';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  ClubAddPaymentDocument,
  ClubPaymentsDialogFragmentDoc,
  type ClubPaymentVia,
  ClubRemovePaymentDocument,
} from '../../gql/graphql';
import { type MemberChoice, MemberField } from '../MemberField';
import { shownName } from '../useMembers';
import { howPaid } from './paidYears';
import { newPayment, PaymentFields, paymentInput, paymentSchema, type PaymentValues } from './paymentValues';
import { useClubYear } from './usePaymentYears';

type Values = PaymentValues & { member: MemberChoice | null };

const schema = object({ member: mixed().required('Kies een lid'), ...paymentSchema });

interface AddPaymentDialogProps {
  /** Whose row was open; otherwise the member is searched. */
  member?: MemberChoice;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** A year that a member paid; one that was paid already changes nothing. */
export function AddPaymentDialog({ member, onDone, onClose }: AddPaymentDialogProps) {
  const snackbar = useSnackbar();
  const clubYear = useClubYear();
  const { save } = useSave(ClubAddPaymentDocument);
  const pay = async (values: Values) => {
    if (!values.member) return;
    const { id, name } = values.member;
    try {
      await save({ memberId: id, ...paymentInput(values) });
    } catch (error) {
      throw asAlert(error);
    }
    snackbar.show(`${values.year} is betaald door ${name}`);
    await onDone();
  };
  return (
    <FormDialog<Values>
      // The form begins anew once it is known.
      key={clubYear}
      title="Betaling noteren"
      onClose={onClose}
      size={400}
      submitLabel="Opslaan"
      schema={schema}
      initialValues={{ member: member ?? null, ...newPayment(clubYear) }}
      onSubmit={pay}
    >
      <MemberField name="member" />
      <PaymentFields />
    </FormDialog>
  );
}

/** That the year was paid already is an alert, also where the server names the field. */
function asAlert(error: unknown): ApiError {
  const { message, code, fields } = toApiError(error);
  return new ApiError(fields.year ?? message, code);
}

interface PaymentsDialogProps {
  member: FragmentType<typeof ClubPaymentsDialogFragmentDoc>;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** What was entered by hand or from a file can be a mistake; the bank and the payment provider make none. */
const removable: readonly ClubPaymentVia[] = ['manual', 'imported'];

/** All years that a member paid and how; a mistake is taken away here. */
export function PaymentsDialog({ member: masked, onDone, onClose }: PaymentsDialogProps) {
  const member = getFragmentData(ClubPaymentsDialogFragmentDoc, masked);
  const { save } = useSave(ClubRemovePaymentDocument, { done: 'Betaling verwijderd' });
  const [removing, setRemoving] = useState<number>();
  const name = shownName(member);
  const payments = [...member.payments].sort((a, b) => b.year - a.year);
  return (
    <Dialog onClose={onClose} title={`Betalingen van ${name}`} size={400}>
      {payments.length === 0 && <p>Er zijn geen betalingen meer.</p>}
      <List>
        {payments.map((payment) => (
          <li key={payment.year}>
            <b>{payment.year}</b>
            <span>{howPaid(payment)}</span>
            {!member.erased && removable.includes(payment.via) && (
              <IconButton
                aria-label={`Betaling van ${payment.year} verwijderen`}
                onClick={() => setRemoving(payment.year)}
              >
                <Trash2 aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </List>
      <DeleteDialog
        isOpen={removing !== undefined}
        question={`Betaling van ${removing ?? ''} verwijderen?`}
        onDelete={async () => {
          if (removing === undefined) return;
          await save({ memberId: member.id, year: removing });
          await onDone();
        }}
        onClose={() => setRemoving(undefined)}
      >
        {`${removing ?? ''} staat dan niet meer als betaald bij ${name}. Doe dit alleen bij een vergissing.`}
      </DeleteDialog>
    </Dialog>
  );
}

const List = styled(LinedList)`
  font-variant-numeric: tabular-nums;
  li {
    display: flex;
    align-items: center;
    gap: var(--s3);
    min-height: 48px;
  }
  span {
    flex: 1;
    color: var(--ink-2);
  }
`;
