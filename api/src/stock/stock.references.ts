import { Permission } from '../identity/catalogue/permission.enum';
import { referenceSources } from '../identity/references/references';
import { StockLocationModel } from './locations/location.model';
import { neededIn } from './orders/reservation.service';

/** What refers to records of the stock. */
export const stockReferences = [
  referenceSources.with({
    to: StockLocationModel.modelName,
    fields: ['Product.stock.locationId'],
    fate: 'blocks',
    hanging: {
      words: ['stuk voor een bestelling', 'stuks voor bestellingen'],
      count: neededIn,
      shownTo: Permission.stockAdmin,
    },
  }),
];
