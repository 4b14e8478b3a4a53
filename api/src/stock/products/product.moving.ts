import { moved, type Moving } from '../../platform/moving/moving';
import { centsOf, wholeOf } from '../../platform/moving/oldField';
import { idText, isPlain, type OldPlain, type OldRecord } from '../../platform/moving/oldRecord';
import { type Move, type MovedSum } from '../../platform/moving/readDump';
import { LINES } from '../../platform/text/inputFields';
import { searchable } from '../../platform/text/plainText';
import { LOCATIONS, LYING, type Lying, PRODUCTS } from '../locations/location.moving';
import { type Product, ProductModel, type ProductStock } from './product.model';
import { PRODUCT_IMAGES } from './product.service';

/** Euros; above it, somebody entered cents. */
const MOST_PRICE = 500;

/** The products of the webshop with their stock in each place, which the old system kept with the places. */
export const moveProducts: Move = {
  files: [PRODUCTS, 'producten'],
  title: 'Producten',
  into: [ProductModel],
  map: async (old, moving) => {
    const title = old.at('title').text({ required: true });
    moving.mayBeDouble(old, searchable(title));
    const picture = old.at('image');
    const image =
      picture.isMissing || picture.raw === true || picture.raw === false
        ? null
        : await moving.files.take(picture, { folder: PRODUCT_IMAGES, kind: 'image' });
    old.ignore('category');
    const log = old.lines('changelog');
    return [
      moved(ProductModel, {
        _id: old.newId,
        title,
        description: old.at('description').text({ most: LINES, isLong: true }),
        price: old.at('price').cents({ required: true, most: MOST_PRICE }) ?? 0,
        suppliers: old.at('suppliers').text({ most: LINES, isLong: true }),
        deliveryPrice: old.at('deliveryPrice').cents({ most: MOST_PRICE }),
        image,
        stock: stockOf(old, moving),
        changeLog: [...log, ...old.lines('changeLog')],
      }),
    ];
  },
  sums: (old, stored, moving) => {
    const products = stored(ProductModel) as unknown as readonly Product[];
    const places = moving.documents(LOCATIONS);
    return [valueSum(old, places, products)];
  },
};

function stockOf(old: OldRecord, moving: Moving): ProductStock[] {
  const ids = [old.source.id, idText(old.plain.id), idText(old.plain._id)];
  const amounts = new Map<string, number>();
  for (const { productId, locationId, amount } of moving.recall<Lying>(LYING))
    if (ids.includes(productId)) amounts.set(locationId, (amounts.get(locationId) ?? 0) + amount);
  return [...amounts]
    .filter(([, amount]) => amount > 0)
    .map(([locationId, amount]) => ({ locationId, amount }));
}

/** What all that lies somewhere is worth. */
function valueSum(
  old: readonly OldPlain[],
  places: readonly OldPlain[],
  products: readonly Product[],
): MovedSum {
  const prices = new Map(
    old.flatMap((one) => [one.id, one._id].map((id) => [idText(id), centsOf(one.price)?.cents ?? 0])),
  );
  const lying = places.flatMap((place) =>
    Array.isArray(place.products) ? place.products.filter(isPlain) : [],
  );
  const before = lying.reduce(
    (sum, { id, amount }) => sum + (prices.get(idText(id)) ?? 0) * (wholeOf(amount) ?? 0),
    0,
  );
  const now = products.reduce(
    (sum, { price, stock }) => sum + price * stock.reduce((many, { amount }) => many + amount, 0),
    0,
  );
  return { what: 'Waarde van de voorraad', old: before, now, isMoney: true };
}
