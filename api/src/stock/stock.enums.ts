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

registerEnumType(CounterPayment, {
  name: 'CounterPayment',
  description: 'How somebody paid at the counter.',
  valuesConfig: {
    cash: { description: 'Contant.' },
    pin: { description: 'Pin: by card.' },
    qr: { description: 'QR: by a code that the phone reads.' },
  },
});
registerEnumType(StockAction, {
  name: 'StockAction',
  description: 'What was done to stock.',
  valuesConfig: {
    moved: { description: 'Verplaatst, from one place to another.' },
    sold: { description: 'Verkocht.' },
    bought: { description: 'Gekocht: it came in; 100 at most at a time.' },
    broken: { description: 'Kapot.' },
    used: { description: 'Gebruikt.' },
    returned: { description: 'Teruggelegd: of an order that was not collected after all.' },
    found: { description: 'Geteld: there were more than was known.' },
    missing: {
      description: 'Geteld: there were fewer than was known; also of what is kept apart for orders.',
    },
    initial: { description: 'Beginvoorraad: what a new product began with.' },
  },
});
registerEnumType(OrderState, {
  name: 'OrderState',
  description: 'What has become of an order of the webshop.',
  valuesConfig: {
    new: { description: 'Nieuw: placed, not paid.' },
    paid: { description: 'Betaald.' },
    ready: { description: 'Klaar, to be collected; the customer was mailed. It need not be paid.' },
    collected: { description: 'Opgehaald: the pieces are out of stock.' },
    cancelled: { description: 'Geannuleerd: the pieces are free again.' },
  },
});
