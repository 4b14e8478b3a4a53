import { screen, waitFor } from '@testing-library/react';
import { todayInAmsterdam } from 'kit/format';
import { answer, gone, mockDownloads, pageOf, press, pressIn, refuse } from 'kit/testing';

import {
  StockDeleteSuggestionDocument,
  StockSuggestionsDocument,
  type StockSuggestionsQuery,
  type StockSuggestionsQueryVariables,
} from '../gql/graphql';
import { cells, openTab } from '../testStock';

const saved = mockDownloads();
type Suggestion = StockSuggestionsQuery['pagadderSuggestions']['edges'][number]['node'];

const suggestion = (id: string, who: string): Suggestion => ({
  id,
  who,
  why: 'Altijd van de partij',
  by: 'Zoë Smits',
  createdAt: '2026-11-20T10:00:00.000Z',
});
const jan = suggestion('s1', 'Jan Jansen');
const piet = suggestion('s2', 'Piet Peters');

interface ListOptions extends StockSuggestionsQueryVariables {
  totalCount?: number;
  times?: number;
}

function list(rows: Suggestion[], options: ListOptions = {}) {
  const { totalCount = rows.length, times, ...filter } = options;
  const endCursor = totalCount > rows.length ? rows.at(-1)?.id : null;
  return answer(
    StockSuggestionsDocument,
    { search: null, ...filter },
    { pagadderSuggestions: pageOf(rows, { totalCount, endCursor }) },
    times,
  );
}

const open = (mocks: ReturnType<typeof answer>[]) => openTab('pagadders', mocks);

test('who is suggested, why and by whom; searched by the server', async () => {
  const { user } = open([
    list([jan, piet]),
    list([piet], { search: 'piet' }),
    list([], { search: 'piet x' }),
  ]);
  expect(await cells(4)).toEqual([
    ['Jan Jansen', 'Altijd van de partij', 'Zoë Smits', '20/11/2026'],
    ['Piet Peters', 'Altijd van de partij', 'Zoë Smits', '20/11/2026'],
  ]);
  const box = screen.getByRole('searchbox', { name: 'Zoek in de suggesties' });
  await user.type(box, 'piet');
  await waitFor(async () => expect(await cells(1)).toEqual([['Piet Peters']]));
  await user.type(box, ' x');
  expect(await screen.findByText('Geen suggestie gevonden')).toBeVisible();
});

test('without suggestions there is a word for it', async () => {
  open([list([])]);
  expect(await screen.findByText('Er zijn nog geen suggesties.')).toBeVisible();
});

test('more are added below, and an export holds all', async () => {
  const { user } = open([
    list([jan], { totalCount: 2 }),
    list([piet], { after: 's1', totalCount: 3 }),
    list([jan, piet], { first: 100 }),
  ]);
  await press(user, 'Meer laden');
  await waitFor(async () => expect(await cells(1)).toEqual([['Jan Jansen'], ['Piet Peters']]));
  await press(user, 'CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe(`pagadders-${todayInAmsterdam()}.csv`);
  const lines = new TextDecoder().decode(await saved[0]?.blob.arrayBuffer()).split('\r\n');
  expect(lines.slice(0, 2)).toEqual([
    'Wie;Waarom;Door;Op',
    'Jan Jansen;Altijd van de partij;Zoë Smits;20/11/2026',
  ]);
  expect(lines).toHaveLength(3);
});

test('a suggestion is deleted after a question; a failure stays in it', async () => {
  const { user } = open([
    list([jan, piet], { times: 1 }),
    refuse(StockDeleteSuggestionDocument, { id: 's1' }, 'De server is er niet.', {}),
    answer(StockDeleteSuggestionDocument, { id: 's1' }, { deletePagadderSuggestion: 's1' }),
    list([piet], { first: 100 }),
  ]);
  await press(user, 'Suggestie voor Jan Jansen verwijderen');
  expect(await screen.findByRole('alertdialog', { name: 'Suggestie verwijderen?' })).toHaveTextContent(
    'De suggestie van Zoë Smits voor Jan Jansen. Deze actie is onomkeerbaar.',
  );
  await pressIn(user, 'Verwijderen', 'alertdialog');
  expect(await screen.findByText('De server is er niet.')).toBeVisible();
  await pressIn(user, 'Verwijderen', 'alertdialog');
  expect(await screen.findByText('Suggestie verwijderd')).toBeVisible();
  await gone();
  await waitFor(async () => expect(await cells(1)).toEqual([['Piet Peters']]));
});
