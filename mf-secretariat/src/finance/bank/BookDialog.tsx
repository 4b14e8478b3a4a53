import { FormDialog } from 'kit/editing';
import { FormSelect } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { FormTextField, requiredText, useFormState } from 'kit/forms';
import { object, string } from 'yup';

import type { BankBookingInput } from '../../gql/graphql';
import type { BankYears } from './bankYears';

/** In the place of a year. */
const OWN = 'own';

type Values = { yearId: string; wg: string; description: string };

const schema = object({
  yearId: requiredText('Kies een boekjaar'),
  wg: string().when('yearId', {
    is: (yearId: string) => yearId !== OWN,
    then: () => requiredText('Kies een commissie'),
  }),
  description: string().max(200),
});

interface BookDialogProps {
  /** What came in or, below zero, went out, in cents. */
  amount: number;
  years: BankYears;
  /** What is filled in at first. */
  suggested: { yearId?: string | null; wg?: string | null } | null | undefined;
  /** @throws ApiError, shown in the dialog */
  onBook: (booking: BankBookingInput) => Promise<unknown>;
  onClose: () => void;
}

/** Books a line straight onto a committee, or as money between own accounts. */
export function BookDialog({ amount, years, suggested, onBook, onClose }: BookDialogProps) {
  const running = years.find((year) => year.running) ?? years[0];
  return (
    <FormDialog<Values>
      title={`${formatEuro(amount)} boeken`}
      isOpen
      onClose={onClose}
      submitLabel="Boeken"
      schema={schema}
      initialValues={{
        yearId: suggested?.yearId ?? running?.id ?? OWN,
        wg: suggested?.wg ?? '',
        description: '',
      }}
      onSubmit={({ yearId, wg, description }) =>
        onBook(yearId === OWN ? { description } : { yearId, wg, description })
      }
    >
      <FormSelect
        name="yearId"
        label="Boekjaar"
        options={[
          ...years.map(({ id, title }) => ({ value: id, label: title })),
          { value: OWN, label: 'Geen: tussen eigen rekeningen (kruispost)' },
        ]}
      />
      <Committee years={years} />
      <FormTextField
        name="description"
        label="Omschrijving"
        description="Leeg: wat er op het afschrift staat."
        maxLength={200}
        autoComplete="off"
      />
    </FormDialog>
  );
}

function Committee({ years }: { years: BankYears }) {
  const { yearId } = useFormState().values as Values;
  const year = years.find(({ id }) => id === yearId);
  if (!year) return null;
  return (
    <FormSelect
      name="wg"
      label="Commissie"
      placeholder="Kies een commissie"
      options={year.workgroups.map(({ index, title }) => ({ value: index, label: `${index} - ${title}` }))}
    />
  );
}
