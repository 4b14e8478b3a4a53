import type { JobState, SecretariatJobRowFragment } from '../../gql/graphql';

/** The states, in the order of the choice. */
export const jobStateLabels: Readonly<Record<JobState, string>> = {
  failed: 'Mislukt',
  running: 'Wacht of loopt',
  done: 'Klaar',
  cancelled: 'Afgebroken',
};

/** What a job is, in words: its kind, and which one of that kind. */
export function jobTitle({ title, label }: Pick<SecretariatJobRowFragment, 'title' | 'label'>): string {
  return label ? `${title}: ${label}` : title;
}
