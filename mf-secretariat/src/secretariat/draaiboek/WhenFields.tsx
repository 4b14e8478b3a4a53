import { FieldPair, FormNumberField, FormSelect } from 'kit/fields';
import { daysLater } from 'kit/format';
import { useFormField } from 'kit/forms';

import { timeTypeOptions, type WhenValues, whenInput, whenOptions } from './moments';

interface WhenFieldsProps {
  /** What stands where no moment is chosen; without it there must be one. */
  noMoment?: string;
}

/** When something is done: its moment in the event, and a month or days from carnival. */
export function WhenFields({ noMoment }: WhenFieldsProps) {
  const { value: when } = useFormField('when');
  return (
    <>
      <FormSelect name="timeType" label="Moment" placeholder={noMoment} options={timeTypeOptions} />
      <FieldPair>
        <FormSelect name="when" label="Wanneer" placeholder="Geen" options={whenOptions} />
        {(when === 'before' || when === 'after') && (
          <FormNumberField name="days" label="Aantal dagen" inputMode="numeric" />
        )}
      </FieldPair>
    </>
  );
}

/** The date that the form's days from carnival are; undefined without. @param carnival its Sunday, YYYY-MM-DD */
export function useChosenDate(carnival: string): string | undefined {
  const { value: when } = useFormField('when');
  const { value: days } = useFormField('days');
  if (typeof days !== 'number' || !Number.isInteger(days)) return undefined;
  const { daysFromCarnival } = whenInput({ when, days } as WhenValues);
  return daysFromCarnival === null ? undefined : daysLater(carnival, daysFromCarnival);
}
