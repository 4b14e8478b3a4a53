import type { Page } from '@playwright/test';

import {
  AddProductDocument,
  AddStockLocationDocument,
  EditStockLocationDocument,
  PlaceWebshopOrderDocument,
} from '../gql/graphql';
import { clientOf } from './apiClient';
import type { Stage } from './stage';

/** The tabs of the product overview with a text that is there when each is loaded. */
export const stockTabs = [
  ['producten', 'Zoek in de producten'],
  ['bestellingen', 'Zoek in de bestellingen'],
  ['omzet', 'Seizoen'],
  ['pagadders', 'Zoek in de suggesties'],
] as const;

/** Opens a page of the stock as its administrator. @param path such as '/producten?tab=omzet' */
export async function openStock(stage: Stage, path: string, width?: number): Promise<Page> {
  const page = await stage.openAs('voorraad', `/voorraad${path}`, width);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** A place as the tests need one. */
export interface TestLocation {
  id: string;
  title: string;
  revision: number;
}

/** Adds a place through the API. @param title no other test uses */
export async function addLocation(stage: Stage, title: string): Promise<TestLocation> {
  const api = await stage.api('voorraad');
  const { addStockLocation } = await api.data(AddStockLocationDocument, {
    location: { title, internal: false, locked: false },
  });
  return addStockLocation;
}

/** Locks a place through the API. */
export async function lock(stage: Stage, { id, title, revision }: TestLocation): Promise<void> {
  const api = await stage.api('voorraad');
  await api.data(EditStockLocationDocument, {
    id,
    revision,
    location: { title, internal: false, locked: true },
  });
}

/** Adds a product through the API, its stock in "Algemeen". @param title no other test uses */
export async function addProduct(stage: Stage, title: string, initialStock: number): Promise<{ id: string }> {
  const api = await stage.api('voorraad');
  const { addProduct: added } = await api.data(AddProductDocument, {
    product: { title, price: 350, initialStock, requestId: crypto.randomUUID() },
  });
  return added;
}

/** Orders as the webshop does. @returns the number of the order */
export async function placeOrder(
  stage: Stage,
  lastName: string,
  lines: { productId: string; amount: number }[],
  collectDate: string,
): Promise<string> {
  const order = {
    firstName: 'Zoë',
    lastName,
    email: `${lastName.toLowerCase()}@voorbeeld.example`,
    collectDate,
    lines,
    requestId: crypto.randomUUID(),
  };
  const { placeWebshopOrder } = await clientOf(stage.url).data(PlaceWebshopOrderDocument, { order });
  return placeWebshopOrder.number;
}
