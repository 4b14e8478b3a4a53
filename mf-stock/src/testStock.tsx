import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionUser } from 'kit/session';
import { answer, renderArea, testUser, type Unmasked } from 'kit/testing';
import type { ReactNode } from 'react';

import {
  type StockLocationsQuery,
  StockMovementsDocument,
  type StockMovementsQuery,
  type StockOrdersQuery,
  type StockPickListQuery,
  StockProductLogDocument,
  StockProductsDocument,
  type StockProductsQuery,
} from './gql/graphql';
import { ProductOverviewPage } from './ProductOverviewPage';

/** A product as the API answers it. */
export type Product = Unmasked<StockProductsQuery>['products'][number];
/** A place as the settings read it. */
export type Location = Unmasked<StockLocationsQuery>['stockLocations'][number];
/** An order as the API answers it. */
export type Order = Unmasked<StockOrdersQuery>['webshopOrders']['edges'][number]['node'] &
  Unmasked<StockPickListQuery>['pickList'][number];
type Movement = StockMovementsQuery['stockMovements']['edges'][number]['node'];
type LocationChoice = Pick<Location, 'id' | 'title' | 'internal' | 'locked'>;

/** "Algemeen". */
export const general: LocationChoice = {
  id: 'l1',
  title: 'Algemeen',
  internal: false,
  locked: false,
};
/** Another place. */
export const tent: LocationChoice = { id: 'l2', title: 'Tent', internal: false, locked: false };
/** A place out of which nothing comes. */
export const safe: LocationChoice = { id: 'l3', title: 'Kluis', internal: true, locked: true };

/** A place as the settings read it. */
export function location(choice: LocationChoice, more: Partial<Location> = {}): Location {
  return {
    ...choice,
    description: '',
    products: [],
    changeLog: ['01/11/2026 - Piet Peters: voorraadlocatie aangemaakt'],
    revision: 1,
    ...more,
  };
}

/** A product as the API answers it: twelve in "Algemeen". */
export function product(id: string, title: string, more: Partial<Product> = {}): Product {
  return {
    id,
    title,
    ...{ familyId: null, family: null, variant: null },
    description: '',
    price: 350,
    suppliers: '',
    deliveryPrice: null,
    lowStock: null,
    isLow: false,
    image: null,
    amount: 12,
    reserved: 2,
    available: 10,
    stock: [{ amount: 12, location: 'Algemeen', locationId: 'l1' }],
    revision: 1,
    ...more,
  };
}

/** A variant of a product as the API answers it: twelve in "Algemeen". */
export const variant = (id: string, family: string, name: string, more: Partial<Product> = {}): Product =>
  product(id, `${family} (${name})`, { familyId: `family-${family}`, family, variant: name, ...more });

let made = 0;

/** A movement as the API answers it. */
export function movement(more: Partial<Movement> = {}): Movement {
  return {
    id: `m${(made += 1)}`,
    action: 'initial',
    amount: 12,
    at: '2026-11-01T10:00:00.000Z',
    by: 'Piet Peters',
    from: null,
    to: 'Algemeen',
    price: null,
    undone: null,
    reason: '',
    ...more,
  };
}

/** An order as the API answers it. */
export function order(number: string, more: Partial<Order> = {}): Order {
  return {
    id: `o${number}`,
    number,
    firstName: 'Jan',
    lastName: 'Jansen',
    email: 'jan@voorbeeld.example',
    amount: 3,
    total: 1050,
    toPay: 1050,
    collectDate: '2099-11-28',
    placedAt: '2026-11-20T10:00:00.000Z',
    paidOn: null,
    state: 'new',
    lines: [{ productId: 'p1', title: 'Mok', amount: 3, price: 350 }],
    changeLog: ['20/11/2026 - Webshop: besteld, op te halen op 28/11/2026'],
    canUndo: false,
    hasCustomer: true,
    paidOnline: false,
    givenBack: 0,
    canGiveBack: 0,
    revision: 1,
    ...more,
  };
}

/** The answer to the list of products. */
export const products = (
  list: Product[],
  times?: number,
  stockLocations: LocationChoice[] = [general, tent, safe],
) => answer(StockProductsDocument, {}, { products: list, stockLocations }, times);

/** The answers to an opened row. */
export const opened = (productId: string, movements: Movement[] = [movement()]) => [
  answer(
    StockMovementsDocument,
    { productId, first: 6 },
    {
      stockMovements: {
        edges: movements.map((node, position) => ({ cursor: `c${position}`, node })),
        totalCount: movements.length,
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    },
  ),
  answer(
    StockProductLogDocument,
    { id: productId },
    { product: { id: productId, changeLog: ['01/11/2026 - Piet Peters: product toegevoegd'] } },
  ),
];

/** Opens a page as who may do the stock. */
export function openPage(
  page: ReactNode,
  path: string,
  mocks: ReturnType<typeof answer>[],
  person = testUser(['stockAdmin']),
) {
  const [route] = path.split('?');
  const view = renderArea(page, { path, route, mocks, user: person });
  return { user: userEvent.setup(), ...view };
}

/** Opens a tab of the overview. */
export const openTab = (tab: string, mocks: ReturnType<typeof answer>[], person?: SessionUser) =>
  openPage(<ProductOverviewPage />, `/voorraad/producten?tab=${tab}`, mocks, person);

/** A field of the open form. */
export const field = (name: string) => screen.findByRole('textbox', { name });

/** What the first table's rows say, without their buttons. */
export const cells = async (count: number) =>
  (await screen.findAllByRole('row')).slice(1).map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(0, count)
      .map(({ textContent }) => textContent?.replace(/\u00a0/g, ' ')),
  );

/** What a mutation was sent; answers as `outcome` says, once. */
export function sending(outcome: ReturnType<typeof answer>) {
  const sent: Record<string, unknown>[] = [];
  const request = {
    ...outcome.request,
    variables: (variables: Record<string, unknown>) => {
      sent.push(variables);
      return true;
    },
  };
  return { sent, mock: { ...outcome, request, maxUsageCount: 1 } as ReturnType<typeof answer> };
}
