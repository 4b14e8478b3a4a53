import type { TestClient } from '../testing/testClient';

const LOCATION = '{ id title description internal locked products { title amount } revision changeLog }';
const PRODUCT = `{ id title price amount reserved available stock { locationId location amount } image { url } revision changeLog }`;
const ADD_PRODUCT = `mutation Add($product: NewProductInput!) { addProduct(product: $product) ${PRODUCT} }`;
const ADD_LOCATION = `mutation Add($location: StockLocationInput!) { addStockLocation(location: $location) ${LOCATION} }`;
const TUNE = `mutation Tune($productId: ID!, $tuning: StockTuningInput!) { tuneStock(productId: $productId, tuning: $tuning) ${PRODUCT} }`;
const PRODUCTS = `{ products ${PRODUCT} }`;
const LOCATIONS = `{ stockLocations ${LOCATION} }`;

/** A product as the API gives it. */
export interface TestProduct {
  id: string;
  title: string;
  amount: number;
  reserved: number;
  available: number;
  stock: { locationId: string; location: string; amount: number }[];
  revision: number;
  changeLog: string[];
}

/** A place as the API gives it. */
export interface TestLocation {
  id: string;
  title: string;
  locked: boolean;
  products: { title: string; amount: number }[];
  revision: number;
}

let made = 0;

/** Another name for a request. */
export const requestId = () => `verzoek-${(made += 1)}`;

/** What somebody does with stock. */
export function stockOf(client: TestClient) {
  const tuning = (changes: object) => ({ requestId: requestId(), ...changes });
  return {
    locations: async () => (await client.data<{ stockLocations: TestLocation[] }>(LOCATIONS)).stockLocations,
    products: async () => (await client.data<{ products: TestProduct[] }>(PRODUCTS)).products,
    addLocation: async (title: string, changes: object = {}) =>
      (
        await client.data<{ addStockLocation: TestLocation }>(ADD_LOCATION, {
          location: { title, internal: false, locked: false, ...changes },
        })
      ).addStockLocation,
    addProduct: async (title = 'Sjaal', initialStock = 10, changes: object = {}) =>
      (
        await client.data<{ addProduct: TestProduct }>(ADD_PRODUCT, {
          product: { title, price: 1250, initialStock, requestId: requestId(), ...changes },
        })
      ).addProduct,
    refuseProduct: (changes: object) =>
      client.error(ADD_PRODUCT, {
        product: { title: 'Sjaal', price: 1250, initialStock: 1, requestId: requestId(), ...changes },
      }),
    tune: (productId: string, changes: object) =>
      client.run<{ tuneStock: TestProduct }>(TUNE, { productId, tuning: tuning(changes) }),
    refuseTuning: (productId: string, changes: object) =>
      client.error(TUNE, { productId, tuning: tuning(changes) }),
  };
}
