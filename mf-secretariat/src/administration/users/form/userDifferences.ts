import { type ConflictRow, differingRows } from 'kit/conflict';
import { formatDate } from 'kit/format';
import { labelsOf } from 'kit/records';

import { isChair } from '../rights/commissionEntries';
import { type PermissionChoices, singlePermissions } from '../rights/permissionChoices';
import { endingRights, endsOfHeld } from '../rights/rightEnds';
import { userFields, type UserFieldValues } from './userFields';
import type { UserValues } from './userValues';

const yesNo = (value: boolean) => (value ? 'Ja' : 'Nee');

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
    ...singlePermissions(choices.permissionCatalogue).map(({ id, label }) =>
      row(label, ({ permissions }) => yesNo(permissions.general.includes(id))),
    ),
    ...choices.commissions.map(({ id, index, name }) =>
      row(`${index} - ${name}`, ({ permissions }) => place(permissions.commissions, id)),
    ),
  ];
  const held = [mine, theirs].flatMap(({ permissions }) => endingRights(choices, permissions));
  const ends = [...new Map(held.map(({ value, label }) => [value, label]))].map(([right, label]) =>
    row(`${label}: einddatum`, ({ permissions }) => {
      const end = endsOfHeld(permissions, permissions.ends).find((one) => one.right === right);
      return end ? formatDate(end.lastDay) : 'Geen';
    }),
  );
  return [
    ...differingRows<UserFieldValues>(labelsOf<UserFieldValues>(userFields), mine, theirs),
    ...[...rows, ...ends].filter((each) => each.mine !== each.theirs),
  ];
}
