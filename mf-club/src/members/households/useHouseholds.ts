import { ApiError, useAttempt, useReversible, useSave } from 'kit/graphql';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  ClubAddHouseholdDocument,
  ClubDeleteHouseholdDocument,
  ClubHousemateFragmentDoc,
  type ClubHousemateFragment,
  ClubMoveHousematesDocument,
  ClubSaveHouseholdDocument,
} from '../../gql/graphql';

type Housemates = readonly FragmentType<typeof ClubHousemateFragmentDoc>[];
/** What is known of a household where something is done with it. */
export interface KnownHousehold {
  id: string;
  revision: number;
  name: string;
  members: Housemates;
}

const idsOf = (members: readonly { id: string }[]) => members.map(({ id }) => id);

/** Where somebody lives, in one line. */
export function addressOf({ adres, postalCode, city }: ClubHousemateFragment): string {
  return `${adres}, ${postalCode} ${city}`;
}

/** The housemates by where they live, the address of most of them first. */
export function byAddress(masked: Housemates): ClubHousemateFragment[][] {
  const groups = new Map<string, ClubHousemateFragment[]>();
  for (const member of getFragmentData(ClubHousemateFragmentDoc, masked)) {
    const key = addressOf(member).toLowerCase();
    groups.set(key, [...(groups.get(key) ?? []), member]);
  }
  return [...groups.values()].toSorted((a, b) => b.length - a.length);
}

/** What can be done with households; each at once, and taken back from its confirmation. @param reload brings the page up to date */
export function useHouseholds(reload: () => Promise<unknown>) {
  const reversibly = useReversible();
  const { attempt } = useAttempt();
  const { save: add } = useSave(ClubAddHouseholdDocument);
  const { save } = useSave(ClubSaveHouseholdDocument);
  const { save: remove } = useSave(ClubDeleteHouseholdDocument);
  const { save: end } = useSave(ClubDeleteHouseholdDocument, { done: 'Huishouden opgeheven' });
  const { save: move } = useSave(ClubMoveHousematesDocument);
  const change = async (changes: Parameters<typeof move>[0]['changes']) => {
    const { changed, notChanged } = (await move({ changes })).changeClubMembers;
    if (notChanged.length > 0) throw new ApiError(notChanged.join(' '), 'CONFLICT');
    return changed;
  };
  return {
    /** Makes a household, or keeps that they are none. */
    make: (memberIds: readonly string[], isApart = false) =>
      reversibly({
        act: async () => (await add({ memberIds: [...memberIds], isApart })).addClubHousehold,
        done: isApart ? 'Zij blijven apart aangeschreven' : 'Huishouden gemaakt',
        undo: ({ id }) => remove({ id }),
        ...{ undone: 'Teruggezet', reload },
      }),
    /** Has others join a household, or leave it. */
    change: (
      { id, revision, members }: Omit<KnownHousehold, 'name'>,
      memberIds: readonly string[],
      done: string,
    ) =>
      reversibly({
        act: async () => (await save({ id, revision, memberIds: [...memberIds] })).saveClubHousehold,
        ...{ done, undone: 'Teruggezet', reload },
        undo: (now) =>
          save({
            ...{ id, revision: now.revision },
            memberIds: idsOf(getFragmentData(ClubHousemateFragmentDoc, members)),
          }),
      }),
    /** Ends a household, to the trash. */
    end: async ({ id }: Pick<KnownHousehold, 'id'>) => {
      await attempt(() => end({ id }));
      await reload().catch(() => undefined);
    },
    /** Has all of them live where one does. */
    moveAll: ({ members }: KnownHousehold, to: ClubHousemateFragment) => {
      const { adres, postalCode, city, country } = to;
      const others = getFragmentData(ClubHousemateFragmentDoc, members).filter(
        (member) => addressOf(member) !== addressOf(to),
      );
      return reversibly({
        act: () =>
          change(others.map(({ id, revision }) => ({ id, revision, adres, postalCode, city, country }))),
        done: 'Allemaal verhuisd',
        undo: (changed) =>
          change(
            changed.flatMap(({ id, revision }) => {
              const before = others.find((other) => other.id === id);
              return before ? [{ id, revision, ...placeOf(before) }] : [];
            }),
          ),
        ...{ undone: 'Teruggezet', reload },
      });
    },
  };
}

function placeOf({ adres, postalCode, city, country }: ClubHousemateFragment) {
  return { adres, postalCode, city, country };
}
