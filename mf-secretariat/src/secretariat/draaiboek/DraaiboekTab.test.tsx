import type { MockLink } from '@apollo/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, gone, mockDownloads, press, refuse } from 'kit/testing';
import { loadDialogPanel } from 'kit/ui';

import {
  SecretariatAddDraaiboekCategoryDocument,
  SecretariatAddDraaiboekItemDocument,
  SecretariatAddDraaiboekSubCategoryDocument,
  SecretariatDraaiboekPdfDocument,
  SecretariatEditDraaiboekCategoryDocument,
  SecretariatEditDraaiboekItemDocument,
  SecretariatEditDraaiboekSubCategoryDocument,
} from '../../gql/graphql';
import {
  changedDraaiboek,
  council,
  draaiboek,
  draaiboekAnswer,
  openCommission,
  testItem,
} from '../commissions/testCommission';
import { DraaiboekTab } from './DraaiboekTab';

beforeAll(loadDialogPanel);
const saved = mockDownloads();

const commissionId = '3';
const broken = { code: 'INTERNAL_SERVER_ERROR' };
const open = (mocks: MockLink.MockedResponse[], isChair = false) =>
  openCommission(<DraaiboekTab />, mocks, { isChair });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('shows the items in the order of the server, with their moment', async () => {
  open([draaiboekAnswer()]);
  const card = within(await screen.findByRole('region', { name: 'Vergunningen' }));
  expect(card.getByRole('heading', { name: 'Gemeente' })).toBeVisible();
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Vergunning aanvragen Vooraf · septemberBij het loketVerantwoordelijke: Secretaris',
    'Dranghekken ophalen Achteraf',
  ]);
  expect(screen.queryByText('Muziek')).not.toBeInTheDocument();
  expect(screen.getByText('Geschiedenis')).toBeVisible();
});

test('is downloaded as a pdf, and says why that fails', async () => {
  Object.assign(globalThis, { fetch: async () => ({ ok: true, blob: async () => new Blob(['%PDF']) }) });
  const pdf = { id: 'f', url: '/files/docs/C3/f', name: 'Draaiboek Optocht.pdf', type: 'pdf', size: 9 };
  const user = open([
    draaiboekAnswer(),
    refuse(SecretariatDraaiboekPdfDocument, { commissionId }, 'Stuk', broken),
    answer(SecretariatDraaiboekPdfDocument, { commissionId }, { draaiboekPdf: pdf }),
  ]);
  await press(user, 'Als pdf');
  expect(await screen.findByText(/^De pdf kan niet worden gemaakt/)).toBeVisible();
  await press(user, 'Als pdf');
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Draaiboek Optocht.pdf']));
});

test('an empty draaiboek says how to begin', async () => {
  open([draaiboekAnswer({ categories: [] })]);
  expect(await screen.findByText('Er staat nog niets in het draaiboek.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Categorie toevoegen' })).toBeVisible();
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
});

test('items are found by what they say', async () => {
  const user = open([draaiboekAnswer()]);
  const search = await screen.findByRole('searchbox', { name: 'Zoek in het draaiboek' });
  await user.type(search, 'LOKET');
  expect(screen.getByText('Vergunning aanvragen')).toBeVisible();
  expect(screen.queryByText('Dranghekken ophalen')).not.toBeInTheDocument();
  expect(screen.getByText('1 gevonden')).toBeInTheDocument();
  await user.clear(search);
  await user.type(search, 'gemeente');
  expect(screen.getByText('Dranghekken ophalen')).toBeVisible();
  await user.type(search, ' bestaat niet');
  expect(screen.getByText('Niets gevonden')).toBeVisible();
});

test('a category is added with its colour; a failure says so in the words that were asked for', async () => {
  const category = { name: 'Catering', color: '#00ff00' };
  const added = { id: 'c9', ...category, archived: false, revision: 1, subCategories: [] };
  const user = open([
    draaiboekAnswer(),
    refuse(SecretariatAddDraaiboekCategoryDocument, { commissionId, category }, 'Stuk', broken),
    answer(
      SecretariatAddDraaiboekCategoryDocument,
      { commissionId, category },
      { addDraaiboekCategory: { ...draaiboek, categories: [...draaiboek.categories, added] } },
    ),
  ]);
  await press(user, 'Categorie toevoegen');
  const form = await dialog('Categorie toevoegen');
  const submit = form.getByRole('button', { name: 'Toevoegen' });
  await user.click(submit);
  await waitFor(() => expect(form.getByLabelText('Naam')).toHaveAccessibleDescription('Verplicht'));
  await user.type(form.getByLabelText('Naam'), 'Catering');
  fireEvent.change(form.getByLabelText('Kleur'), { target: { value: '#00ff00' } });
  await user.click(submit);
  expect(await form.findByRole('alert')).toHaveTextContent(
    /^Er is iets fout gegaan bij het opslaan van het draaiboek$/,
  );
  expect(submit).not.toHaveAttribute('aria-busy');
  await user.click(submit);
  await gone();
  expect(await screen.findByRole('region', { name: 'Catering' })).toBeVisible();
  expect(screen.getByText('Er zijn nog geen subcategorieën.')).toBeVisible();
});

