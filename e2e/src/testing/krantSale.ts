import type { Locator, Page } from '@playwright/test';

import {
  AddAdvertiserDocument,
  AdvertiserSaleDocument,
  type AdvPaymentMethod,
  MeDocument,
  NextAdvertiserUserIdDocument,
  PaperEditionsDocument,
  SaveAdvertisementDocument,
} from '../gql/graphql';
import { button } from './club';
import type { Stage } from './stage';

interface NewAdvertiser {
  /** The account of whoever is responsible. */
  seller?: string;
  city?: string;
  phone?: string;
  email?: string;
}

/** The id of the one who has this account. */
export async function userId(stage: Stage, account: string): Promise<string> {
  const api = await stage.api(account);
  return (await api.data(MeDocument)).me?.id ?? '';
}

/** Adds an advertiser through the API, with the next number. @param name no other test uses */
export async function addAdvertiser(
  stage: Stage,
  name: string,
  { seller, city = 'Ulft', phone = '0315 123456', email = '' }: NewAdvertiser = {},
) {
  const api = await stage.api('krant');
  const { nextAdvertiserUserId: advertiserUserId } = await api.data(NextAdvertiserUserIdDocument);
  const contactId = seller ? await userId(stage, seller) : null;
  const { addAdvertiser: added } = await api.data(AddAdvertiserDocument, {
    advertiser: { name, advertiserUserId, active: true, contactId, city, phone, email },
  });
  return added;
}

/** The active edition. */
export async function activeEdition(stage: Stage): Promise<string> {
  const api = await stage.api('krant');
  const { paperEditions } = await api.data(PaperEditionsDocument);
  return paperEditions.find(({ active }) => active)?.id ?? '';
}

/** The sale of an advertiser in the active edition, as it is stored. */
export async function storedSale(stage: Stage, advertiserId: string) {
  const api = await stage.api('krant');
  const { advertiser } = await api.data(AdvertiserSaleDocument, { id: advertiserId });
  return advertiser.advertisement;
}

/** Sells 17x8,9 for € 100,00 through the API, as somebody else would. */
export async function sell(
  stage: Stage,
  advertiserId: string,
  revision: number,
  method: AdvPaymentMethod = 'factuur',
) {
  const api = await stage.api('krant');
  await api.data(SaveAdvertisementDocument, {
    editionId: await activeEdition(stage),
    advertiserId,
    revision,
    advertisement: {
      advState: 'verkocht',
      advPrice: 10_000,
      advFormat: '17x8,9',
      advPaymentMethod: method,
      advType: 'idem',
    },
  });
}

/** Opens the advertisers as an editor, with the row of one of them opened. */
export async function openAdvertiser(stage: Stage, name: string, width?: number): Promise<Page> {
  const page = await openAdvertisers(stage, width);
  await findAdvertiser(page, name);
  return page;
}

/** Opens the advertisers as an editor. */
export async function openAdvertisers(stage: Stage, width?: number): Promise<Page> {
  const page = await stage.openAs('krant', '/krant_administratie?tab=adverteerders', width);
  await page.getByRole('table', { name: 'Adverteerders' }).waitFor();
  return page;
}

/** Searches an advertiser and opens its row. */
export async function findAdvertiser(page: Page, name: string): Promise<void> {
  await page.getByLabel('Zoek in de adverteerders').fill(name);
  await page.getByRole('heading', { name: '1 adverteerder' }).waitFor();
  await button(page, `Details van ${name}`).click();
  await button(page, `Advertentie van ${name}`).waitFor();
}

/** Opens the advertisement of an advertiser whose row, or card, is on the page. */
export async function openAd(page: Page, name: string): Promise<Locator> {
  await button(page, `Advertentie van ${name}`).click();
  const dialog = page.getByRole('dialog', { name: `Advertentie van ${name}` });
  await dialog.getByRole('radio', { name: 'verkocht', exact: true }).waitFor();
  return dialog;
}
