import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, renderArea, testUser, type Unmasked, type User } from 'kit/testing';

import {
  SecretariatCalendarCommissionsDocument,
  SecretariatCalendarDocument,
  SecretariatCalendarFeedDocument,
  SecretariatCalendarLogsDocument,
  type SecretariatCalendarQuery,
} from '../../gql/graphql';
import { CalendarPage } from './CalendarPage';

type CalendarRow = Unmasked<SecretariatCalendarQuery>['calendar'][number];

/** Rows as the API answers them: one long ago, two on the day that comes first, and one after it. */
export const row = (id: string, date: string, name: string, comment = ''): CalendarRow => ({
  id,
  date,
  name,
  from: '',
  to: '',
  place: '',
  commissionId: null,
  commission: null,
  comment,
  revision: 2,
});
export const old = row('1', '2020-02-23', 'Optocht 2020', 'Met confetti');
export const prinsenbal = row('2', '2090-11-11', 'Prinsenbal', 'Zaal open om 20.00 uur');
export const receptie = row('3', '2090-11-11', 'Receptie');
export const optocht = row('4', '2091-02-18', 'Optocht');

/** The answers to the page's queries. */
export const calendar = (rows: CalendarRow[], times?: number) =>
  answer(SecretariatCalendarDocument, {}, { calendar: rows }, times);
const logs = answer(
  SecretariatCalendarLogsDocument,
  {},
  { calendar: [{ id: '4', changeLog: ['01/02/2027 - Piet: activiteit toegevoegd'] }] },
);
/** Whose an activity can be. */
const commissions = answer(
  SecretariatCalendarCommissionsDocument,
  {},
  { calendarCommittees: [{ id: 'c3', index: 3, name: 'Optocht' }] },
);
/** The private link of who is signed in. @param expiresAt null: there is none */
export const feed = (expiresAt: string | null) =>
  answer(SecretariatCalendarFeedDocument, {}, { calendarFeed: expiresAt ? { id: 'me', expiresAt } : null });

/** Who reads the programme, and who keeps it. */
export const reader = testUser(['sec', 'secjaarProg']);
export const secretary = testUser(['sec', 'secjaarProg', 'secjaarEdit']);
export const admin: typeof reader = { ...reader, role: 'Admin' };

/** Opens the page, with the answers of `mocks`. */
export function open(mocks: ReturnType<typeof answer>[], user = admin) {
  const { router } = renderArea(<CalendarPage />, {
    path: '/jaarprogramma',
    mocks: [...mocks, feed(null), logs, commissions],
    user,
  });
  return { user: userEvent.setup(), router };
}
/** What the rows of the programme say, without their buttons. */
export const cells = async () =>
  (await screen.findAllByRole('row')).slice(1).map((each) =>
    within(each)
      .getAllByRole('cell')
      .slice(0, 3)
      .map(({ textContent }) => textContent?.trim()),
  );
/** Replaces what is in a field. */
export async function retype(user: User, label: string, text: string) {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  if (text) await user.type(field, text);
}
