import { screen, waitFor, within } from '@testing-library/react';
import { answer, gone, mockDownloads, press, refuse } from 'kit/testing';
import { loadDialogPanel } from 'kit/ui';

import {
  SecretariatApproveDirectDebitDocument,
  SecretariatMakeDirectDebitDocument,
  SecretariatReverseDirectDebitDocument,
} from '../../gql/graphql';
import { board, rowsOf } from '../testFinance';
import { both, collectable, earliest, file, files, show, xml } from './testDirectDebits';

beforeAll(loadDialogPanel);
const saved = mockDownloads();
const ids = both.map(({ id }) => id);
const asked = (some: string[], total: number) => ({
  directDebit: { ids: some, total, collectionDate: earliest },
});

test('what can be collected is shown with its total and who is to be told; the file is made and saved', async () => {
  const user = show(
    collectable(both, 1),
    files([], 1),
    answer(SecretariatMakeDirectDebitDocument, asked(ids, 3000), { makeDirectDebit: file }),
    xml,
    collectable([]),
    files([file]),
  );
  expect((await rowsOf('Te incasseren')).slice(1)).toEqual([
    'Club van 111 2026, Jan Jansen202601-1Jan JansenNL69 INGB 0123 4567 89€ 15,00',
    'Club van 111 2026, Zoë Bos202602-1Zoë BosNL69 INGB 0123 4567 89€ 15,00',
    '2 van 2Totaal€ 30,00',
  ]);
  expect(screen.getByText('Laat het zelf weten aan: Zoë Bos.')).toBeVisible();
  await press(user, 'Incassobestand maken');
  expect(await screen.findByText('Incassobestand gemaakt')).toBeVisible();
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([`incasso-${earliest}.xml`]));
  expect(await screen.findByText('Er is niets te incasseren.')).toBeVisible();
  const [, row] = await rowsOf('Incassobestanden');
  expect(row).toMatch(/Jan Smulders.*2€ 30,00In incasso/);
});

