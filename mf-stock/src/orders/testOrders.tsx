import type { SessionUser } from 'kit/session';
import { answer, pageOf } from 'kit/testing';

import {
  StockOrderLocationsDocument,
  StockOrdersDocument,
  type StockOrdersQueryVariables,
} from '../gql/graphql';
import { general, openTab, type Order, safe, tent } from '../testStock';

interface ListOptions extends StockOrdersQueryVariables {
  totalCount?: number;
  times?: number;
}

/** The answer to the list of orders, as it is opened unless the options say otherwise. */
export function list(orders: Order[], options: ListOptions = {}) {
  const { totalCount = orders.length, times, ...filter } = options;
  const endCursor = totalCount > orders.length ? orders.at(-1)?.id : null;
  return answer(
    StockOrdersDocument,
    { search: null, state: null, ...filter },
    { webshopOrders: pageOf(orders, { totalCount, endCursor }) },
    times,
  );
}

/** How the list is read anew after a change. */
export const again = (...orders: Order[]) => list(orders, { first: 100 });

/** The places from which an order can come. */
export const places = () =>
  answer(StockOrderLocationsDocument, {}, { stockLocations: [general, tent, safe] });

/** Opens the orders. */
export const openOrders = (mocks: ReturnType<typeof answer>[], person?: SessionUser) =>
  openTab('bestellingen', mocks, person);
