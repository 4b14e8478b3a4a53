import { FormDialog } from 'kit/editing';
import { useSave } from 'kit/graphql';
import { useSnackbar } from 'kit/ui';
import { array, object } from 'yup';

import { ClubAddPaymentsDocument } from '../../gql/graphql';
import { type MemberChoice, MembersField } from '../MemberField';
import { newPayment, PaymentFields, paymentInput, paymentSchema, type PaymentValues } from './paymentValues';
import { useClubYear } from './usePaymentYears';

type Values = PaymentValues & { members: MemberChoice[] };

const schema = object({
  members: array().min(1, 'Kies minstens één lid').max(200, 'Kies hoogstens 200 leden tegelijk'),
  ...paymentSchema,
});

interface PaymentListDialogProps {
  /** Who were chosen in the list already. */
  members?: readonly MemberChoice[];
  onDone: () => Promise<unknown>;
  onClose: () => void;
  /** Who had paid that year already, in words. */
  onNotAdded: (text: string) => void;
}

/** A list of who paid the same year, such as of an evening or from a statement: search, choose, and the next. */
export function PaymentListDialog({
  members: chosen = [],
  onDone,
  onClose,
  onNotAdded,
}: PaymentListDialogProps) {
  const snackbar = useSnackbar();
  const clubYear = useClubYear();
  const { save } = useSave(ClubAddPaymentsDocument);
  const pay = async (values: Values) => {
    const { members } = values;
    const { addClubPayments } = await save({
      memberIds: members.map(({ id }) => id),
      ...paymentInput(values),
    });
    const { added, notAdded, notJoined } = addClubPayments;
    // A membership number begins with the year joined. Who was no member then is told by the server.
    const wasMember = ({ id, endedOn }: MemberChoice) =>
      Number(id.slice(0, 4)) <= Number(values.year) && (!endedOn || endedOn >= values.year);
    const names = members
      .filter((member) => notAdded.includes(member.id) && wasMember(member))
      .map(({ name }) => name);
    const told = [
      ...(names.length > 0 ? [`${values.year} was al betaald door ${names.join(', ')}.`] : []),
      ...notJoined.map((one) => `${one}.`),
    ];
    if (told.length > 0) onNotAdded(told.join(' '));
    snackbar.show(added === 1 ? '1 betaling ingevoerd' : `${added} betalingen ingevoerd`);
    await onDone();
  };
  return (
    <FormDialog<Values>
      // The form begins anew once it is known.
      key={clubYear}
      title="Lijst met betalingen invoeren"
      onClose={onClose}
      submitLabel="Opslaan"
      schema={schema}
      initialValues={{ members: [...chosen], ...newPayment(clubYear) }}
      onSubmit={pay}
    >
      <PaymentFields />
      <MembersField name="members" />
    </FormDialog>
  );
}
