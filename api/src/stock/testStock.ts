import { daysFromNow } from '../testing/apiStage';
import {
  AddProductDocument,
  AddStockLocationDocument,
  type ProductFragment,
  ProductsDocument,
  type StockLocationFragment,
  StockLocationsDocument,
  type StockTuningInput,
  TuneStockDocument,
} from '../testing/gql/graphql';
import type { TestClient } from '../testing/testClient';

/** A product as the API gives it. */
export type TestProduct = ProductFragment;

/** A place as the API gives it. */
export type TestLocation = StockLocationFragment;

let made = 0;

/** Another name for a request. */
export const requestId = () => `verzoek-${(made += 1)}`;

/** An order of a visitor, to be collected in three days. */
export const orderOf = (lines: readonly { productId: string; amount: number }[], changes: object = {}) => ({
  ...{ requestId: requestId(), firstName: 'Jan', lastName: 'de Vries', email: 'jan@voorbeeld.example' },
  ...{ collectDate: daysFromNow(3), lines: [...lines], ...changes },
});

/** What somebody does with stock. */
export function stockOf(client: TestClient) {
  const tuning = (changes: object) => ({ requestId: requestId(), ...changes }) as StockTuningInput;
  return {
    locations: async () => (await client.data(StockLocationsDocument)).stockLocations,
    products: async () => (await client.data(ProductsDocument)).products,
    addLocation: async (title: string, changes: object = {}) =>
      (
        await client.data(AddStockLocationDocument, {
          location: { title, internal: false, locked: false, ...changes },
        })
      ).addStockLocation,
    addProduct: async (title = 'Sjaal', initialStock = 10, changes: object = {}) =>
      (
        await client.data(AddProductDocument, {
          product: { title, price: 1250, initialStock, requestId: requestId(), ...changes },
        })
      ).addProduct,
    refuseProduct: (changes: object) =>
      client.error(AddProductDocument, {
        product: { title: 'Sjaal', price: 1250, initialStock: 1, requestId: requestId(), ...changes },
      }),
    tune: (productId: string, changes: object) =>
      client.run(TuneStockDocument, { productId, tuning: tuning(changes) }),
    refuseTuning: (productId: string, changes: object) =>
      client.error(TuneStockDocument, { productId, tuning: tuning(changes) }),
  };
}
