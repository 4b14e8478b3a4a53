import userEvent from '@testing-library/user-event';
import { answer, renderArea, testUser, type Unmasked } from 'kit/testing';

import { ClubMomentProgressDocument, ClubMomentsDocument, type ClubMomentsQuery } from '../gql/graphql';
import { MomentsTab } from './MomentsTab';

type Edition = Unmasked<ClubMomentsQuery>['clubEditions'][number];
/** A contact moment as the API answers it. */
export type Moment = Edition['contactMoments'][number];

/** A contact moment as the API answers it: a concept that asks for a payment. */
export function moment(id: string, more: Partial<Moment> = {}): Moment {
  return {
    id,
    revision: 1,
    title: `Brief ${id}`,
    parent: '2027',
    creator: 'Piet Peters',
    creationDate: '2026-11-11',
    payment: true,
    allMembers: true,
    buut: false,
    buutMax: null,
    buutPrice: null,
    buutDeadline: null,
    letter: [
      { index: 0, type: 'text', text: 'Beste {voornaam},' },
      { index: 1, type: 'paymentModule', text: '' },
      { index: 2, type: 'text', text: 'Alaaf' },
    ],
    addressed: 300,
    mailed: 0,
    mails: [],
    generation: null,
    generatedOn: null,
    payments: { asked: 0, paid: 0, twice: 0, uncounted: [], undone: [] },
    contribution: null,
    changeLog: ['11/11/2026 - Piet Peters: contactmoment gemaakt'],
    ...more,
  };
}

/** A moment whose letters are made. */
export const made = (id: string, more: Partial<Moment> = {}): Moment =>
  moment(id, {
    generatedOn: '2026-11-12T10:00:00.000Z',
    generation: { id: `w${id}`, state: 'done', done: 300, total: 300, message: null },
    payments: { asked: 300, paid: 120, twice: 2, uncounted: [], undone: [] },
    contribution: 1111,
    ...more,
  });

/** A moment whose letters are being made, with 13 sheets of labels after them. */
export const running = (id: string, done: number): Moment =>
  moment(id, { generation: { id: `w${id}`, state: 'running', done, total: 313, message: null } });

/** A moment whose letters could not be made. */
export const failed = (id: string, message: string): Moment =>
  moment(id, { generation: { id: `w${id}`, state: 'failed', done: 12, total: 300, message } });

/** An edition with its moments. */
export function edition(title: string, contactMoments: Moment[], active = title === '2027'): Edition {
  return { id: `e${title}`, revision: 1, title, contribution: 1111, active, contactMoments };
}

/** The answer to the list. */
export function list(editions: Edition[], onlinePayments = true, times?: number) {
  const clubSettings = { id: 's', revision: 1, onlinePayments };
  return answer(ClubMomentsDocument, {}, { clubEditions: editions, clubSettings }, times);
}

/** The answer to how far it is. */
export const progress = (now: Moment, times?: number) =>
  answer(ClubMomentProgressDocument, { id: now.id }, { clubContactMoment: now }, times);

/** Opens the tab. */
export function open(...mocks: ReturnType<typeof answer>[]) {
  const { router, unmount } = renderArea(<MomentsTab />, {
    path: '/club',
    mocks,
    user: testUser(['clubAdmin']),
  });
  return { user: userEvent.setup(), router, unmount };
}
