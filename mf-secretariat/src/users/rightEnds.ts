import { array, object, string } from 'yup';

import type { RightEndInput } from '../gql/graphql';
import { isChair } from './commissionEntries';
import { type PermissionChoices, singlePermissions } from './permissionChoices';

interface Rights {
  general: readonly string[];
  commissions: readonly string[];
}

const required = 'Verplicht';

/** Each end that is filled in has a right and a day. */
export const rightEndsSchema = array().of(
  object({ right: string().required(required), lastDay: string().required(required) }),
);

/** Everything that can have an end: what is ticked, with a chair apart from the membership. */
export function endingRights(choices: PermissionChoices, { general, commissions }: Rights) {
  return [
    ...singlePermissions(choices.permissionCatalogue)
      .filter(({ id }) => general.includes(id))
      .map(({ id, label }) => ({ value: id as string, label })),
    ...choices.commissions.flatMap(({ id, index, name }) => [
      ...(commissions.includes(id) ? [{ value: id, label: `${index} - ${name}` }] : []),
      ...(isChair(commissions, id) ? [{ value: `${id}-vz`, label: `${index} - ${name} (voorzitter)` }] : []),
    ]),
  ];
}

/** The ends of what is ticked: an end goes with its right. */
export function endsOfHeld(
  { general, commissions }: Rights,
  ends: readonly RightEndInput[],
): RightEndInput[] {
  return ends
    .filter(({ right }) => general.includes(right) || commissions.includes(right))
    .map(({ right, lastDay }) => ({ right, lastDay }));
}
