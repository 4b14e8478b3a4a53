import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, renderArea, testUser } from 'kit/testing';

import {
  SecretariatEditMinutesMailDocument,
  SecretariatMeetingDocumentsDocument,
  SecretariatMinutesMailDocument,
  type SecretaryDocumentKind,
} from '../../gql/graphql';
import type { MeetingDocument } from './meetingKinds';
import { MeetingsPage } from './MeetingsPage';

const labels = { agenda: 'Agenda', notulen: 'Notulen' };

/** A document as the API answers it. */
export function document(
  id: string,
  date: string,
  kind: SecretaryDocumentKind,
  more: Partial<MeetingDocument> = {},
): MeetingDocument {
  return {
    id,
    revision: 1,
    modifiedByName: null,
    modifiedAt: null,
    date,
    title: `${date.split('-').reverse().join('/')} - ${labels[kind]}`,
    description: '',
    dbOnly: false,
    actionPointCount: 0,
    file: { id: `f${id}`, url: `/files/docs/secretary/f${id}`, name: 'stuk.pdf', type: 'pdf', size: 1024 },
    creator: 'Jan Smulders',
    creationDate: '2026-11-11T10:11:00.000Z',
    ...more,
  };
}

const listOf = (kind: SecretaryDocumentKind) => (secretaryDocuments: MeetingDocument[], times?: number) =>
  answer(SecretariatMeetingDocumentsDocument, { kind }, { secretaryDocuments }, times);
/** The answers to the two lists. */
export const agendas = listOf('agenda');
export const minutes = listOf('notulen');

const wish = (wanted: boolean) => ({ id: 'me', possible: true, wanted });
/** What a chair wants, and changing it. */
export const minutesMail = (wanted: boolean) =>
  answer(SecretariatMinutesMailDocument, {}, { minutesMail: wish(wanted) });
export const editMinutesMail = (wanted: boolean) =>
  answer(SecretariatEditMinutesMailDocument, { wanted }, { editMinutesMail: wish(wanted) }, 1);

/** Who reads, who is a chair, and who is of the DB. */
export const reader = testUser(['sec', 'secNotAge']);
export const chair = {
  ...reader,
  permissions: { ...reader.permissions, commissions: ['3', '3-vz'] },
};
export const board = { ...reader, isDB: true };

/** Opens the page, with the answers of `mocks`. */
export function open(mocks: ReturnType<typeof answer>[], user = board) {
  renderArea(<MeetingsPage />, { path: '/notulenagendas', mocks, user });
  return userEvent.setup();
}
/** One of the two lists. */
export const card = async (name: string) => within(await screen.findByRole('region', { name }));
/** The names of its buttons. */
export const buttons = async (name: string) =>
  (await card(name))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
