import { payableSources } from '../finance/claims/payable';
import { receivableSources } from '../finance/claims/receivable';
import { ledgerSources } from '../finance/money/ledgerSource';
import type { Area } from '../identity/area';
import { Permission } from '../identity/catalogue/permission.enum';
import { waitingSources } from '../identity/home/homeSources';
import { holders } from '../identity/permissions/allow';
import { personalDataSources } from '../identity/privacy/personalDataSource';
import { everybody, pointedToBy } from '../platform/files/fileFolder';
import { retentionRules } from '../platform/privacy/collectionPrivacy';
import { StockLocationModel } from './locations/location.model';
import { moveLocations } from './locations/location.moving';
import { StockLocationResolver } from './locations/location.resolver';
import { archiveEverywhere } from './movements/movement.service';
import { CounterResolver } from './orders/counter.resolver';
import { mailMissed, ordersNotCollected, ordersToPrepare } from './orders/missedOrders';
import { OrderModel } from './orders/order.model';
import { OrderResolver } from './orders/order.resolver';
import { orderTemplates } from './orders/order.templates';
import { stockPersonalData, stockRetention } from './orders/orderErasure.service';
import { orderEvents } from './orders/orderEvents';
import { followGivenBack, orderPayments } from './orders/orderPayments';
import { orderRefunds } from './orders/orderRefunds';
import { OwnOrderResolver } from './orders/own/ownOrder.resolver';
import { sweepReservations } from './orders/reservation.service';
import { finishSteps } from './orders/stockStep.service';
import { PagadderSuggestionModel } from './orders/suggestion.model';
import { FamilyResolver } from './products/family.resolver';
import { settleFamilies } from './products/family.service';
import { ArchivedMovementModel, ProductModel } from './products/product.model';
import { moveProducts } from './products/product.moving';
import { ProductResolver, ProductStockResolver } from './products/product.resolver';
import { lowProducts, PRODUCT_IMAGES } from './products/product.service';
import { demoStock } from './stock.demo';
import { stockPrivacy } from './stock.privacy';
import { stockReferences, stockTrash } from './stock.references';
import { stockSearch } from './stock.search';
import { stockWords } from './stock.words';

/** Stock and webshop: places, products, movements, orders and suggestions. */
export const stock: Area = {
  name: 'stock',
  resolvers: [
    ...[StockLocationResolver, ProductResolver, ProductStockResolver, FamilyResolver],
    ...[OrderResolver, OwnOrderResolver, CounterResolver],
  ],
  words: stockWords,
  models: [StockLocationModel, ProductModel, ArchivedMovementModel, OrderModel, PagadderSuggestionModel],
  privacy: stockPrivacy,
  folders: [
    {
      path: PRODUCT_IMAGES,
      kind: 'image',
      read: everybody,
      write: holders(Permission.stockAdmin),
      pointedTo: pointedToBy(ProductModel, 'image'),
    },
  ],
  mailTemplates: orderTemplates,
  jobs: [
    {
      name: 'sweep reservations',
      title: 'Verlopen reserveringen vrijgeven',
      every: '10 minutes',
      run: async () => {
        await finishSteps();
        await sweepReservations();
        await settleFamilies();
      },
    },
    {
      name: 'mail missed orders',
      title: 'Klanten mailen die hun bestelling niet ophaalden',
      every: '1 hour',
      run: (_job, portal) => mailMissed(portal),
    },
    {
      name: 'follow money given back',
      title: 'Teruggegeven geld van bestellingen volgen',
      every: '1 hour',
      run: (_job, portal) => followGivenBack(portal),
    },
    {
      name: 'archive stock movements',
      title: 'Oude voorraadmutaties archiveren',
      every: '1 day',
      run: () => archiveEverywhere(),
    },
  ],
  extensions: [
    ledgerSources.with(orderEvents),
    payableSources.with(orderRefunds),
    receivableSources.with(orderPayments),
    waitingSources.with(ordersToPrepare),
    waitingSources.with(ordersNotCollected),
    waitingSources.with(lowProducts),
    ...stockRetention.map((rule) => retentionRules.with(rule)),
    ...stockPersonalData.map((source) => personalDataSources.with(source)),
    stockSearch,
    ...stockTrash,
    ...stockReferences,
  ],
  moves: [moveLocations, moveProducts],
  demo: demoStock,
};
