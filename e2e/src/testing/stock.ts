import type { Page } from 'playwright-core';

import type { Stage } from './stage';

/** The tabs of the product overview with a text that is there when each is loaded (spec 3, section 2). */
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

/** Adds a place through the API. @param title no other test of the file uses */
export async function addLocation(stage: Stage, title: string): Promise<TestLocation> {
  const api = await stage.api('voorraad');
  const { addStockLocation } = await api.data<{ addStockLocation: TestLocation }>(
    'mutation L($location: StockLocationInput!) { addStockLocation(location: $location) { id title revision } }',
    { location: { title, internal: false, locked: false } },
  );
  return addStockLocation;
}

/** Locks a place through the API. */
export async function lock(stage: Stage, { id, title, revision }: TestLocation): Promise<void> {
  const api = await stage.api('voorraad');
  await api.data(
    `mutation L($id: ID!, $revision: Int!, $location: StockLocationInput!) {
      editStockLocation(id: $id, revision: $revision, location: $location) { id }
    }`,
    { id, revision, location: { title, internal: false, locked: true } },
  );
}

/** Adds a product through the API, its stock in "Algemeen". @param title no other test of the file uses */
export async function addProduct(stage: Stage, title: string, initialStock: number): Promise<{ id: string }> {
  const api = await stage.api('voorraad');
  const { addProduct: added } = await api.data<{ addProduct: { id: string } }>(
    'mutation P($product: NewProductInput!) { addProduct(product: $product) { id } }',
    { product: { title, price: 350, initialStock, requestId: crypto.randomUUID() } },
  );
  return added;
}

/** Sends something to the API as a visitor does, without an account. @throws with the server's messages */
export async function asVisitor<T>(stage: Stage, query: string, variables: object): Promise<T> {
  const response = await fetch(`${stage.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: T; errors?: { message: string }[] };
  if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
  return data;
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
  const { placeWebshopOrder } = await asVisitor<{ placeWebshopOrder: { number: string } }>(
    stage,
    'mutation O($order: OrderInput!) { placeWebshopOrder(order: $order) { number } }',
    { order },
  );
  return placeWebshopOrder.number;
}
