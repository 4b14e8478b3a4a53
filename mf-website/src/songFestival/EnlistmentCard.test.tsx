import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refuse, renderArea } from 'kit/testing';

import {
  WebsiteCheckParticipantDocument,
  WebsiteEnlistmentDocument,
  WebsiteParticipantsDocument,
  type WebsiteParticipantsQuery,
  WebsiteUpdateEnlistmentDocument,
} from '../gql/graphql';
import { EnlistmentCard } from './EnlistmentCard';

const years = [2026, 2027, 2028];
const enlistment = (open: boolean, year: number, revision: number) => ({
  songFestivalEnlistment: { id: 'enlistment', open, year, revision },
  songFestivalYears: years,
});
type Participant = WebsiteParticipantsQuery['participants'][number];

const act: Participant = {
  id: '1',
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
const participants = (year: number, list: Participant[]) =>
  answer(WebsiteParticipantsDocument, { year }, { participants: list });

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
      { revision: 4, enlistment: { open: true, year: 2027 } },
      { updateEnlistment: { id: 'enlistment', open: true, year: 2027, revision: 5 } },
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
      { revision: 4, enlistment: { open: true, year: 2027 } },
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
