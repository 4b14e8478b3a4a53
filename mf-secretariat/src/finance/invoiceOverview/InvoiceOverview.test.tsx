import { act, screen, waitFor, within } from '@testing-library/react';
import { press } from 'kit/testing';

import { invoice, list, mockDownloads, open } from '../invoices/testInvoices';

const { saved } = mockDownloads();
const path = '/facturen?tab=overzicht';
const all = { search: null, state: null, commissionId: null };

/** What the rows say, without their buttons. */
const cells = async () =>
  (await screen.findAllByRole('row')).slice(1).map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(0, 7)
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  );
const numbers = async () => (await cells()).map(([number]) => number);

test('while the tab is fetched something turns', async () => {
  open([list([])], path);
  expect(await screen.findByText('Laden...')).toBeVisible();
});

test('what is searched and chosen is in the address, and Back undoes a choice', async () => {
  const overdue = invoice(2, { state: 'overdue' });
  const { user, router } = open(
    [
      list([invoice(1), overdue]),
      list([overdue], { ...all, state: 'overdue' }),
      list([], { ...all, state: 'overdue', search: 'kees' }),
    ],
    path,
  );
  expect(await numbers()).toHaveLength(2);
  const states = screen.getByRole('combobox', { name: 'Status' });
  expect(
    within(states)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Alle', 'Open', 'Te laat', 'Betaald', 'Gecrediteerd']);
  await user.selectOptions(states, 'Te laat');
  await waitFor(async () => expect(await numbers()).toEqual(['2027-0002']));
  expect(router.state.location.search).toBe('?tab=overzicht&status=overdue');
  await user.type(screen.getByRole('searchbox'), 'kees');
  expect(await screen.findByText('Geen factuur gevonden')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?tab=overzicht&status=overdue&zoek=kees'));
  await act(() => router.navigate(-1));
  await waitFor(async () => expect(await numbers()).toHaveLength(2));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('');
});

test('a state that does not exist shows all', async () => {
  open([list([invoice(1)])], `${path}&status=zoek`);
  expect(await numbers()).toEqual(['2027-0001']);
});

test('the invoices, newest first, with what became of each', async () => {
  open(
    [
      list([
        invoice(4, { amount: -125_050, state: 'credited', creditOf: 'id1' }),
        invoice(3, { state: 'paid', paidOn: '2027-02-10' }),
        invoice(2, { state: 'overdue', nameClient: 'Café Zoë', title: 'Bal' }),
        invoice(1, { state: 'credited', creditedBy: '2027-0004' }),
      ]),
    ],
    path,
  );
  const rest = ['Bakker Derks', 'Advertentie'];
  expect(await cells()).toEqual([
    ['2027-0004', '31/01/2027', ...rest, '€ -1.250,50', 'Creditfactuur', ''],
    ['2027-0003', '31/01/2027', ...rest, '€ 1.250,50', 'Betaald', '02/03/2027'],
    ['2027-0002', '31/01/2027', 'Café Zoë', 'Bal', '€ 1.250,50', 'Te laat', '02/03/2027'],
    ['2027-0001', '31/01/2027', ...rest, '€ 1.250,50', 'Gecrediteerd', '02/03/2027'],
  ]);
  expect(screen.getByRole('heading', { name: '4 facturen' })).toBeVisible();
  // A credit note is neither paid nor credited.
  expect(screen.getByRole('button', { name: 'Factuur 2027-0003 crediteren' })).toBeVisible();
  for (const name of ['betaald', 'niet betaald', 'crediteren']) {
    expect(screen.queryByRole('button', { name: `Factuur 2027-0004 ${name}` })).not.toBeInTheDocument();
  }
});

test('one committee can be chosen', async () => {
  const of = { commissionId: 'c3', commission: { id: 'c3', index: 3, name: 'Optocht' } };
  const { user } = open(
    [list([invoice(2, of), invoice(1)]), list([invoice(2, of)], { commissionId: 'c3' })],
    path,
  );
  expect(await numbers()).toHaveLength(2);
  const select = screen.getByRole('combobox', { name: 'Commissie' });
  await user.selectOptions(select, await screen.findByRole('option', { name: '3 - Optocht' }));
  await waitFor(async () => expect(await numbers()).toEqual(['2027-0002']));
  await press(user, 'Factuur 2027-0002 bekijken');
  expect(within(await screen.findByRole('dialog')).getByText('3 - Optocht')).toBeVisible();
});

test('of an invoice that was paid in part it is told what is open', async () => {
  open(
    [list([invoice(2, { paidInParts: 25_050 }), invoice(1, { state: 'paid', paidInParts: 125_050 })])],
    path,
  );
  expect(await screen.findByText(/^Deels betaald, nog €.1\.000,00$/)).toBeVisible();
  expect(screen.getAllByText(/^Deels/)).toHaveLength(1);
});

test('all that is known of an invoice can be looked up', async () => {
  const { user } = open(
    [
      list([
        invoice(2, { amount: -125_050, state: 'credited', creditOf: 'id1' }),
        invoice(1, {
          state: 'credited',
          creditedBy: '2027-0002',
          sentAt: '2027-01-31T11:00:00.000Z',
          changeLog: [
            '31/01/2027 - Piet Peters: factuur gemaakt',
            '31/01/2027 - Piet Peters: factuur verzonden',
          ],
        }),
      ]),
    ],
    path,
  );
  await press(user, 'Factuur 2027-0001 bekijken');
  const first = await screen.findByRole('dialog', { name: 'Factuur 2027-0001' });
  for (const text of ['Halve pagina', '31/01/2027 12:00', '2027-0002', 'Piet Peters', 'info@derks.example']) {
    expect(within(first).getByText(text)).toBeVisible();
  }
  expect(within(first).getByText('31/01/2027 - Piet Peters: factuur verzonden')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await press(user, 'Factuur 2027-0002 bekijken');
  const second = await screen.findByRole('dialog', { name: 'Creditfactuur 2027-0002' });
  expect(within(second).getByText('2027-0001')).toBeVisible();
  expect(within(second).getByText('Nog niet')).toBeVisible();
});

test('what the bank paid is not made unpaid here', async () => {
  const { user } = open(
    [list([invoice(1, { state: 'paid', paidOn: '2027-02-10', paidByBank: true })])],
    path,
  );
  await press(user, 'Factuur 2027-0001 bekijken');
  const dialog = await screen.findByRole('dialog', { name: 'Factuur 2027-0001' });
  expect(within(dialog).getByText('10/02/2027, via de bank')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Factuur 2027-0001 niet betaald' })).not.toBeInTheDocument();
});

test('its pdf is downloaded', async () => {
  const { user } = open([list([invoice(1)])], path);
  await press(user, 'Factuur 2027-0001 downloaden');
  await waitFor(() => expect(saved).toEqual(['Factuur 2027-0001.pdf']));
});
