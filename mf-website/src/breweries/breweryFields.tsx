import { FormTextArea } from 'kit/fields';
import { FormTextField, messages, requiredText } from 'kit/forms';
import { type FormFields, pickValues } from 'kit/records';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { type BreweryInput, WebsiteBreweryFieldsFragmentDoc } from '../gql/graphql';
import { webAddress } from '../webAddress';

/** What is filled in of a brewery: every field of the API's input, as text. */
export type BreweryValues = Record<keyof BreweryInput, string>;

/**
 * What is filled in of a brewery, in the order of the form: one entry for each field (CONTRIBUTING.md, "Adding a field").
 */
export const breweryFields = {
  name: {
    label: 'Naam',
    empty: '',
    schema: requiredText(),
    input: <FormTextField name="name" label="Naam" />,
  },
  website: {
    label: 'Website',
    empty: '',
    schema: webAddress().required(messages.required),
    input: <FormTextField name="website" label="Website" inputMode="url" placeholder="www.brouwerij.nl" />,
  },
  intro: {
    label: 'Intro',
    empty: '',
    schema: requiredText(),
    input: <FormTextArea name="intro" label="Intro" />,
  },
} satisfies FormFields<BreweryValues>;

/** Whether all is there without which a brewery cannot be saved; only then that is offered. */
export const isComplete = ({ name, website, intro }: BreweryValues): boolean =>
  [name, website, intro].every((text) => text.trim() !== '');

/** What was filled in of a brewery, as it was read. */
export function valuesOf(brewery: FragmentType<typeof WebsiteBreweryFieldsFragmentDoc>): BreweryValues {
  return pickValues<BreweryValues>(breweryFields, getFragmentData(WebsiteBreweryFieldsFragmentDoc, brewery));
}
