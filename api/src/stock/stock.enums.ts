import { registerEnumType } from 'type-graphql';

/** What was done to stock. */
export enum StockAction {
  /** Verplaatst */
  moved = 'moved',
  /** Verkocht */
  sold = 'sold',
  /** Gekocht */
  bought = 'bought',
  /** Kapot */
  broken = 'broken',
  /** Gebruikt */
  used = 'used',
  /** Teruggelegd: of an order that was not collected after all. */
  returned = 'returned',
  /** The stock that a new product began with. */
  initial = 'initial',
}

/** What has become of an order of the webshop. */
export enum OrderState {
  new = 'new',
  paid = 'paid',
  ready = 'ready',
  collected = 'collected',
  cancelled = 'cancelled',
}

registerEnumType(StockAction, {
  name: 'StockAction',
  description:
    'Verplaatst, Verkocht, Gekocht, Kapot, Gebruikt; returned: of an order, undone; initial: what a new product began with.',
});
registerEnumType(OrderState, { name: 'OrderState' });
