import type { Area } from '../core/area';
import { everybody, holders } from '../core/files/fileFolder';
import { pointedToBy } from '../core/files/pointedToBy';
import { StockLocationModel } from './location.model';
import { StockLocationResolver } from './location.resolver';
import { archiveEverywhere } from './movement.service';
import { OrderModel } from './order.model';
import { OrderResolver } from './order.resolver';
import { orderReadyTemplate } from './orderReady.template';
import { ArchivedMovementModel, ProductModel } from './product.model';
import { ProductResolver, ProductStockResolver } from './product.resolver';
import { PRODUCT_IMAGES } from './product.service';
import { sweepReservations } from './reservation.service';
import { demoStock } from './stock.demo';
import { stockRules } from './stock.rules';
import { PagadderSuggestionModel } from './suggestion.model';

/** Stock and webshop (spec 3): places, products, movements, orders and suggestions. */
export const stock: Area = {
  name: 'stock',
  resolvers: [StockLocationResolver, ProductResolver, ProductStockResolver, OrderResolver],
  rules: stockRules,
  models: [StockLocationModel, ProductModel, ArchivedMovementModel, OrderModel, PagadderSuggestionModel],
  folders: [
    {
      path: PRODUCT_IMAGES,
      kind: 'image',
      read: everybody,
      write: holders('stockAdmin'),
      pointedTo: pointedToBy(ProductModel, 'image'),
    },
  ],
  mailTemplates: (settings) => ({ orderReady: orderReadyTemplate(settings) }),
  jobs: [
    { name: 'sweep reservations', every: '10 minutes', run: sweepReservations },
    { name: 'archive stock movements', every: '1 day', run: archiveEverywhere },
  ],
  demo: demoStock,
};
