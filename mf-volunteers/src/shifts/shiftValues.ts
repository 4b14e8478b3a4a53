import { messages, requiredText } from 'kit/forms';
import { number, object, ref } from 'yup';

import type { ShiftInput, VolunteersEditShiftFragment } from '../gql/graphql';
import { daysOf } from '../seasons';

/** A shift in a form. */
export interface ShiftValues {
  day: string;
  from: string;
  to: string;
  needed: number | string;
}

const MOST = 200;
const COUNT = `Vul een geheel getal in van 1 tot en met ${MOST}`;

/** A shift is on a day of its season and needs somebody. */
export function shiftSchema(season: number) {
  const { first, last } = daysOf(season);
  const outside = 'Deze dag valt buiten het seizoen';
  return object({
    day: requiredText().test('season', outside, (day) => !day || (day >= first && day <= last)),
    from: requiredText(),
    to: requiredText().notOneOf([ref('from')], 'De eindtijd is een andere dan de begintijd'),
    needed: number()
      .typeError(COUNT)
      .required(messages.required)
      .integer(COUNT)
      .min(1, COUNT)
      .max(MOST, COUNT),
  });
}

/** A new shift, on the day of the last one: days have more of them. */
export const newShift = (day = ''): ShiftValues => ({ day, from: '', to: '', needed: 1 });

/** The form of a shift. */
export const valuesOf = ({ day, from, to, needed }: VolunteersEditShiftFragment): ShiftValues => ({
  day,
  from,
  to,
  needed,
});

/** What is sent. @param values as the schema took them */
export const shiftInput = ({ day, from, to, needed }: ShiftValues): ShiftInput => ({
  day,
  from,
  to,
  needed: Number(needed),
});
