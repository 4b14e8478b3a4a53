import DataLoader from 'dataloader';

import { perRequest } from '../../../platform/schema/allow';
import type { ClubMember } from '../member.model';
import type { ClubHousehold } from './household.model';
import { householdsOf, housematesOf } from './household.service';

/** Household → its members who count, in its order. */
export const housematesLoader = perRequest(
  () =>
    new DataLoader<ClubHousehold, ClubMember[], string>(
      async (households) => {
        const found = await housematesOf(households);
        return households.map(({ id }) => found.get(id) ?? []);
      },
      { cacheKeyFn: ({ id, revision }) => `${id}:${revision}` },
    ),
);

/** Member id → their household; null: they have none. */
export const householdLoader = perRequest(
  (context) =>
    new DataLoader<string, ClubHousehold | null>(async (memberIds) => {
      const households = await householdsOf(memberIds);
      const housemates = await Promise.all(households.map((one) => housematesLoader(context).load(one)));
      return memberIds.map(
        (id) =>
          households.find((_one, at) => {
            const counting = housemates[at] ?? [];
            return counting.length > 1 && counting.some((member) => member.id === id);
          }) ?? null,
      );
    }),
);
