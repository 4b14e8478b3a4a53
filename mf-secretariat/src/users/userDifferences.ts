import type { ConflictRow } from 'kit/conflict';

import { isChair } from './commissionEntries';
import { type PermissionChoices, singlePermissions } from './permissionChoices';
import type { UserValues } from './userValues';

const yesNo = (value: boolean) => (value ? 'Ja' : 'Nee');

/** The fields in words; rights and committees are compared one by one. */
const labels: Readonly<Record<Exclude<keyof UserValues, 'permissions'>, string>> = {
  name: 'Naam',
  email: 'E-mail',
  isExternal: 'Extern account',
};
const inWords = (value: string | boolean) => (typeof value === 'boolean' ? yesNo(value) : value);

function place(entries: readonly string[], id: string): string {
  if (isChair(entries, id)) return 'Voorzitter';
  return entries.includes(id) ? 'Lid' : 'Geen lid';
}

/** What differs between two versions of a user, in words: a row per field, per permission and per committee. */
export function userDifferences(
  choices: PermissionChoices,
  mine: UserValues,
  theirs: UserValues,
): ConflictRow[] {
  const row = (label: string, words: (values: UserValues) => string) => ({
    label,
    mine: words(mine),
    theirs: words(theirs),
  });
  const rows = [
    ...(Object.keys(labels) as (keyof typeof labels)[]).map((field) =>
      row(labels[field], (values) => inWords(values[field])),
    ),
    ...singlePermissions(choices.permissionCatalogue).map(({ id, label }) =>
      row(label, ({ permissions }) => yesNo(permissions.general.includes(id))),
    ),
    ...choices.commissions.map(({ id, index, name }) =>
      row(`${index} - ${name}`, ({ permissions }) => place(permissions.commissions, id)),
    ),
  ];
  return rows.filter((each) => each.mine !== each.theirs);
}
