import { screen, waitFor } from '@testing-library/react';
import { answer, mockDownloads, press, refuse } from 'kit/testing';
import { loadDialogPanel } from 'kit/ui';

import { SecretariatExportPaymentsDocument } from '../../gql/graphql';
import { rowsOf } from '../testFinance';
import { both, file, files, payable, period, show, today, xml } from './testPayments';

beforeAll(loadDialogPanel);
const saved = mockDownloads();

test('what would be paid is shown with its total; the file is made and saved', async () => {
  const user = show(
    payable(both, 1),
    files([], 1),
    answer(
      SecretariatExportPaymentsDocument,
      { period: { ...period, ids: ['t1', 't2'], total: 1875 } },
      { exportPayments: file },
    ),
    xml,
    payable([]),
    files([file]),
  );
  expect((await rowsOf('Te betalen')).slice(1)).toEqual([
    '05/11/2026Piet PetersNL69 INGB 0123 4567 89Hekken€ 12,55',
    '05/11/2026Bakker BartBE68 5390 0754 7034Vlaai€ 6,20',
    '2 van 2Totaal€ 18,75',
  ]);
  expect(screen.getByText('Er zijn nog geen betaalbestanden.')).toBeVisible();
  await press(user, 'Betaalbestand maken');
  expect(await screen.findByText('Betaalbestand gemaakt')).toBeVisible();
  expect(saved.map(({ name }) => name)).toEqual([`betalingen-${today}.xml`]);
  expect(await screen.findByText('Er is in deze periode niets te betalen.')).toBeVisible();
  const [, row] = await rowsOf('Betaalbestanden');
  expect(row).toMatch(/^11\/11\/2026Jan Smulders.*2€ 18,75In betaalbestand/);
});

test('a period that cannot be is said at its field, and nothing is asked', async () => {
  const user = show(payable(both), files([]));
  const until = await screen.findByLabelText('Goedgekeurd tot en met');
  await user.clear(until);
  await user.type(until, '2000-01-01');
  await user.tab();
  await waitFor(() =>
    expect(until).toHaveAccessibleDescription('Deze datum ligt voor het begin van de periode'),
  );
  expect(screen.getByText('Kies een periode om te zien wat er betaald wordt.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Betaalbestand maken' })).not.toBeInTheDocument();
});

test('when somebody else made the file first, that is told and the lists follow', async () => {
  const user = show(
    payable(both, 1),
    files([], 1),
    refuse(
      SecretariatExportPaymentsDocument,
      { period: { ...period, ids: ['t1', 't2'], total: 1875 } },
      'Iemand anders heeft zojuist een bestand gemaakt.',
      {
        code: 'CONFLICT',
      },
    ),
    payable([]),
    files([file]),
  );
  await press(user, 'Betaalbestand maken');
  expect(await screen.findByText('Iemand anders heeft zojuist een bestand gemaakt.')).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Betaalbestanden' })).toBeVisible();
  expect(saved).toEqual([]);
});

test('what is unticked stays for a next file; without anything there is nothing to make', async () => {
  const user = show(
    payable(both, 1),
    files([], 1),
    answer(
      SecretariatExportPaymentsDocument,
      { period: { ...period, ids: ['t2'], total: 620 } },
      { exportPayments: { ...file, waitsForApproval: true } },
    ),
    payable(both),
    files([{ ...file, waitsForApproval: true }]),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Hekken van Piet Peters betalen' }));
  expect((await rowsOf('Te betalen')).at(-1)).toBe('1 van 2Totaal€ 6,20');
  const other = screen.getByRole('checkbox', { name: 'Vlaai van Bakker Bart betalen' });
  await user.click(other);
  expect(screen.getByRole('button', { name: 'Betaalbestand maken' })).toBeDisabled();
  await user.click(other);
  await press(user, 'Betaalbestand maken');
  // Nothing to save for the bank yet.
  expect(await screen.findByText('Betaalbestand wacht op akkoord')).toBeVisible();
  expect(saved).toEqual([]);
});
