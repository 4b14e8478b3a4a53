import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refuse, renderArea } from 'kit/testing';

import { SecretariatLedgerYearsDocument, SecretariatSaveLedgerPeriodDocument } from '../../gql/graphql';
import { board, reader } from '../testFinance';
import { LedgerTab } from './LedgerTab';
import { entries, entry, sums } from './testLedger';

const workgroups = [{ id: 'g3', index: '3', title: 'Optocht' }];
const year = (id: string, title: string, running: boolean, archived = false) => ({
  ...{ id, title, running, archived, workgroups },
});
const years = [
  answer(
    SecretariatLedgerYearsDocument,
    { archived: false },
    { accountancyYears: [year('y2', '2027-2028', false), year('y1', '2026-2027', true)] },
  ),
  answer(
    SecretariatLedgerYearsDocument,
    { archived: true },
    { accountancyYears: [year('y0', '2025-2026', false, true)] },
  ),
];
function open(mocks: ReturnType<typeof answer>[], user = board) {
  renderArea(<LedgerTab />, { mocks: [...years, ...mocks], user });
  return userEvent.setup();
}

test('the running year comes first, with its result and where that money is', async () => {
  open([sums(), entries({}, entry())]);
  const card = within(await screen.findByRole('region', { name: 'Grootboek 2026-2027' }));
  expect(card.getByText('€ 137,50')).toBeVisible();
  expect(card.getByText('Van 01/06/2026 tot en met 31/05/2027.')).toBeVisible();
  expect(card.getByText('Nog te ontvangen')).toBeVisible();
  expect(card.getByText('2 boekingen')).toBeVisible();
  const [, row] = await screen.findAllByRole('row');
  expect(row).toHaveTextContent('02/11/2026Factuur 2026-0001: ReclameBakkerij JansenFacturenNiet ingedeeld');
});

test('entries are narrowed by kind, committee and account', async () => {
  const user = open([
    sums(),
    entries({}, entry()),
    entries({ kind: 'invoice' }, entry({ wg: '3', account: 'bank', bankedOn: '2026-11-20' })),
    entries({ kind: 'invoice', wg: '3' }),
  ]);
  await user.selectOptions(await screen.findByLabelText('Soort'), 'Facturen (1)');
  expect(await screen.findByText('Op de bank, 20/11/2026')).toBeVisible();
  expect(screen.getByRole('cell', { name: /3 - Optocht/ })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Commissie'), '3 - Optocht');
  expect(await screen.findByText('Er zijn geen boekingen.')).toBeVisible();
});

test('what goes to no committee is told, and put right in the settings', async () => {
  const period = {
    ...{ revision: 2, from: '2026-06-01', until: '2027-05-31' },
    assignments: [{ kind: 'invoice', wg: '3' }],
  };
  const user = open([
    sums({ unassigned: 15_000, unassignedCount: 1 }),
    entries({}, entry()),
    refuse(SecretariatSaveLedgerPeriodDocument, { yearId: 'y1', period }, 'Deze periode overlapt', {
      code: 'BAD_USER_INPUT',
      fields: { from: 'Deze periode overlapt met die van boekjaar 2027-2028' },
    }),
  ]);
  expect(await screen.findByText('€ 150,00 staat bij geen commissie')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Periode en indeling' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByLabelText('Declaraties horen bij')).not.toBeInTheDocument();
  await user.selectOptions(dialog.getByLabelText('Facturen horen bij'), '3 - Optocht');
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  expect(await dialog.findByText('Deze periode overlapt met die van boekjaar 2027-2028')).toBeVisible();
});

test('a closed year says that it stays as it was', async () => {
  open([sums({ closedAt: '2027-06-10T10:00:00.000Z', sha256: 'a'.repeat(64) }), entries({})]);
  expect(
    await screen.findByText('Afgesloten op 10/06/2027: zo was het toen, en zo blijft het.'),
  ).toBeVisible();
});

test('who does not belong to the board reads it and changes nothing', async () => {
  open([sums(), entries({}, entry())], reader);
  await screen.findByRole('region', { name: 'Grootboek 2026-2027' });
  expect(screen.queryByRole('button', { name: 'Periode en indeling' })).not.toBeInTheDocument();
});
