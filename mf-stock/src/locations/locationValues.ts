import { requiredText } from 'kit/forms';
import { boolean, object, string } from 'yup';

import type { StockLocationFormFragment, StockLocationInput } from '../gql/graphql';

/** Where new products come in; it always exists and keeps its name. */
export const GENERAL = 'Algemeen';

/** The form of a place. Locking is a switch of its own. */
export interface LocationValues {
  title: string;
  description: string;
  internal: boolean;
}

/** An empty form. */
export const newLocation: LocationValues = { title: '', description: '', internal: false };

/** A name is required. That it is in use already is for the server to say. */
export const locationSchema = object({
  title: requiredText().max(80),
  description: string().trim().max(2000),
  internal: boolean(),
});

/** The form for a version of the record. */
export function valuesOf({
  title,
  description,
  internal,
}: Pick<StockLocationFormFragment, 'title' | 'description' | 'internal'>): LocationValues {
  return { title, description, internal };
}

/** What is sent. */
export function locationInput(
  { title, description, internal }: LocationValues,
  locked: boolean,
): StockLocationInput {
  return { title, description, internal, locked };
}

/** The fields in words, to compare two versions. */
export const locationLabels = {
  title: 'Naam',
  description: 'Omschrijving',
  internal: { label: 'Intern', show: (value: boolean) => (value ? 'Ja' : 'Nee') },
};
