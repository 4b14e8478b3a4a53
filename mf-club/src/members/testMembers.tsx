import { screen, within } from '@testing-library/react';
import { answer, pageOf, press, type Unmasked, type User } from 'kit/testing';

import {
  ClubMovedHouseholdsDocument,
  ClubMemberFiguresDocument,
  type ClubMemberFiguresQuery,
  type ClubMemberFilter,
  ClubMemberListDocument,
  type ClubMemberListQuery,
  type ClubMemberListQueryVariables,
  ClubWaitingCountDocument,
} from '../gql/graphql';
import { type Member, openClub, settingsAnswer } from '../testClub';

/** A page of the list. */
export function page(members: Member[], totalCount = members.length): Unmasked<ClubMemberListQuery> {
  const endCursor = totalCount > members.length ? members.at(-1)?.id : null;
  return { clubMembers: pageOf(members, { totalCount, endCursor }) };
}

/** The list as it is opened. */
export const activeOnly: ClubMemberFilter = { active: true };

interface ListOptions extends Omit<ClubMemberListQueryVariables, 'filter'> {
  filter?: ClubMemberFilter;
  totalCount?: number;
  times?: number;
}

/** The answer to the list; the active members unless a filter says otherwise. */
export function list(members: Member[], options: ListOptions = {}) {
  const { filter = activeOnly, totalCount, times, ...paging } = options;
  return answer(ClubMemberListDocument, { filter, ...paging }, page(members, totalCount), times);
}

/** How the list is read anew after a change. */
export const again = (...members: Member[]) => list(members, { first: 100 });

/** How many proposed a change. */
export const waiting = (totalCount = 0) =>
  answer(ClubWaitingCountDocument, {}, { clubMembers: { totalCount } });

type Figures = ClubMemberFiguresQuery['clubMemberFigures'];

/** The figures above the list, of the active members unless a filter says otherwise. */
export const figures = (changed: Partial<Figures> = {}, filter = activeOnly) =>
  answer(
    ClubMemberFiguresDocument,
    { filter },
    {
      clubMemberFigures: {
        ...{ members: 4, joined: 1, paid: 3, jubilees: 1, open: 1111 },
        counts: { all: 4, notPaid: 1, paid: 3, jubilee: 1, withoutEmail: 2 },
        ...changed,
      },
    },
  );

/** Of how many households somebody moved. */
export const movedApart = (count = 0) =>
  answer(ClubMovedHouseholdsDocument, {}, { clubMovedHouseholds: count }, 20);

/** Opens the members. */
export const openMembers = (mocks: ReturnType<typeof answer>[], count = 0) =>
  openClub('leden', [waiting(count), movedApart(), settingsAnswer(), figures(), ...mocks]);

/** What the rows say, without their buttons. */
export const cells = async () =>
  (await screen.findAllByRole('row')).slice(1).map((row) =>
    within(row)
      .getAllByRole('cell')
      .filter(({ dataset }) => dataset.part !== 'tick')
      .slice(0, 5)
      .map(({ textContent }) => textContent),
  );

/** The membership numbers that are shown. */
export const numbers = async () => (await cells()).map(([number]) => number);

/** A field of the open form. */
export const field = (name: string) => screen.findByRole('textbox', { name });

/** Opens the row of a member. */
export const openRow = (user: User, name: string) => press(user, `Details van ${name}`);
