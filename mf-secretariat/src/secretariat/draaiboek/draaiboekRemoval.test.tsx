import type { MockLink } from '@apollo/client/testing';
import { screen } from '@testing-library/react';
import { answer, gone, press, refuse } from 'kit/testing';
import { loadDialogPanel } from 'kit/ui';

import {
  SecretariatArchiveDraaiboekCategoryDocument,
  SecretariatDeleteDraaiboekItemDocument,
  SecretariatDeleteDraaiboekSubCategoryDocument,
} from '../../gql/graphql';
import {
  changedDraaiboek,
  council,
  draaiboek,
  draaiboekAnswer,
  openCommission,
  permits,
} from '../commissions/testCommission';
import { DraaiboekTab } from './DraaiboekTab';

beforeAll(loadDialogPanel);

const commissionId = '3';
const open = (mocks: MockLink.MockedResponse[], isChair = false) =>
  openCommission(<DraaiboekTab />, mocks, { isChair });

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
  const archived = { ...permits, archived: true };
  const bands = { ...music!.subCategories[0]!, revision: 0, items: [] };
  const user = open(
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
  await press(user, 'Vergunningen archiveren');
  const question = await screen.findByRole('alertdialog', { name: 'Categorie archiveren?' });
  expect(question).toHaveTextContent('Vergunningen verdwijnt uit het draaiboek; de taken blijven.');
  await press(user, 'Archiveren');
  await gone();
  expect(await screen.findByRole('button', { name: 'Vergunningen terugzetten' })).toBeVisible();
  await press(user, 'Muziek terugzetten');
  expect(await screen.findByText('Geen recht')).toBeVisible();
  await press(user, 'Muziek terugzetten');
  expect(await screen.findByRole('region', { name: 'Muziek' })).toBeVisible();
});

test('the chair deletes an item and a subcategory', async () => {
  const user = open(
    [
      draaiboekAnswer(),
      answer(
        SecretariatDeleteDraaiboekItemDocument,
        { commissionId, id: 'i2' },
        { deleteDraaiboekItem: changedDraaiboek({ items: council.items.slice(0, 1) }) },
      ),
      answer(
        SecretariatDeleteDraaiboekSubCategoryDocument,
        { commissionId, id: 's1' },
        { deleteDraaiboekSubCategory: changedDraaiboek({}, { subCategories: [] }) },
      ),
    ],
    true,
  );
  await press(user, 'Dranghekken ophalen verwijderen');
  await screen.findByRole('alertdialog', { name: 'Onderdeel verwijderen? Deze actie is onomkeerbaar.' });
  await press(user, 'Verwijderen');
  await gone();
  expect(screen.queryByText('Dranghekken ophalen')).not.toBeInTheDocument();
  await press(user, 'Gemeente verwijderen');
  await screen.findByRole('alertdialog', { name: 'Subcategorie verwijderen? Deze actie is onomkeerbaar.' });
  await press(user, 'Verwijderen');
  await gone();
  expect(screen.queryByText('Gemeente')).not.toBeInTheDocument();
});
