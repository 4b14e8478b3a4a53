import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, press, refuse, renderArea } from 'kit/testing';

import { SecretariatBankReceivablesDocument, SecretariatMatchBankLineDocument } from '../../gql/graphql';
import { BankTab } from './BankTab';
import { aroundLines, line, list, other, receivable } from './testBank';

const amount = receivable.amount + other.amount;
const many = Array.from({ length: 99 }, (_, at) => ({
  ...{ kind: 'clubContribution', id: `c${at}`, amount: 1111, label: `Club van 111, lid ${at}` },
}));
const found = (items: (typeof receivable)[], search?: string) =>
  answer(
    SecretariatBankReceivablesDocument,
    { amount, ...(search && { search }) },
    { bankReceivables: items },
  );

test('what is chosen stays chosen while something else is searched for', async () => {
  const keys = [receivable, other].map(({ kind, id }) => ({ kind, id }));
  const matched = answer(
    SecretariatMatchBankLineDocument,
    { id: 'l1', receivables: keys },
    { matchBankLine: line({ amount, matches: [receivable, other] }) },
    1,
  );
  renderArea(<BankTab />, {
    mocks: [
      ...aroundLines(),
      ...[list([line({ amount, proposals: [] })]), list([])],
      ...[found([receivable, ...many]), found([other], 'bos'), found([], 'niemand'), matched],
    ],
  });
  const user = userEvent.setup();
  await press(user, 'Zelf kiezen');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('De eerste 100. Zoek om andere te zien.')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: /Factuur 2026-0012/ }));
  const search = dialog.getByLabelText('Zoek naam, nummer of bedrag');
  await user.type(search, 'bos');
  await user.click(await dialog.findByRole('checkbox', { name: /Factuur 2026-0013/ }));
  expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
  await user.clear(search);
  await user.type(search, 'niemand');
  expect(await dialog.findByText('Niets gevonden. Zoek op een ander woord.')).toBeVisible();
  expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Koppelen' }));
  expect(await screen.findByText('Alles is gekoppeld of geboekt.')).toBeVisible();
});

test('a search that fails says so, and shows nothing else in its place', async () => {
  const variables = { amount, search: 'bos' };
  renderArea(<BankTab />, {
    mocks: [
      ...aroundLines(),
      ...[list([line({ amount, proposals: [] })]), found([receivable, ...many])],
      refuse(SecretariatBankReceivablesDocument, variables, 'Er ging iets mis', {
        code: 'INTERNAL_SERVER_ERROR',
      }),
    ],
  });
  const user = userEvent.setup();
  await press(user, 'Zelf kiezen');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('checkbox', { name: /Factuur 2026-0012/ }));
  await user.type(dialog.getByLabelText('Zoek naam, nummer of bedrag'), 'bos');
  expect(await dialog.findByText('Wat er nog betaald moet worden kan niet worden geladen')).toBeVisible();
  expect(dialog.queryByText(/lid 3/)).not.toBeInTheDocument();
});
