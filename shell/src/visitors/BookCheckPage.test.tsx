import { screen, waitFor, within } from '@testing-library/react';
import { pageOf } from 'kit/testing';

import type { VisitorCheckedEntryFragment, VisitorCheckedYearFragment } from '../gql/visitors/graphql';
import { openVisitorPage, type Reply } from './testVisitors';

const draw = { id: 'd1', at: '2026-11-20T10:00:00.000Z', above: 0, outOf: 2, size: 1, seen: 0 };
const year = (more: Partial<VisitorCheckedYearFragment> = {}): VisitorCheckedYearFragment => ({
  ...{ name: 'Wim', year: '2025-2026', until: '2026-12-31', isClosed: false },
  ...{ from: '2025-06-01', to: '2026-05-31', ownBegin: 100_000, ownEnd: 103_750 },
  balances: [{ id: 'bank:1', label: 'Betaalrekening', begin: 100_000, end: 103_750 }],
  committees: [{ wg: '3', title: 'Optocht', income: 5000, expenses: 1250 }],
  ...{ income: 5000, expenses: 1250, entries: 2, seen: 0, draws: [] },
  ...more,
});
const receipt = { id: 'f1', url: '/files/accountancy/C3/f1', name: 'bon.jpg', type: 'jpg' };
const bankLine = {
  date: '2025-11-05',
  amount: -1250,
  name: 'P. Hendriks',
  accountEnd: '6789',
  isShared: true,
};
const entry = (more: Partial<VisitorCheckedEntryFragment> = {}): VisitorCheckedEntryFragment => ({
  ...{ id: 'declaration:a', number: 1, date: '2025-11-02', amount: -1250, description: 'Hekken' },
  ...{
    counterpart: 'Piet',
    reference: '',
    kind: 'Declaraties',
    committee: '3 - Optocht',
    receipts: [receipt],
  },
  ...{ bankLine, seenAt: null, inSample: false, questions: [] },
  ...more,
});
const gift = entry({
  ...{ id: 'mutation:b', number: 2, amount: 5000, description: 'Gift', receipts: [], bankLine: null },
});
const page = (...shown: VisitorCheckedEntryFragment[]): Reply => ({
  data: {
    bookCheckEntries: pageOf(shown),
  },
});
const open = (replies: Readonly<Record<string, Reply[]>> = {}, more?: Partial<VisitorCheckedYearFragment>) =>
  openVisitorPage('/publiek/kascontrole#t0k', {
    VisitorBookCheck: [{ data: { bookCheck: year(more) } }],
    VisitorBookEntries: [page(entry(), gift)],
    ...replies,
  });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('shows the sums, and ticks entries off; ticking again takes it back', async () => {
  const seen = entry({ seenAt: '2026-11-21T08:00:00.000Z' });
  const { user, asked } = open({
    VisitorMarkBookEntry: [{ data: { markBookEntry: seen } }, { data: { markBookEntry: entry() } }],
  });
  expect(await screen.findByText('0 van 2 boekingen gezien')).toBeVisible();
  expect(screen.getByText(/Je link werkt tot en met donderdag 31 december\./)).toBeVisible();
  const balance = screen.getByRole('table', { name: 'Balans', hidden: true });
  expect(balance.textContent.replaceAll('\u00a0', ' ')).toContain('Eigen vermogen€ 1.000,00€ 1.037,50');
  await user.click(await button('Gezien: 1, Hekken'));
  expect(await screen.findByText('1 van 2 boekingen gezien')).toBeVisible();
  const ticked = await button('Gezien: 1, Hekken');
  expect(ticked).toHaveAttribute('aria-pressed', 'true');
  await user.click(ticked);
  expect(await screen.findByText('0 van 2 boekingen gezien')).toBeVisible();
  expect(asked.slice(-2).map(({ variables }) => variables.seen)).toEqual([true, false]);
});

