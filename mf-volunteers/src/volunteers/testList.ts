import { answer, pageOf } from 'kit/testing';

import { VolunteersListDocument, type VolunteersListQueryVariables } from '../gql/graphql';
import { cells, type Person, person } from '../testVolunteers';

/** Somebody. */
export const jan = person('1');
/** Somebody without an address. */
export const zoe = person('2', { name: 'Zoë Müller', email: '' });

interface ListOptions extends VolunteersListQueryVariables {
  totalCount?: number;
  times?: number;
}

/** The answer to the list. */
export function list(people: Person[], options: ListOptions = {}) {
  const { totalCount = people.length, times, search = '', ...paging } = options;
  const endCursor = totalCount > people.length ? people.at(-1)?.id : null;
  return answer(
    VolunteersListDocument,
    { search, ...paging },
    { volunteers: pageOf(people, { totalCount, endCursor }) },
    times,
  );
}
/** How the list is read anew after a change. */
export const again = (...people: Person[]) => list(people, { first: 100 });

/** The names that are shown. */
export const names = async () => (await cells('Vrijwilligers', 1)).flat();
