import { screen, waitFor, within } from '@testing-library/react';
import { todayInAmsterdam } from 'kit/format';
import { answer, gone, press, pressIn } from 'kit/testing';

import {
  SecretariatCreditInvoiceDocument,
  SecretariatPayInvoiceDocument,
  SecretariatSendInvoiceDocument,
} from '../../gql/graphql';
import { field, invoice, list, open } from '../invoices/testInvoices';

const path = '/facturen?tab=overzicht';
const one = invoice(1);
const id = one.id;
const today = todayInAmsterdam();
/** The list, and how it is read anew after a change. */
const before = list([one]);
const after = (...invoices: (typeof one)[]) => list(invoices, { first: 100 });

test('an invoice is sent, to its own address unless another is filled in', async () => {
  const sentAt = '2027-01-31T11:00:00.000Z';
  const { user } = open(
    [
      before,
      answer(
        SecretariatSendInvoiceDocument,
        { id, email: one.emailClient },
        { sendInvoice: { ...one, sentAt } },
      ),
      answer(SecretariatSendInvoiceDocument, { id, email: 'b@c.nl' }, { sendInvoice: { ...one, sentAt } }),
    ],
    path,
  );
  await press(user, 'Factuur 2027-0001 verzenden');
  expect(await field('E-mail')).toHaveValue('info@derks.example');
  await pressIn(user, 'Verzenden');
  expect(await screen.findByText('Factuur 2027-0001 verzonden')).toBeVisible();
  await gone();

  await press(user, 'Factuur 2027-0001 opnieuw verzenden');
  await user.clear(await field('E-mail'));
  await pressIn(user, 'Verzenden');
  await waitFor(async () =>
    expect(await field('E-mail')).toHaveAccessibleDescription(
      'Vul een e-mailadres in om de factuur te versturen',
    ),
  );
  await user.type(await field('E-mail'), 'b@c');
  await waitFor(async () =>
    expect(await field('E-mail')).toHaveAccessibleDescription('E-mail moet een geldig formaat hebben'),
  );
  await user.type(await field('E-mail'), '.nl');
  await pressIn(user, 'Verzenden');
  await gone();
});

const pays = (paidOn: string | null, paid = { ...one, state: 'paid' as const, paidOn }) =>
  answer(SecretariatPayInvoiceDocument, { id, paidOn }, { payInvoice: paid });

test('an invoice is paid, today or on an earlier day', async () => {
  const paid = { ...one, state: 'paid' as const, paidOn: '2027-02-01' };
  const { user } = open([before, pays('2020-02-01', paid), after(paid)], path);
  await press(user, 'Factuur 2027-0001 betaald');
  const day = await screen.findByLabelText('Betaald op');
  expect(day).toHaveValue(today);
  expect(day).toHaveAttribute('max', today);
  await user.clear(day);
  await user.type(day, '2999-01-01');
  await pressIn(user, 'Opslaan');
  await waitFor(() => expect(day).toHaveAccessibleDescription('Kies vandaag of een eerdere datum'));
  await user.clear(day);
  await waitFor(() => expect(day).toHaveAccessibleDescription('Kies een datum'));
  await user.type(day, '2020-02-01');
  await pressIn(user, 'Opslaan');
  expect(await screen.findByText('Factuur 2027-0001 is betaald')).toBeVisible();
  await gone();
  expect(await screen.findByRole('cell', { name: 'Betaald' })).toBeVisible();
});

test('that it was paid is taken back, and that too', async () => {
  const paid = { ...one, state: 'paid' as const, paidOn: '2027-02-01' };
  const { user } = open(
    [
      list([paid]),
      pays(null, { ...one, state: 'paid', paidOn: null }),
      list([one], { first: 100 }, 1),
      pays('2027-02-01', paid),
      after(paid),
    ],
    path,
  );
  await press(user, 'Factuur 2027-0001 niet betaald');
  expect(await screen.findByText('Factuur 2027-0001 is niet betaald')).toBeVisible();
  expect(await screen.findByRole('cell', { name: 'Open' })).toBeVisible();
  await press(user, 'Ongedaan maken');
  expect(await screen.findByRole('cell', { name: 'Betaald' })).toBeVisible();
});

test('a credit note is made after a question', async () => {
  const note = invoice(2, { amount: -one.amount, state: 'credited', creditOf: id });
  const { user } = open(
    [
      before,
      answer(SecretariatCreditInvoiceDocument, { id }, { creditInvoice: note }, 1),
      after(note, { ...one, state: 'credited', creditedBy: note.number }),
    ],
    path,
  );
  await press(user, 'Factuur 2027-0001 crediteren');
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Creditfactuur maken? Deze actie is onomkeerbaar.',
  });
  expect(dialog).toHaveTextContent(/Factuur 2027-0001 aan Bakker Derks, €\s1\.250,50\./);
  await user.click(within(dialog).getByRole('button', { name: 'Creditfactuur maken' }));
  expect(await screen.findByText('Creditfactuur 2027-0002 gemaakt')).toBeVisible();
  expect(await screen.findByRole('cell', { name: 'Creditfactuur' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Gecrediteerd' })).toBeVisible();
  await gone();
});
