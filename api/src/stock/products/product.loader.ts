import { perRequest } from '../../platform/schema/allow';
import { listLocations } from '../locations/location.service';
import type { Product } from './product.model';
import { listProducts } from './product.service';

/** All products by title, read once for a request. */
export const productsLoader = perRequest(() => {
  let read: Promise<Product[]> | undefined;
  return () => (read ??= listProducts());
});

/** All places, read once for a request. */
export const locationsLoader = perRequest(() => {
  let read: ReturnType<typeof listLocations> | undefined;
  return () => (read ??= listLocations());
});
