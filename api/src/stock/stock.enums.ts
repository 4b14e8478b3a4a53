import { describeEnum } from '../platform/schema/describeEnum';

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
  /** Geteld: there were more than was known. */
  found = 'found',
  /** Geteld: there were fewer than was known. */
  missing = 'missing',
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

/** How somebody paid at the counter. */
export enum CounterPayment {
  cash = 'cash',
  pin = 'pin',
  qr = 'qr',
}

describeEnum({ CounterPayment }, 'How somebody paid at the counter.', {
  cash: 'Contant.',
  pin: 'Pin: by card.',
  qr: 'QR: by a code that the phone reads.',
});
describeEnum({ StockAction }, 'What was done to stock.', {
  moved: 'Verplaatst, from one place to another.',
  sold: 'Verkocht.',
  bought: 'Gekocht: it came in; 100 at most at a time.',
  broken: 'Kapot.',
  used: 'Gebruikt.',
  returned: 'Teruggelegd: of an order that was not collected after all.',
  found: 'Geteld: there were more than was known.',
  missing: 'Geteld: there were fewer than was known; also of what is kept apart for orders.',
  initial: 'Beginvoorraad: what a new product began with.',
});
describeEnum({ OrderState }, 'What has become of an order of the webshop.', {
  new: 'Nieuw: placed, not paid.',
  paid: 'Betaald.',
  ready: 'Klaar, to be collected; the customer was mailed. It need not be paid.',
  collected: 'Opgehaald: the pieces are out of stock.',
  cancelled: 'Geannuleerd: the pieces are free again.',
});
