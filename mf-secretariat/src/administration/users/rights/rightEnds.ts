import { array, object, string } from 'yup';

import type { RightEndInput } from '../../../gql/graphql';
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

interface RightOption {
  /** A permission id, or a committee id; followed by '-vz' for its chair. */
  value: string;
  label: string;
}

/** Everything that can have an end: the permissions one by one, each committee, and its chair apart from it. */
export function everyRight({ permissionCatalogue, commissions }: PermissionChoices): RightOption[] {
  return [
    ...singlePermissions(permissionCatalogue).map(({ id, label }) => ({ value: id, label })),
    ...commissions.flatMap(({ id, index, name }) => [
      { value: id, label: `${index} - ${name}` },
      { value: `${id}-vz`, label: `${index} - ${name} (voorzitter)` },
    ]),
  ];
}

/** Of these what is ticked. */
export function endingRights(choices: PermissionChoices, { general, commissions }: Rights): RightOption[] {
  return everyRight(choices).filter(({ value }) => general.includes(value) || commissions.includes(value));
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
