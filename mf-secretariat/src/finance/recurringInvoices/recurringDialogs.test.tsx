import { screen, within } from '@testing-library/react';
import { answer, gone, press, pressIn, refuse } from 'kit/testing';

import {
  SecretariatAddRecurringInvoiceDocument,
  SecretariatDeleteRecurringInvoiceDocument,
  SecretariatPauseRecurringInvoiceDocument,
  SecretariatRecurringInvoiceDocument,
  SecretariatRecurringInvoicesDocument,
  SecretariatSaveRecurringInvoiceDocument,
  SecretariatStopRecurringInvoiceDocument,
} from '../../gql/graphql';
import { fakeCanvas, field, fill, invoice, list, open } from '../invoices/testInvoices';
import {
  again,
  anySheet,
  page,
  PATH,
  type Recurring,
  recurring,
  rows,
  table,
  waiting,
} from './testRecurring';

fakeCanvas();

const INVOICE = {
  nameClient: 'Garage Bos',
  addressClient: '',
  postalCodeClient: '',
  emailClient: 'bos@garage.example',
  title: 'Stalling {maand}',
  description: 'Plek in de loods',
  amount: 4500,
  lines: [],
  commissionId: null,
  customerId: null,
};

test('one is made; what the server refuses stands at its field', async () => {
  const given = {
    invoice: INVOICE,
    recurrence: { interval: 3, firstDay: '2030-01-31', lastDay: null, times: 4, action: 'send' as const },
  };
  const { user } = open(
    [
      anySheet,
      waiting([]),
      rows(),
      refuse(SecretariatAddRecurringInvoiceDocument, given, 'De invoer klopt niet.', {
        code: 'BAD_USER_INPUT',
        fields: { firstDay: 'Kies vandaag of een latere dag' },
      }),
      answer(SecretariatAddRecurringInvoiceDocument, given, { addRecurringInvoice: recurring() }),
      again(recurring()),
    ],
    PATH,
  );
  await press(user, 'Terugkerende factuur maken');
  await pressIn(user, 'Opslaan');
  expect(await screen.findByText('Kies een datum')).toBeVisible();
  await fill(user, {
    'Naam klant': 'Garage Bos',
    'E-mail': 'bos@garage.example',
    Titel: 'Stalling {maand}',
    Omschrijving: 'Plek in de loods',
    Bedrag: '45',
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Hoe vaak' }), 'Elk kwartaal');
  await user.type(screen.getByLabelText('Eerste dag'), '2030-01-31');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Einde' }), 'Na een aantal keer');
  await user.type(await field('Aantal keer'), '4');
  await user.click(screen.getByRole('radio', { name: /^Meteen versturen/ }));
  await pressIn(user, 'Opslaan');
  expect(await screen.findByText('Kies vandaag of een latere dag')).toBeVisible();
  await pressIn(user, 'Opslaan');
  expect(await screen.findByText('Terugkerende factuur gemaakt')).toBeVisible();
  await gone();
  expect(await table()).toHaveTextContent('Garage Bos');
});

test('one that somebody else changed meanwhile is compared first', async () => {
  const theirs = recurring({ revision: 4, modifiedByName: 'Truus Peters', interval: 3 });
  const given = (revision: number) => ({
    ...{ id: 'r1', revision },
    invoice: { ...INVOICE, title: 'Stalling' },
    recurrence: {
      ...{ interval: 1, firstDay: '2030-01-31', lastDay: null, times: null },
      action: 'propose' as const,
    },
  });
  const { user } = open(
    [
      anySheet,
      waiting([]),
      rows(recurring()),
      refuse(
        SecretariatSaveRecurringInvoiceDocument,
        given(3),
        'Deze terugkerende factuur is intussen gewijzigd door Truus Peters.',
        { code: 'CONFLICT', revision: 4, modifiedBy: 'Truus Peters' },
      ),
      answer(SecretariatRecurringInvoiceDocument, { id: 'r1' }, { recurringInvoice: theirs }),
    ],
    PATH,
  );
  await press(user, 'Stalling {maand} aanpassen');
  const title = await field('Titel');
  await user.clear(title);
  await user.type(title, 'Stalling');
  await pressIn(user, 'Opslaan');
  const versions = await screen.findByRole('alertdialog');
  expect(within(versions).getByRole('row', { name: /Hoe vaak Elke maand Elk kwartaal/ })).toBeVisible();
  expect(within(versions).getByRole('row', { name: /Titel Stalling Stalling {maand}/ })).toBeVisible();
});

test('one is paused, stopped or removed after a question that says what that means', async () => {
  const paused = recurring({ state: 'paused', nextDate: null, revision: 4 });
  const stopped = recurring({ state: 'stopped', nextDate: null, revision: 5 });
  const next = (row?: Recurring) =>
    answer(SecretariatRecurringInvoicesDocument, { first: 100 }, page(row ? [row] : []), 1);
  const { user } = open(
    [
      waiting([]),
      rows(recurring()),
      answer(
        SecretariatPauseRecurringInvoiceDocument,
        { id: 'r1', revision: 3, paused: true },
        { pauseRecurringInvoice: paused },
      ),
      next(paused),
      answer(
        SecretariatStopRecurringInvoiceDocument,
        { id: 'r1', revision: 4 },
        { stopRecurringInvoice: stopped },
      ),
      next(stopped),
      answer(
        SecretariatDeleteRecurringInvoiceDocument,
        { id: 'r1', revision: 5 },
        { deleteRecurringInvoice: 'r1' },
      ),
      next(),
    ],
    PATH,
  );
  await press(user, 'Stalling {maand} pauzeren');
  expect(
    await screen.findByText(
      /gepauzeerd; datums in de pauze \(de eerste is 28\/02\/2030\) worden overgeslagen/,
    ),
  ).toBeVisible();
  expect(await screen.findByText('Gepauzeerd')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stalling {maand} hervatten' })).toBeVisible();
  await press(user, 'Stalling {maand} stoppen');
  await pressIn(user, 'Stoppen', 'alertdialog');
  await gone();
  expect(await screen.findByText('Gestopt')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stalling {maand} aanpassen' })).not.toBeInTheDocument();
  await press(user, 'Stalling {maand} verwijderen');
  await pressIn(user, 'Verwijderen', 'alertdialog');
  expect(await screen.findByText('Er zijn nog geen terugkerende facturen.')).toBeVisible();
});

test('an invoice that came of one says so, and one is made of an invoice', async () => {
  const { user } = open(
    [anySheet, list([invoice(1, { recurringId: 'r1', recurringDate: '2027-01-31' })])],
    '/facturen?tab=overzicht',
  );
  expect(
    within(await screen.findByRole('table', { name: 'Facturen' })).getByText('Terugkerend'),
  ).toBeVisible();
  await press(user, 'Factuur 2027-0001 bekijken');
  expect(await screen.findByText('Van 31/01/2027')).toBeVisible();
  await pressIn(user, 'Terugkerend maken');
  expect(await screen.findByRole('dialog', { name: 'Terugkerende factuur maken' })).toBeVisible();
  expect(await field('Naam klant')).toHaveValue('Bakker Derks');
  expect(await field('Omschrijving')).toHaveValue('Halve pagina');
  expect(await field('Bedrag')).toHaveValue('1250,50');
});
