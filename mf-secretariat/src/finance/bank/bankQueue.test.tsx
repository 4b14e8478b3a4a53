import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, press, refuse, renderArea, type User } from 'kit/testing';

import {
  SecretariatBankReceivablesDocument,
  SecretariatBookBankLineDocument,
  SecretariatMatchBankLineDocument,
  SecretariatMatchBankLinesDocument,
  SecretariatUnbookBankLineDocument,
} from '../../gql/graphql';
import { BankTab } from './BankTab';
import { account, aroundLines, line, list, other, receivable } from './testBank';

function open(...mocks: ReturnType<typeof answer>[]) {
  renderArea(<BankTab />, { mocks: [...aroundLines(), ...mocks] });
  return userEvent.setup();
}
const sure = line();
const alsoSure = line({
  id: 'l2',
  name: 'Bos',
  amount: 5000,
  proposals: [{ certainty: 'sure', receivables: [other] }],
});
const unknown = line({ id: 'l3', name: 'Bouwmarkt', amount: -8740, proposals: [] });
const where = { yearId: 'y1', wg: '4', description: '' };

test('lines stand by how sure they are, with their sums', async () => {
  const likely = line({ id: 'l4', proposals: [{ certainty: 'likely', receivables: [receivable] }] });
  open(list([sure, alsoSure, likely, unknown]));
  const group = async (name: string) => within(await screen.findByRole('region', { name }));
  expect((await group('Zeker')).getByText('Zeker 2')).toBeVisible();
  expect((await group('Zeker')).getByText('bij € 175,50, af € 0,00')).toBeVisible();
  expect((await group('Twijfel')).getByText('Twijfel 1')).toBeVisible();
  expect((await group('Geen voorstel')).getByText('bij € 0,00, af € 87,40')).toBeVisible();
});

test('all that are sure are confirmed at once; what was taken meanwhile is told', async () => {
  const error = 'Een van deze posten is al aan een andere regel gekoppeld.';
  const user = open(
    list([sure, alsoSure]),
    answer(
      SecretariatMatchBankLinesDocument,
      {
        lines: [
          { id: 'l1', receivables: [{ kind: 'invoice', id: 'i1' }] },
          { id: 'l2', receivables: [{ kind: 'invoice', id: 'i2' }] },
        ],
      },
      {
        matchBankLines: [
          { error: null, line: line({ matches: [{ label: receivable.label }], proposals: [] }) },
          { error, line: alsoSure },
        ],
      },
      1,
    ),
    list([alsoSure]),
  );
  await press(user, 'Bevestig de 2 zekere');
  expect(await screen.findByText('1 regel gekoppeld')).toBeVisible();
  expect(await screen.findByText(`Bos, € 50,00: ${error}`)).toBeVisible();
});

test('a line is booked on a committee, and that is taken back', async () => {
  const booked = line({ ...unknown, booking: { ...where, amount: null } });
  const user = open(
    list([unknown]),
    answer(SecretariatBookBankLineDocument, { id: 'l3', booking: where }, { bookBankLine: booked }, 1),
    list([]),
    list([booked], 'matched'),
    answer(SecretariatUnbookBankLineDocument, { id: 'l3' }, { unbookBankLine: unknown }, 1),
    list([], 'matched'),
  );
  await press(user, 'Op een commissie boeken');
  const dialog = within(await screen.findByRole('dialog', { name: /87,40 boeken/ }));
  await user.click(dialog.getByRole('button', { name: 'Boeken' }));
  expect(await dialog.findByText('Kies een commissie', { selector: ':not(option)' })).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Commissie'), '4 - Optocht');
  await user.click(dialog.getByRole('button', { name: 'Boeken' }));
  expect(await screen.findByText('Alles is gekoppeld of geboekt.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Toon' }), 'Gekoppeld of geboekt');
  expect(await screen.findByText('Geboekt: 4 - Optocht')).toBeVisible();
  await press(user, 'Boeking terugnemen');
  expect(await screen.findByText('Er is nog niets gekoppeld of geboekt.')).toBeVisible();
});

