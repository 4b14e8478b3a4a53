import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, gone, press, pressIn, refuse, renderArea, type Unmasked } from 'kit/testing';

import {
  WebsiteAddAgendaEntryDocument,
  WebsiteAgendaDocument,
  type WebsiteAgendaQuery,
  WebsiteDeleteAgendaEntryDocument,
  WebsiteEditAgendaEntryDocument,
} from '../gql/graphql';
import { AgendaCard } from './HomePage';

type Row = Unmasked<WebsiteAgendaQuery>['agenda'][number];

const bal: Row = { id: '1', date: '2027-01-30', name: 'Bal', comment: 'In de zaal', revision: 2 };
const list = (agenda: Row[], times?: number) => answer(WebsiteAgendaDocument, {}, { agenda }, times);

function open(...mocks: ReturnType<typeof answer>[]) {
  renderArea(<AgendaCard />, { path: '/home', mocks });
  return userEvent.setup();
}
const cells = async () =>
  (await screen.findAllByRole('row')).slice(1).map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(0, 3)
      .map(({ textContent }) => textContent),
  );

test('a row is added with what was filled in', async () => {
  const entry = { date: '2027-02-07', name: 'Optocht', comment: 'Om 14.11 uur' };
  const added = { ...entry, id: '2', revision: 1 };
  const user = open(
    list([bal], 1),
    answer(WebsiteAddAgendaEntryDocument, { entry }, { addAgendaEntry: added }),
    list([bal, added]),
  );
  await press(user, 'Activiteit toevoegen');
  await pressIn(user, 'Toevoegen');
  expect(await screen.findAllByText('Verplicht')).toHaveLength(2);
  await user.type(screen.getByLabelText('Datum'), entry.date);
  await user.type(screen.getByLabelText('Activiteit'), entry.name);
  await user.type(screen.getByLabelText('Opmerkingen'), entry.comment);
  await pressIn(user, 'Toevoegen');
  expect(await screen.findByText('Activiteit toegevoegd')).toBeVisible();
  await gone();
  expect(await cells()).toEqual([
    ['30/01/2027', 'Bal', 'In de zaal'],
    ['07/02/2027', 'Optocht', 'Om 14.11 uur'],
  ]);
});

test('two who edit a row: each field that differs is compared', async () => {
  const theirs = { ...bal, date: '2027-01-31', comment: '', revision: 3 };
  const entry = { date: bal.date, name: 'Groot bal', comment: bal.comment };
  const mine = { ...bal, ...entry, revision: 4 };
  const user = open(
    list([bal], 1),
    refuse(WebsiteEditAgendaEntryDocument, { id: '1', revision: 2, entry }, 'Intussen aangepast.', {
      code: 'CONFLICT',
      modifiedBy: 'Piet',
      modifiedAt: '2027-01-01T12:00:00.000Z',
    }),
    list([theirs]),
    answer(WebsiteEditAgendaEntryDocument, { id: '1', revision: 3, entry }, { editAgendaEntry: mine }),
  );
  await press(user, 'Bal aanpassen');
  const field = await screen.findByLabelText('Activiteit');
  await user.clear(field);
  await user.type(field, entry.name);
  await pressIn(user, 'Opslaan');
  const question = await screen.findByRole('alertdialog', { name: /Piet/ });
  for (const name of [
    'Datum 30/01/2027 31/01/2027',
    'Activiteit Groot bal Bal',
    'Opmerkingen In de zaal (leeg)',
  ]) {
    expect(within(question).getByRole('row', { name })).toBeVisible();
  }
  await press(user, 'Mijn versie opslaan');
  expect(await screen.findByText('Activiteit aangepast')).toBeVisible();
});

test('removing asks, with day and name', async () => {
  const user = open(
    list([bal], 1),
    answer(WebsiteDeleteAgendaEntryDocument, { id: '1' }, { deleteAgendaEntry: '1' }),
    list([]),
  );
  await press(user, 'Bal verwijderen');
  const question = await screen.findByRole('alertdialog', {
    name: 'Activiteit verwijderen? Deze actie is onomkeerbaar.',
  });
  expect(within(question).getByText('30/01/2027 Bal')).toBeVisible();
  await pressIn(user, 'Verwijderen', 'alertdialog');
  expect(await screen.findByText('Activiteit verwijderd')).toBeVisible();
  await waitFor(() => expect(screen.getByText('Er staat nog niets in de agenda.')).toBeVisible());
});