test('two who edit a category at once are asked whose version stays', async () => {
  const category = { name: 'Vergunning', color: '#1c7a45' };
  const theirs = changedDraaiboek({}, { name: 'Papieren', color: '#1a4fae', revision: 5 });
  const user = open([
    draaiboekAnswer({}, 1),
    refuse(
      SecretariatEditDraaiboekCategoryDocument,
      { commissionId, id: 'c1', revision: 4, category },
      'Intussen gewijzigd',
      { code: 'CONFLICT', modifiedBy: 'Piet' },
    ),
    draaiboekAnswer(theirs),
    answer(
      SecretariatEditDraaiboekCategoryDocument,
      { commissionId, id: 'c1', revision: 5, category },
      { editDraaiboekCategory: changedDraaiboek({}, { ...category, revision: 6 }) },
    ),
  ]);
  await press(user, 'Vergunningen aanpassen');
  const form = await dialog('Categorie aanpassen');
  await user.clear(form.getByLabelText('Naam'));
  await user.type(form.getByLabelText('Naam'), 'Vergunning');
  await user.click(form.getByRole('button', { name: 'Opslaan' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Intussen gewijzigd door Piet' }));
  expect(question.getByRole('row', { name: 'Naam Vergunning Papieren' })).toBeVisible();
  expect(question.getByRole('row', { name: 'Kleur #1c7a45 #1a4fae' })).toBeVisible();
  await press(user, 'Mijn versie opslaan');
  await gone();
  expect(screen.getByRole('region', { name: 'Vergunning' })).toBeVisible();
});

test('a subcategory is added and renamed', async () => {
  const subCategory = { name: 'Politie' };
  const added = { id: 's9', parent: 'c1', revision: 1, items: [], ...subCategory };
  const user = open([
    draaiboekAnswer(),
    answer(
      SecretariatAddDraaiboekSubCategoryDocument,
      { commissionId, categoryId: 'c1', subCategory },
      { addDraaiboekSubCategory: changedDraaiboek({}, { subCategories: [council, added] }) },
    ),
    answer(
      SecretariatEditDraaiboekSubCategoryDocument,
      { commissionId, id: 's9', revision: 1, subCategory: { name: 'Politie en brandweer' } },
      {
        editDraaiboekSubCategory: changedDraaiboek(
          {},
          { subCategories: [council, { ...added, name: 'Politie en brandweer', revision: 2 }] },
        ),
      },
    ),
  ]);
  await press(user, 'Subcategorie toevoegen aan Vergunningen');
  let form = await dialog('Subcategorie toevoegen aan Vergunningen');
  await user.type(form.getByLabelText('Naam'), 'Politie');
  await user.click(form.getByRole('button', { name: 'Toevoegen' }));
  await gone();
  await press(user, 'Politie aanpassen');
  form = await dialog('Subcategorie aanpassen');
  await user.type(form.getByLabelText('Naam'), ' en brandweer');
  await user.click(form.getByRole('button', { name: 'Opslaan' }));
  await gone();
  expect(await screen.findByRole('heading', { name: 'Politie en brandweer' })).toBeVisible();
});

test('an item is added and changed', async () => {
  const item = {
    name: 'Verzekering',
    description: '',
    responsable: '',
    timeType: 'duringEvent' as const,
    period: null,
    daysFromCarnival: 7,
  };
  const added = testItem('i9', 'Verzekering', {
    timeType: 'duringEvent',
    daysFromCarnival: 7,
    dueDate: '2027-02-14',
  });
  const user = open([
    draaiboekAnswer(),
    answer(
      SecretariatAddDraaiboekItemDocument,
      { commissionId, subCategoryId: 's1', item },
      { addDraaiboekItem: changedDraaiboek({ items: [...council.items, added] }) },
    ),
    answer(
      SecretariatEditDraaiboekItemDocument,
      { commissionId, id: 'i9', revision: 1, item: { ...item, period: 'mei', daysFromCarnival: null } },
      {
        editDraaiboekItem: changedDraaiboek({
          items: [{ ...added, period: 'mei', daysFromCarnival: null, dueDate: null, revision: 2 }],
        }),
      },
    ),
  ]);
  await press(user, 'Onderdeel toevoegen aan Gemeente');
  let form = await dialog('Onderdeel toevoegen aan Gemeente');
  expect(form.getByLabelText('Moment')).toHaveDisplayValue('Vooraf');
  await user.type(form.getByLabelText('Naam'), 'Verzekering');
  await user.selectOptions(form.getByLabelText('Moment'), 'Tijdens');
  await user.selectOptions(form.getByLabelText('Wanneer'), 'Dagen na carnavalszondag');
  await user.type(form.getByLabelText('Aantal dagen'), '7');
  await user.click(form.getByRole('button', { name: 'Toevoegen' }));
  await gone();
  expect(screen.getByText('Tijdens · 14/02/2027, 7 dagen na carnavalszondag')).toBeVisible();
  await press(user, 'Verzekering aanpassen');
  form = await dialog('Onderdeel aanpassen');
  await user.selectOptions(form.getByLabelText('Wanneer'), 'Mei');
  await user.click(form.getByRole('button', { name: 'Opslaan' }));
  await gone();
  expect(screen.getByText('Tijdens · mei')).toBeVisible();
});
