import { requiredText } from 'kit/forms';

/** The countries of members. */
export const countries = ['Nederland', 'België'].map((value) => ({ value, label: value }));

/** "1234AB" as it is stored, "1234 AB"; what is no Dutch postal code stays as it is. */
function dutchPostalCode(text: string): string {
  return text
    .trim()
    .toUpperCase()
    .replace(/^(\d{4})[\s.-]*([A-Z]{2})$/, '$1 $2');
}

/** A postal code of the country that is chosen beside it. */
export function postalCode() {
  return requiredText().when('country', ([country], schema) =>
    country === 'België'
      ? schema.matches(/^[1-9]\d{3}$/, {
          message: 'Vul een postcode in van vier cijfers, zoals 3600',
          excludeEmptyString: true,
        })
      : schema
          .transform((text: string | undefined) => text && dutchPostalCode(text))
          .matches(/^[1-9]\d{3} [A-Z]{2}$/, {
            message: 'Vul een postcode in zoals 6041 AA',
            excludeEmptyString: true,
          }),
  );
}
