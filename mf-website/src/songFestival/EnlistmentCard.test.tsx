import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refuse, renderArea } from 'kit/testing';

import {
  WebsiteCheckParticipantDocument,
  WebsiteEditParticipantDocument,
  WebsiteEnlistmentDocument,
  WebsiteParticipantsDocument,
  type WebsiteParticipantsQuery,
  WebsiteUpdateEnlistmentDocument,
} from '../gql/graphql';
import { EnlistmentCard } from './SongFestivalPage';

const years = [2026, 2027, 2028];
const state = (open: boolean, year: number, revision: number, closesOn: string | null = null) => ({
  ...{ id: 'enlistment', open, takesEnrolments: open, year, closesOn, revision },
});
const enlistment = (...given: Parameters<typeof state>) => ({
  songFestivalEnlistment: state(...given),
  songFestivalYears: years,
});
type Participant = WebsiteParticipantsQuery['participants'][number];

const mended = {
  id: '1',
  revision: 1,
  year: 2027,
  checked: false,
  actName: 'De Hossers',
  songName: 'Nog eentje dan',
  numberOfParticipants: 4,
  contactName: 'Ans Zanger',
  contactPhone: '+31 6 11 11 11 11',
  contactEmail: 'ans@carnaval.example',
  statement: { url: '/files/participantDocs/liedjes/1', name: 'verklaring.pdf' },
  createdAt: '2026-11-11T10:11:00.000Z',
};
const act = mended as Participant;
const participants = (year: number, list: Participant[]) =>
  answer(WebsiteParticipantsDocument, { year }, { participants: list as never });

function open(...mocks: ReturnType<typeof answer>[]) {
  renderArea(<EnlistmentCard />, { path: '/liedjesfestival', mocks });
  return userEvent.setup();
}
const toggle = () => screen.findByRole('switch', { name: 'Inschrijving op de website' });

test('the switch opens enrolment for the edition at once', async () => {
  const user = open(
    answer(WebsiteEnlistmentDocument, {}, enlistment(false, 2027, 4)),
    participants(2027, []),
    answer(
      WebsiteUpdateEnlistmentDocument,
      { revision: 4, enlistment: { open: true, year: 2027, closesOn: null } },
      { updateEnlistment: state(true, 2027, 5) },
    ),
  );
  expect(await toggle()).not.toBeChecked();
  expect(screen.getByText('Niemand kan zich nu inschrijven')).toBeVisible();
  await user.click(await toggle());
  expect(await screen.findByText('Opgeslagen')).toBeVisible();
});

test('when somebody else was first, their choice is shown and nothing is overwritten', async () => {
  const user = open(
    answer(WebsiteEnlistmentDocument, {}, enlistment(false, 2027, 4), 1),
    participants(2027, []),
    participants(2028, []),
    refuse(
      WebsiteUpdateEnlistmentDocument,
      { revision: 4, enlistment: { open: true, year: 2027, closesOn: null } },
      'De inschrijving is intussen gewijzigd door Piet.',
      { code: 'CONFLICT' },
    ),
    answer(WebsiteEnlistmentDocument, {}, enlistment(false, 2028, 5)),
  );
  await user.click(await toggle());
  expect(await screen.findByText('De inschrijving is intussen gewijzigd door Piet.')).toBeVisible();
  expect(await screen.findByRole('combobox', { name: 'Editie' })).toHaveValue('2028');
  expect(await toggle()).not.toBeChecked();
});

test('a last day is saved when it is left, and not when it is over', async () => {
  const user = open(
    answer(WebsiteEnlistmentDocument, {}, enlistment(true, 2027, 4)),
    participants(2027, []),
    answer(
      WebsiteUpdateEnlistmentDocument,
      { revision: 4, enlistment: { open: true, year: 2027, closesOn: '2099-01-10' } },
      { updateEnlistment: state(true, 2027, 5, '2099-01-10') },
    ),
  );
  const day = await screen.findByLabelText('Laatste dag');
  fireEvent.change(day, { target: { value: '2001-01-10' } });
  await user.tab();
  expect(screen.getByText('Kies een dag die nog niet voorbij is')).toBeVisible();
  fireEvent.change(day, { target: { value: '2099-01-10' } });
  fireEvent.blur(day);
  expect(
    await screen.findByText('Iedereen kan zich inschrijven voor 2027, tot en met 10/01/2099'),
  ).toBeVisible();
});

test('what was filled in is mended', async () => {
  const {
    statement: _file,
    createdAt: _at,
    year: _year,
    checked: _checked,
    id,
    revision,
    ...filledIn
  } = mended;
  const user = open(
    answer(WebsiteEnlistmentDocument, {}, enlistment(true, 2027, 4)),
    participants(2027, [act]),
    answer(
      WebsiteEditParticipantDocument,
      { id, revision, participant: { ...filledIn, songName: 'Nog inne dan' } },
      { editParticipant: { ...mended, songName: 'Nog inne dan', revision: 2 } as never },
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'De Hossers aanpassen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Deelnemer aanpassen' });
  const song = await within(dialog).findByRole('textbox', { name: 'Lied' });
  await user.clear(song);
  await user.type(song, 'Nog inne dan');
  await user.click(within(dialog).getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText('Deelnemer aangepast')).toBeVisible();
  expect(await screen.findByRole('row', { name: /Nog inne dan/ })).toBeVisible();
});

test('shows who takes part in the edition, and those of another one', async () => {
  const user = open(
    answer(WebsiteEnlistmentDocument, {}, enlistment(true, 2027, 4)),
    participants(2027, [act]),
    participants(2026, []),
  );
  expect(
    await screen.findByRole('row', {
      name: /De Hossers Nog eentje dan 4 Ans Zanger \+31 6 11 11 11 11 ans@carnaval\.example/,
    }),
  ).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Deelnemers van editie' }), '2026');
  expect(await screen.findByText('Er zijn nog geen deelnemers voor 2026.')).toBeVisible();
});

test('approval is stored at once; a refusal leaves it as it was', async () => {
  const user = open(
    answer(WebsiteEnlistmentDocument, {}, enlistment(true, 2027, 4)),
    participants(2027, [act]),
    refuse(WebsiteCheckParticipantDocument, { id: '1', checked: true }, 'Er ging iets mis.', {
      code: 'INTERNAL_SERVER_ERROR',
    }),
    answer(
      WebsiteCheckParticipantDocument,
      { id: '1', checked: true },
      { checkParticipant: { ...act, checked: true } },
    ),
  );
  const box = await screen.findByRole('checkbox', { name: 'De Hossers goedgekeurd' });
  await user.click(box);
  expect(await screen.findByText('Er ging iets mis.')).toBeVisible();
  expect(box).not.toBeChecked();
  await user.click(box);
  expect(
    await screen.findByRole('checkbox', { name: 'De Hossers goedgekeurd', checked: true }),
  ).toBeVisible();
});