test('says why an entry could not be ticked off', async () => {
  const { user } = open({
    VisitorMarkBookEntry: [{ refuse: 'Deze link bestaat niet (meer).', code: 'NOT_FOUND' }],
  });
  await user.click(await button('Gezien: 1, Hekken'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Deze link bestaat niet (meer).');
});

test('opens the receipt with the link and shows the line of the bank', async () => {
  const { user } = open();
  await user.click(await button('Bekijken: 1, Hekken'));
  expect(
    screen.getByText(/05\/11\/2025.*P\. Hendriks, rekening eindigt op 6789, ook voor andere/),
  ).toBeVisible();
  const fetched: [string, unknown][] = [];
  globalThis.fetch = (url, init) => {
    fetched.push([String(url), init?.headers]);
    return Promise.resolve({ ok: true, blob: () => Promise.resolve(new Blob(['x'])) } as Response);
  };
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  await user.click(await button('bon.jpg'));
  expect(await screen.findByRole('img', { name: 'Bon: bon.jpg' })).toHaveAttribute('src', 'blob:1');
  expect(fetched).toEqual([[receipt.url, { 'x-private-link': 't0k' }]]);
});

test('asks the treasurer something, takes it back, and reads an answer', async () => {
  const question = {
    id: 'q1',
    text: 'Waar is de bon?',
    at: draw.at,
    answer: '',
    answeredBy: '',
    answeredAt: null,
  };
  const answered = {
    ...question,
    id: 'q0',
    answer: 'Die komt nog',
    answeredBy: 'Truus',
    answeredAt: draw.at,
  };
  const { user, asked } = open({
    VisitorBookEntries: [page(entry({ questions: [answered] }))],
    VisitorAskBookQuestion: [
      { refuse: 'Verplicht', code: 'BAD_USER_INPUT', fields: { text: 'Verplicht' } },
      { data: { askBookQuestion: entry({ questions: [answered, question] }) } },
    ],
    VisitorDropBookQuestion: [{ data: { dropBookQuestion: entry({ questions: [answered] }) } }],
  });
  await user.click(await button('Bekijken: 1, Hekken'));
  const said = within(screen.getByRole('list', { name: 'Vragen' }));
  expect(said.getByRole('listitem')).toHaveTextContent(/Die komt nog$/);
  await user.click(await button('Vraag stellen'));
  await user.click(await button('Vraag versturen'));
  const text = screen.getByLabelText('Je vraag aan de penningmeester');
  await waitFor(() => expect(text).toHaveAccessibleDescription('Verplicht'));
  await user.type(text, 'Waar is de bon?');
  await user.click(await button('Vraag versturen'));
  await user.click(await button('Vraag terugnemen'));
  await waitFor(() => expect(screen.queryByText('Vraag gesteld')).not.toBeInTheDocument());
  expect(asked.at(-1)?.variables).toMatchObject({ entryId: 'declaration:a', questionId: 'q1' });
});

test('draws a sample, and then shows it alone', async () => {
  const { user, asked } = open({
    VisitorDrawSample: [
      { refuse: 'x', code: 'BAD_USER_INPUT', fields: { size: 'Vul een aantal van 1 tot en met 200 in' } },
      { data: { drawBookSample: year({ draws: [{ ...draw, above: 5000 }] }) } },
    ],
  });
  await user.click(await button('Trek een steekproef'));
  const size = screen.getByLabelText('Hoeveel boekingen');
  expect(size).toHaveValue('25');
  const above = screen.getByLabelText('Alleen vanaf dit bedrag');
  await user.type(above, 'veel');
  await user.click(await button('Trekken'));
  expect(await screen.findByText('Vul een bedrag in, zoals 50,00')).toBeVisible();
  await user.clear(above);
  await user.type(above, '50');
  await user.click(await button('Trekken'));
  await waitFor(() => expect(size).toHaveAccessibleDescription('Vul een aantal van 1 tot en met 200 in'));
  await user.click(await button('Trekken'));
  expect(await screen.findByText(/, van de steekproef 0 van 1/)).toBeVisible();
  expect(screen.getByText(/1 uit 2 boekingen vanaf €.50,00/)).toBeVisible();
  expect(screen.getByLabelText('Toon')).toHaveValue('In de steekproef');
  expect(asked.at(-1)).toMatchObject({ operationName: 'VisitorBookEntries', variables: { only: 'sample' } });
});

test('searches and filters, and says when nothing is found', async () => {
  const { user, asked } = open({ VisitorBookEntries: [page(entry(), gift), page(gift), page()] });
  expect(await screen.findByText('2 boekingen')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Commissie'), '3 - Optocht');
  expect(await screen.findByText('1 boeking')).toBeVisible();
  await user.type(screen.getByLabelText('Zoek'), 'tent{Enter}');
  expect(await screen.findByText('Niets gevonden.')).toBeVisible();
  expect(asked.at(-1)?.variables).toMatchObject({ token: 't0k', search: 'tent', wg: '3', only: null });
});
