import { availableOf, closedIds } from '../orders/reservation.service';
import { listProducts } from './product.service';
import type { PublicProduct } from './publicProduct.type';

/** What visitors of the webshop can order, by title, the variants of one product behind each other. */
export async function listOffered(): Promise<PublicProduct[]> {
  const [products, closed] = await Promise.all([listProducts(), closedIds()]);
  return products.map((product) => {
    const { id, title, description, price, deliveryPrice = null, image = null } = product;
    const { familyId = null, family = null, variant = null } = product;
    const available = Math.max(0, availableOf(product, closed));
    return { id, title, familyId, family, variant, description, price, deliveryPrice, image, available };
  });
}
