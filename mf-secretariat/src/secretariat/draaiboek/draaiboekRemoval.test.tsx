import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { answer, refuse } from 'kit/testing';
import { loadDialogPanel } from 'kit/ui';

import {
  SecretariatArchiveDraaiboekCategoryDocument,
  SecretariatDeleteDraaiboekItemDocument,
  SecretariatDeleteDraaiboekSubCategoryDocument,
} from '../../gql/graphql';
import { draaiboek, draaiboekAnswer, openCommission } from '../commissions/testCommission';
import { DraaiboekTab } from './DraaiboekTab';

beforeAll(loadDialogPanel);

const commissionId = '3';
const broken = { code: 'INTERNAL_SERVER_ERROR' };
const [permits] = draaiboek.categories;
const [council] = permits!.subCategories;
/** The draaiboek with other items, or another name for its subcategory or category. */
const changed = (sub: Partial<typeof council> = {}, category: Partial<typeof permits> = {}) => ({
  ...draaiboek,
  categories: [{ ...permits!, subCategories: [{ ...council!, ...sub }], ...category }],
});

function open(mocks: MockLink.MockedResponse[], isChair = false) {
  const user = openCommission(<DraaiboekTab />, mocks, { isChair });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { user, press };
}
const closed = () => waitFor(() => expect(document.querySelector('[role$=dialog]')).not.toBeInTheDocument());

test('a member sees no archive and nothing to delete', async () => {
  open([draaiboekAnswer()]);
  expect(await screen.findByRole('button', { name: 'Gemeente aanpassen' })).toBeVisible();
  expect(
    screen.queryByRole('button', { name: /verwijderen|archiveren|terugzetten/ }),
  ).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Archief' })).not.toBeInTheDocument();
});

test('the chair archives a category, and brings one back', async () => {
  const [music] = draaiboek.archivedCategories;
  const archive = { commissionId, id: 'c1', archived: true };
  const restore = { commissionId, id: 'c2', archived: false };
  const archived = { ...permits!, archived: true };
  const bands = { ...music!.subCategories[0]!, revision: 0, items: [] };
  const { press } = open(
    [
      draaiboekAnswer(),
      answer(SecretariatArchiveDraaiboekCategoryDocument, archive, {
        archiveDraaiboekCategory: { ...draaiboek, categories: [], archivedCategories: [archived, music!] },
      }),
      refuse(SecretariatArchiveDraaiboekCategoryDocument, restore, 'Geen recht', { code: 'FORBIDDEN' }),
      answer(SecretariatArchiveDraaiboekCategoryDocument, restore, {
        archiveDraaiboekCategory: {
          ...draaiboek,
          categories: [{ ...music!, revision: 0, subCategories: [bands] }],
          archivedCategories: [archived],
        },
      }),
    ],
    true,
  );
  await press('Vergunningen archiveren');
  const question = await screen.findByRole('alertdialog', { name: 'Categorie archiveren?' });
  expect(question).toHaveTextContent('Vergunningen verdwijnt uit het draaiboek; de taken blijven.');
  await press('Archiveren');
  await closed();
  expect(await screen.findByRole('button', { name: 'Vergunningen terugzetten' })).toBeVisible();
  await press('Muziek terugzetten');
  expect(await screen.findByText('Geen recht')).toBeVisible();
  await press('Muziek terugzetten');
  expect(await screen.findByRole('region', { name: 'Muziek' })).toBeVisible();
});

test('the chair deletes an item and a subcategory', async () => {
  const { press } = open(
    [
      draaiboekAnswer(),
      answer(
        SecretariatDeleteDraaiboekItemDocument,
        { commissionId, id: 'i2' },
        { deleteDraaiboekItem: changed({ items: council!.items.slice(0, 1) }) },
      ),
      refuse(SecretariatDeleteDraaiboekSubCategoryDocument, { commissionId, id: 's1' }, 'Stuk', broken),
      answer(
        SecretariatDeleteDraaiboekSubCategoryDocument,
        { commissionId, id: 's1' },
        { deleteDraaiboekSubCategory: changed({}, { subCategories: [] }) },
      ),
    ],
    true,
  );
  await press('Dranghekken ophalen verwijderen');
  await screen.findByRole('alertdialog', { name: 'Onderdeel verwijderen? Deze actie is onomkeerbaar.' });
  await press('Verwijderen');
  await closed();
  expect(screen.queryByText('Dranghekken ophalen')).not.toBeInTheDocument();
  await press('Gemeente verwijderen');
  await screen.findByRole('alertdialog', { name: 'Subcategorie verwijderen? Deze actie is onomkeerbaar.' });
  await press('Verwijderen');
  expect(await screen.findByText('Stuk')).toBeVisible();
  await press('Verwijderen');
  await closed();
  expect(screen.queryByText('Gemeente')).not.toBeInTheDocument();
});