test('money between own accounts needs no committee', async () => {
  const booking = { description: '' };
  const user = open(
    list([unknown]),
    refuse(SecretariatBookBankLineDocument, { id: 'l3', booking }, 'Deze regel is al gekoppeld of geboekt.', {
      code: 'CONFLICT',
    }),
  );
  await press(user, 'Op een commissie boeken');
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Boekjaar'), 'Geen: tussen eigen rekeningen (kruispost)');
  expect(dialog.queryByLabelText('Commissie')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Boeken' }));
  expect(await dialog.findByText('Deze regel is al gekoppeld of geboekt.')).toBeVisible();
});

test('a line of an account that was booked before is booked like that in one press', async () => {
  const known = line({ ...unknown, suggestedBooking: { yearId: 'y1', wg: '4' } });
  const user = open(
    list([known]),
    answer(
      SecretariatBookBankLineDocument,
      { id: 'l3', booking: where },
      { bookBankLine: line({ ...known, booking: { ...where, amount: null } }) },
      1,
    ),
    list([]),
  );
  await press(user, 'Boeken op 4 - Optocht');
  expect(await screen.findByText('Alles is gekoppeld of geboekt.')).toBeVisible();
});

test('the accounts say whether they add up, and how far the books are', async () => {
  renderArea(<BankTab />, {
    mocks: [
      ...aroundLines(
        account(),
        account({
          id: 'NL20INGB0001234567',
          name: 'Spaarrekening',
          todo: -1954,
          todoCount: 24,
          missing: 500,
        }),
      ),
      list([]),
    ],
  });
  const first = within(await screen.findByRole('region', { name: 'Betaalrekening' }));
  expect(first.getByText('Klopt met de bank, tot op de cent')).toBeVisible();
  expect(first.getByText('Alles staat in de boeken')).toBeVisible();
  const second = within(screen.getByRole('region', { name: 'Spaarrekening' }));
  expect(second.getByText('€ 5,00 verschil met de bank: er ontbreekt een afschrift')).toBeVisible();
  expect(second.getByText('Boeken: nog € -19,54 in 24 regels')).toBeVisible();
});

/** What may be paid with a line, of which the first invoice is chosen. */
async function chooseByHand(user: User) {
  await press(user, 'Zelf kiezen');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByText(/Factuur 2026-0012/));
  return dialog;
}
const owed = (amount: number) =>
  answer(SecretariatBankReceivablesDocument, { amount }, { bankReceivables: [receivable, other] });

test('a part of what is owed leaves the rest open', async () => {
  const part = line({ amount: 6000, proposals: [] });
  const sent = { id: 'l1', receivables: [{ kind: 'invoice', id: 'i1' }], isPart: true };
  const user = open(
    list([part]),
    owed(6000),
    answer(SecretariatMatchBankLineDocument, sent, { matchBankLine: line({ matches: [receivable] }) }, 1),
    list([]),
  );
  const dialog = await chooseByHand(user);
  await user.click(await dialog.findByLabelText(/Dit is een deel; € 65,50 blijft open/));
  await user.click(dialog.getByRole('button', { name: 'Koppelen' }));
  expect(await screen.findByText('Alles is gekoppeld of geboekt.')).toBeVisible();
});

test('what is left of a payment is booked', async () => {
  const much = line({ amount: 13_550, proposals: [] });
  const sent = {
    ...{ id: 'l1', receivables: [{ kind: 'invoice', id: 'i1' }] },
    rest: { yearId: 'y1', wg: '4' },
  };
  const user = open(
    list([much]),
    owed(13_550),
    answer(SecretariatMatchBankLineDocument, sent, { matchBankLine: line({ matches: [receivable] }) }, 1),
    list([]),
  );
  const dialog = await chooseByHand(user);
  await user.selectOptions(await dialog.findByLabelText(/De overige € 10,00 boeken op/), '4 - Optocht');
  await user.click(dialog.getByRole('button', { name: 'Koppelen' }));
  expect(await screen.findByText('Alles is gekoppeld of geboekt.')).toBeVisible();
});
