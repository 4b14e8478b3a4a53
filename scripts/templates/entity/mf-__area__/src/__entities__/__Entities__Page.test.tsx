import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, gone, mockDownloads, press, pressIn, refuse, renderArea, testUser, type Unmasked } from 'kit/testing';

import {
  __Doc__AddDocument,
  __Doc__DeleteDocument,
  __Doc__EditDocument,
  __Doc__OneDocument,
  __Docs__Document,
  type __Docs__Query,
} from '../gql/graphql';
import { __Entities__Page } from './__Entities__Page';

type __Entity__ = Unmasked<__Docs__Query>['__entities__']['edges'][number]['node'];

const saved = mockDownloads();
const silver: __Entity__ = {
  id: 'a1',
  revision: 1,
  modifiedByName: null,
  modifiedAt: null,
  name: 'Zilver',
  note: 'Op de kast',
  changeLog: ["11/11/2026 - Piet Peters: __one__ toegevoegd"],
};
const found = (...list: __Entity__[]) => ({
  __entities__: {
    totalCount: list.length,
    pageInfo: { hasNextPage: false, endCursor: null },
    edges: list.map((node) => ({ node })),
  },
});
const list = (...those: __Entity__[]) => answer(__Docs__Document, { search: null }, found(...those), 1);
/** After a save as many are read as are shown. */
const again = (...those: __Entity__[]) =>
  answer(__Docs__Document, { search: null, first: 100 }, found(...those), 1);

function open(...mocks: ReturnType<typeof answer>[]) {
  renderArea(<__Entities__Page />, { path: '__path__', mocks, user: testUser(['__permission__']) });
  return userEvent.setup();
}
const field = (name: string) => screen.findByRole('textbox', { name });
const rows = async () =>
  (await screen.findAllByRole('row')).slice(1).map((row) => within(row).getAllByRole('cell')[0]?.textContent);

test('without any there is a word for it, and a failure is tried again', async () => {
  const user = open(refuse(__Docs__Document, { search: null }, 'De server is er niet.', {}), list());
  expect(await screen.findByText("De lijst met __many__ kan niet worden geladen")).toBeVisible();
  await press(user, 'Opnieuw proberen');
  expect(await screen.findByText("Er zijn nog geen __many__.")).toBeVisible();
});

test('one is added with what was filled in', async () => {
  const __entity__ = { name: 'Goud', note: 'In de kluis' };
  const added = { ...silver, ...__entity__, id: 'a2' };
  const user = open(
    list(silver),
    answer(__Doc__AddDocument, { __entity__ }, { add__Entity__: added }),
    again(added, silver),
  );
  await press(user, "__One__ toevoegen");
  await pressIn(user, 'Toevoegen');
  await waitFor(async () => expect(await field('Naam')).toHaveAccessibleDescription('Verplicht'));
  await user.type(await field('Naam'), __entity__.name);
  await user.type(await field('Notitie'), __entity__.note);
  await pressIn(user, 'Toevoegen');
  expect(await screen.findByText("__One__ toegevoegd")).toBeVisible();
  await gone();
  expect(await rows()).toEqual(['Goud', 'Zilver']);
});

test('two who change the same one: whose version stays is asked', async () => {
  const __entity__ = { name: 'Zilver', note: 'In de kluis' };
  const theirs = { ...silver, name: 'Zilver 2', revision: 2 };
  const stored = { ...silver, ...__entity__, revision: 3 };
  const user = open(
    list(silver),
    refuse(__Doc__EditDocument, { id: 'a1', revision: 1, __entity__ }, 'Intussen gewijzigd.', {
      code: 'CONFLICT',
      modifiedBy: 'Piet Peters',
    }),
    answer(__Doc__OneDocument, { id: 'a1' }, { __entity__: theirs }),
    answer(__Doc__EditDocument, { id: 'a1', revision: 2, __entity__ }, { edit__Entity__: stored }),
    again(stored),
  );
  await press(user, 'Zilver aanpassen');
  await user.clear(await field('Notitie'));
  await user.type(await field('Notitie'), __entity__.note);
  await pressIn(user, 'Opslaan');
  const question = await screen.findByRole('alertdialog', { name: 'Intussen gewijzigd door Piet Peters' });
  expect(within(question).getByRole('row', { name: 'Naam Zilver Zilver 2' })).toBeVisible();
  await press(user, 'Mijn versie opslaan');
  expect(await screen.findByText("__One__ aangepast")).toBeVisible();
});

test('one is deleted after a question', async () => {
  const user = open(list(silver), answer(__Doc__DeleteDocument, { id: 'a1' }, { delete__Entity__: 'a1' }), again());
  await press(user, 'Zilver verwijderen');
  expect(await screen.findByRole('alertdialog', { name: 'Zilver verwijderen?' })).toBeVisible();
  await pressIn(user, 'Verwijderen', 'alertdialog');
  expect(await screen.findByText("__One__ verwijderd")).toBeVisible();
  expect(await screen.findByText("Er zijn nog geen __many__.")).toBeVisible();
});

test('a row opens with its note and its history, and the list is taken along', async () => {
  const user = open(list(silver));
  await press(user, 'Details van Zilver');
  expect(await screen.findByText('Op de kast')).toBeVisible();
  expect(screen.getByText("11/11/2026 - Piet Peters: __one__ toegevoegd")).toBeInTheDocument();
  await press(user, 'CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = new TextDecoder().decode(await saved[0]?.blob.arrayBuffer());
  expect(text.split('\r\n').slice(0, 2)).toEqual(['Naam;Notitie', 'Zilver;Op de kast']);
});

test('what is searched is asked of the server', async () => {
  const user = open(list(silver), answer(__Docs__Document, { search: 'goud' }, found()));
  await user.type(await screen.findByRole('searchbox', { name: 'Zoek op naam of notitie' }), 'goud');
  expect(await screen.findByText("Geen __one__ gevonden")).toBeVisible();
});