test('what is unticked stays; a day too soon is refused before anything is sent', async () => {
  const user = show(
    collectable(both, 1),
    files([], 1),
    refuse(SecretariatMakeDirectDebitDocument, asked(ids.slice(0, 1), 1500), 'Intussen veranderd.', {
      code: 'CONFLICT',
    }),
    collectable(both.slice(1)),
    files([file]),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Club van 111 2026, Zoë Bos incasseren' }));
  expect((await rowsOf('Te incasseren')).at(-1)).toBe('1 van 2Totaal€ 15,00');
  expect(screen.queryByText(/^Laat het zelf weten/)).not.toBeInTheDocument();
  const day = screen.getByLabelText('Incasseren op');
  await user.clear(day);
  await user.type(day, '2099-12-07');
  await press(user, 'Incassobestand maken');
  expect(await screen.findByText('Kies een dag vanaf 08/12/2099')).toBeVisible();
  await user.clear(day);
  await user.type(day, earliest);
  await press(user, 'Incassobestand maken');
  expect(await screen.findByText('Intussen veranderd.')).toBeVisible();
  expect(saved).toEqual([]);
});

test('without the creditor id the tab says what is missing', async () => {
  show(collectable([], 1, ['De incassant-ID is nog niet ingesteld (FOUNDATION_CREDITOR_ID).']), files([]));
  expect(await screen.findByText(/FOUNDATION_CREDITOR_ID/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Incassobestand maken' })).not.toBeInTheDocument();
});

test('what cannot be collected, as its mandate lapsed, is told with why', async () => {
  const lapsed = {
    ...{ id: 'clubContribution:202603:2026', name: 'Wim Tas', label: 'Club van 111 2026', amount: 1500 },
    ...{ mandate: '202603-1', signedOn: '2020-01-01', lastCollectedOn: null, lastDay: '2023-01-01' },
  };
  const used = { ...lapsed, id: 'x', name: 'Zus', lastCollectedOn: '2020-05-06', lastDay: '2023-05-06' };
  const user = show(collectable([], undefined, [], [lapsed, used]), files([]));
  expect(await screen.findByText('2 machtigingen zijn vervallen')).toBeVisible();
  await user.click(screen.getByText('Van wie'));
  const of = (name: RegExp) => screen.getByText(name).textContent;
  expect(of(/^Wim Tas/)).toMatch(
    /^Wim Tas, €\s15,00: 202603-1, getekend op 01\/01\/2020, tot en met 01\/01\/2023$/,
  );
  expect(of(/^Zus/)).toContain('laatste incasso op 06/05/2020, tot en met 06/05/2023');
});

test('what became of each is told, and who has no mail address', async () => {
  const user = show(collectable([]), files([{ ...file, states: ['returned', 'otherwise'] }]));
  expect(await screen.findByText('1 van 2 geïncasseerd')).toBeVisible();
  expect(screen.getByText('1 gestorneerd')).toBeVisible();
  expect(screen.queryByRole('button', { name: /terugdraaien$/ })).not.toBeInTheDocument();
  await press(user, /^Details van de incasso/);
  expect(await screen.findByText('Gestorneerd')).toBeVisible();
  expect(screen.getByText('Intussen anders betaald')).toBeVisible();
  expect(screen.getByText(/machtiging 202601-1 · gemaild op 23\/11\/2026/)).toBeVisible();
  expect(screen.getByText('Laat het zelf weten aan: Zoë Bos.')).toBeVisible();
});

test('a mandate that ended is told with name and amount; what it does to the file depends on whether it was fetched', async () => {
  const ended = { ...file, mandateEnds: ['2026-11-24', null] };
  const user = show(
    collectable([]),
    files([
      ended,
      { ...ended, id: 'd2', takenOn: '2026-11-24T10:11:00.000Z', creationDate: '2026-11-22T10:11:00.000Z' },
    ]),
  );
  expect(await screen.findAllByText(/^Machtiging beëindigd: Jan Jansen, €\s15,00$/)).toHaveLength(2);
  for (const button of screen.getAllByRole('button', { name: /^Details van de incasso/ }))
    await user.click(button);
  expect(
    screen.getByText(/gaan eruit bij het akkoord of het downloaden: Jan Jansen \(€\s15,00\)/),
  ).toBeVisible();
  expect(screen.getByText(/bij de bank weg, of betaal ze terug: Jan Jansen/)).toBeVisible();
});

test('what was taken out is told, and counts no more', async () => {
  const user = show(
    collectable([]),
    files([{ ...file, total: 1500, states: ['dropped', 'collecting'], mandateEnds: ['2026-11-24', null] }]),
  );
  const [, row] = await rowsOf('Incassobestanden');
  expect(row).toMatch(/Jan Smulders.*1€\s15,00In incasso.*1 eruit: machtiging beëindigd/);
  await press(user, /^Details van de incasso/);
  expect(await screen.findByText('Eruit: machtiging beëindigd')).toBeVisible();
  expect(screen.queryByText(/^Machtiging beëindigd:/)).not.toBeInTheDocument();
});

test('turning a file back asks first', async () => {
  const user = show(
    collectable([], 1),
    files([file]),
    answer(
      SecretariatReverseDirectDebitDocument,
      { id: 'd1' },
      { reverseDirectDebit: { ...file, reversed: true } },
    ),
    collectable(both),
  );
  await press(user, 'Incassobestand van 23/11/2026 terugdraaien');
  const question = within(await screen.findByRole('alertdialog', { name: 'Incassobestand terugdraaien?' }));
  expect(question.getByText(/^2 incasso's van samen € 30,00/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Terugdraaien' }));
  expect(await screen.findByText('Teruggedraaid')).toBeVisible();
  await gone();
  expect(await screen.findByRole('table', { name: 'Te incasseren' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /downloaden$/ })).not.toBeInTheDocument();
});

test('a file of somebody else is approved after a question; of who made it, it waits', async () => {
  const waits = { ...file, waitsForApproval: true };
  const user = show(
    collectable([]),
    files([waits, { ...waits, id: 'd2', createdBy: board.id, creationDate: '2026-11-22T10:11:00.000Z' }]),
    answer(
      SecretariatApproveDirectDebitDocument,
      { id: 'd1' },
      { approveDirectDebit: { ...file, approval: { byName: 'Truus', at: '2026-11-24T10:11:00.000Z' } } },
    ),
  );
  await press(user, 'Incassobestand van 23/11/2026 akkoord');
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Akkoord met dit incassobestand?' }),
  );
  await user.click(question.getByRole('button', { name: 'Akkoord' }));
  expect(await screen.findByText('Akkoord van Truus, 24/11/2026')).toBeVisible();
  await gone();
  expect(screen.getAllByRole('button', { name: /downloaden$/ })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /akkoord$/ })).not.toBeInTheDocument();
});
