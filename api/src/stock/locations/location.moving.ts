import { moved } from '../../platform/moving/moving';
import { idText, oldIdOf } from '../../platform/moving/oldRecord';
import { type Move } from '../../platform/moving/readDump';
import { LINES } from '../../platform/text/inputFields';
import { searchable } from '../../platform/text/plainText';
import { StockLocationModel } from './location.model';

/** The name of the file of places, and of that of products. */
export const LOCATIONS = 'stockLocations';
export const PRODUCTS = 'products';
/** What lies where, for the products. */
export const LYING = 'product in a place';

/** So many of a product in a place. */
export interface Lying {
  /** The old id. */
  productId: string;
  locationId: string;
  amount: number;
}

/** The places of the stock. What lies there goes to the products. */
export const moveLocations: Move = {
  files: [LOCATIONS, 'locations', 'voorraadlocaties'],
  title: 'Voorraadlocaties',
  into: [StockLocationModel],
  map: (old, moving) => {
    const field = old.at('title');
    const title = field.text({ required: true });
    moving.mustBeUnique(old, field, searchable(title));
    const known = new Set(moving.documents(PRODUCTS).flatMap((one) => [oldIdOf(one), idText(one._id)]));
    for (const part of old.parts('products')) {
      const id = part.at('id');
      const amount = part.at('amount').whole({ required: true, min: 0 }) ?? 0;
      part.ignore('title');
      const productId = idText(id.raw);
      if (id.isMissing && amount > 0) id.assume('zonder product: de voorraad vervalt');
      else if (!known.has(productId))
        id.fault('wees: dit product is er niet; vul het id van een ander in, of -');
      else moving.remember(LYING, { productId, locationId: String(old.newId), amount } satisfies Lying);
    }
    return [
      moved(StockLocationModel, {
        _id: old.newId,
        title,
        description: old.at('description').text({ most: LINES, isLong: true }),
        internal: old.at('internal').yes(),
        locked: old.at('locked').yes(),
        changeLog: old.lines('changeLog'),
      }),
    ];
  },
};
