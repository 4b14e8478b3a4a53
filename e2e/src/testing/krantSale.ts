import type { Locator, Page } from 'playwright-core';

import { button } from './club';
import type { Stage } from './stage';

/** An advertiser as the tests need one. */
export interface TestAdvertiser {
  id: string;
  name: string;
  advertiserUserId: number;
}

interface NewAdvertiser {
  /** The account of who is responsible. */
  seller?: string;
  city?: string;
  phone?: string;
}

/** The id of the one who has this account. */
export async function userId(stage: Stage, account: string): Promise<string> {
  const api = await stage.api(account);
  return (await api.data<{ me: { id: string } }>('{ me { id } }')).me.id;
}

/** Adds an advertiser through the API, with the next number. @param name no other test of the file uses */
export async function addAdvertiser(
  stage: Stage,
  name: string,
  { seller, city = 'Ulft', phone = '0315 123456' }: NewAdvertiser = {},
): Promise<TestAdvertiser> {
  const api = await stage.api('krant');
  const { number } = await api.data<{ number: number }>('{ number: nextAdvertiserUserId }');
  const contactId = seller ? await userId(stage, seller) : null;
  const { addAdvertiser: added } = await api.data<{ addAdvertiser: TestAdvertiser }>(
    'mutation A($advertiser: AdvertiserInput!) { addAdvertiser(advertiser: $advertiser) { id name advertiserUserId } }',
    { advertiser: { name, advertiserUserId: number, active: true, contactId, city, phone } },
  );
  return added;
}

/** The active edition. */
export async function activeEdition(stage: Stage): Promise<string> {
  const api = await stage.api('krant');
  const { paperEditions } = await api.data<{ paperEditions: { id: string; active: boolean }[] }>(
    '{ paperEditions { id active } }',
  );
  return paperEditions.find(({ active }) => active)?.id ?? '';
}

/** How a sale is stored, with how often it changed. */
export interface StoredSale {
  revision: number;
  advState: string;
  advPrice: number | null;
  advFormat: string | null;
  advPaymentMethod: string | null;
  changeLog: string[];
}

/** The sale of an advertiser in the active edition, as it is stored. */
export async function storedSale(stage: Stage, advertiserId: string): Promise<StoredSale | null> {
  const api = await stage.api('krant');
  const { advertiser } = await api.data<{ advertiser: { advertisement: StoredSale | null } }>(
    `query A($id: ID!) {
      advertiser(id: $id) {
        advertisement { revision advState advPrice advFormat advPaymentMethod changeLog }
      }
    }`,
    { id: advertiserId },
  );
  return advertiser.advertisement;
}

/** Sells 17x8,9 for € 100,00 through the API, as somebody else would. */
export async function sell(stage: Stage, advertiserId: string, revision: number, method = 'factuur') {
  const api = await stage.api('krant');
  await api.data(
    `mutation S($edition: ID!, $advertiser: ID!, $revision: Int!, $advertisement: AdvertisementInput!) {
      saveAdvertisement(editionId: $edition, advertiserId: $advertiser, revision: $revision, advertisement: $advertisement) { id }
    }`,
    {
      edition: await activeEdition(stage),
      advertiser: advertiserId,
      revision,
      advertisement: {
        advState: 'verkocht',
        advPrice: 10_000,
        advFormat: '17x8,9',
        advPaymentMethod: method,
        advType: 'idem',
      },
    },
  );
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
