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
  /** That it is as long as it is. */
  isLong: boolean;
  /** What moving it does, as it was shown and agreed to; '': nothing. */
  seen: string;
}

const MOST = 200;
const COUNT = `Vul een geheel getal in van 1 tot en met ${MOST}`;

const LONG = 16;
const HOUR = 3_600_000;
const hoursText = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });

/** How many hours a shift takes that is longer than usual, to be asked about: '23'. '': it is not, or has no times yet. */
export function longHours({ from, to }: Pick<ShiftValues, 'from' | 'to'>): string {
  const at = (time: string) => Date.parse(`1970-01-01T${time}Z`);
  const hours = (at(to) - at(from)) / HOUR + (to < from ? 24 : 0);
  return hours > LONG ? hoursText.format(hours) : '';
}

/** A shift is on a day of its season and needs somebody. */
export function shiftSchema(season: number) {
  const { first, last } = daysOf(season);
  const outside = 'Deze dag valt buiten het seizoen';
  return object({
    day: requiredText().test('season', outside, (day) => !day || (day >= first && day <= last)),
    from: requiredText(),
    to: requiredText()
      .notOneOf([ref('from')], 'De eindtijd is een andere dan de begintijd')
      .test('long', (_to, { parent, createError }) => {
        const { isLong, ...times } = parent as ShiftValues;
        const hours = longHours(times);
        return !hours || isLong || createError({ message: `Deze dienst duurt ${hours} uur. Klopt dat?` });
      }),
    needed: number()
      .typeError(COUNT)
      .required(messages.required)
      .integer(COUNT)
      .min(1, COUNT)
      .max(MOST, COUNT),
  });
}

/** A new shift, on the day of the last one: days have more of them. */
export const newShift = (day = ''): ShiftValues => ({
  day,
  from: '',
  to: '',
  needed: 1,
  isLong: false,
  seen: '',
});

/** The form of a shift. */
export const valuesOf = ({ day, from, to, needed }: VolunteersEditShiftFragment): ShiftValues => ({
  day,
  from,
  to,
  needed,
  isLong: longHours({ from, to }) !== '',
  seen: '',
});

/** What is sent. @param values as the schema took them */
export const shiftInput = ({ day, from, to, needed, isLong, seen }: ShiftValues): ShiftInput => ({
  day,
  from,
  to,
  needed: Number(needed),
  ...(isLong && longHours({ from, to }) && { allowLong: true }),
  ...(seen && { seen }),
});
