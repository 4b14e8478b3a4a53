import userEvent from '@testing-library/user-event';
import { emptyValues } from 'kit/records';
import { answer, renderArea, testUser, type Unmasked } from 'kit/testing';

import { ClubPage } from './ClubPage';
import {
  type ClubMemberListQuery,
  type ClubMemberQuery,
  ClubOverviewDocument,
  type ClubOverviewQuery,
  ClubSettingsDocument,
  type ClubSettingsQuery,
} from './gql/graphql';
import { memberFields, type MemberValues } from './members/memberFields';
import { thisYear } from './members/payments/usePaymentYears';

/** An edition as the API answers it. */
export type Edition = Unmasked<ClubOverviewQuery>['clubEditions'][number];
/** A member as the API answers it. */
export type Member = Unmasked<ClubMemberListQuery>['clubMembers']['edges'][number]['node'] &
  Unmasked<ClubMemberQuery>['clubMember'];
type Settings = ClubSettingsQuery['clubSettings'];

/** An edition as the API answers it. */
export function edition(title: string, more: Partial<Edition> = {}): Edition {
  return {
    id: `e${title}`,
    title,
    contribution: 1111,
    active: false,
    members: 4,
    paid: 3,
    unpaid: 1,
    paidAmount: 3333,
    unpaidAmount: 1111,
    partlyPaid: 0,
    paidAndLeft: 0,
    yearFixed: false,
    jubilees: [11, 22, 33, 44, 55].map((years) => ({ years, count: years / 11 })),
    changeLog: [`01/11/2026 - Piet Peters: editie ${title} gemaakt`],
    revision: 1,
    ...more,
  };
}

/** A member as the API answers it. @param id such as '2019AB' */
export function member(id: string, more: Partial<Member> = {}): Member {
  return {
    id,
    membershipNumber: id,
    joined: Number(id.slice(0, 4)),
    name: 'Jan Jansen',
    ...emptyValues<MemberValues>(memberFields),
    delivery: 'post',
    gender: 'm',
    firstName: 'Jan',
    lastName: 'Jansen',
    address: 'Dorpsstraat 1',
    postalCode: '6041 AA',
    city: 'Roermond',
    country: 'Nederland',
    email: 'jan@voorbeeld.example',
    phone: '+31 6 12345678',
    bday: '1960-02-29',
    paidYears: [2019, 2020],
    payments: [
      { year: 2019, via: 'imported', paidOn: null, amount: null },
      { year: 2020, via: 'bank', paidOn: '2020-11-11', amount: null },
    ],
    mandates: [],
    jubilee: false,
    jubileeCount: 3,
    erased: false,
    endedOn: null,
    endReason: null,
    proposal: null,
    household: null,
    detailsLinkUntil: '2027-01-21T12:00:00Z',
    changeLog: ['01/11/2026 - Piet Peters: lid toegevoegd'],
    revision: 1,
    ...more,
  };
}

/** The settings as the API answers them: years from 1969 to 2034. */
export const settings = (more: Partial<Settings> = {}): Settings => ({
  id: 'club',
  approveDetails: true,
  year: thisYear(),
  paymentYears: Array.from({ length: 66 }, (_, index) => 1969 + index),
  revision: 1,
  ...more,
});

/** The answer to the overview. @param waiting how many proposed a change */
export const editions = (clubEditions: Edition[], times?: number, waiting = 0) =>
  answer(ClubOverviewDocument, {}, { clubEditions, waiting: { totalCount: waiting } }, times);

/** The answer to the settings. */
export const settingsAnswer = (more?: Partial<Settings>) =>
  answer(ClubSettingsDocument, {}, { clubSettings: settings(more) });

/** Opens a tab of the page as the club's administrator, with the answers of `mocks`. */
export function openClub(tab: string, mocks: ReturnType<typeof answer>[]) {
  const view = renderArea(<ClubPage />, {
    path: `/club?tab=${tab}`,
    route: '/club',
    mocks,
    user: testUser(['clubAdmin']),
  });
  return { user: userEvent.setup(), ...view };
}
