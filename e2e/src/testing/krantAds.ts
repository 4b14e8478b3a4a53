import type { Locator, Page } from '@playwright/test';

import {
  AdCategoriesDocument,
  AdvertisementDocument,
  PlaceAdvertisementDocument,
  PromoteAdvertisementDocument,
  SaveAdvertisementDocument,
} from '../gql/graphql';
import { chooseView } from './chooseView';
import { activeEdition, addAdvertiser } from './krantSale';
import type { Stage } from './stage';

/** How far a sold advertisement is when a test begins. */
interface AdState {
  stage?: 'initial' | 'editing' | 'placement';
  page?: string;
  /** Of the advertiser. */
  email?: string;
}

/** Sells an advertisement of a new advertiser in the active edition. @param name no other test uses @returns its id */
export async function addAd(
  stage: Stage,
  name: string,
  format: string,
  { stage: wanted = 'editing', page = '', email }: AdState = {},
): Promise<string> {
  const api = await stage.api('krant');
  const { adCategories: categories } = await api.data(AdCategoriesDocument);
  const { id: advertiser } = await addAdvertiser(stage, name, { email });
  const price = categories.find(({ formats }) => formats.includes(format))?.price;
  const { saveAdvertisement } = await api.data(SaveAdvertisementDocument, {
    editionId: await activeEdition(stage),
    advertiserId: advertiser,
    revision: 0,
    advertisement: {
      advState: 'verkocht',
      advPrice: price,
      advFormat: format,
      advPaymentMethod: 'factuur',
    },
  });
  const { id } = saveAdvertisement;
  const steps = { initial: [], editing: ['initial'], placement: ['initial', 'editing'] } as const;
  for (const from of steps[wanted]) {
    await api.data(PromoteAdvertisementDocument, { id, from });
  }
  if (page) await placeAd(stage, id, '', page);
  return id;
}

/** Places an advertisement past the screen, as somebody else would. */
export async function placeAd(stage: Stage, id: string, from: string, page: string): Promise<void> {
  const api = await stage.api('krant');
  await api.data(PlaceAdvertisementDocument, { id, from, page });
}

/** On which page an advertisement stands, as it is stored. */
export async function pageOfAd(stage: Stage, id: string): Promise<string> {
  const api = await stage.api('krant');
  const { advertisement } = await api.data(AdvertisementDocument, { id });
  return advertisement.placedOnPage;
}

/** Opens the editors' tab at a view. */
export async function openEditorial(stage: Stage, view: string, width?: number): Promise<Page> {
  const page = await stage.openAs('krant', '/krant_administratie?tab=redactie', width);
  await chooseView(page, view);
  await page.getByRole('list', { name: /^Totalen van/ }).waitFor();
  return page;
}

/** The row of an advertisement in a list. */
export const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });
