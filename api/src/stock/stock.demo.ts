import type { DemoContext } from '../platform/demo/demoContext';
import { demoPhoto } from '../platform/demo/demoFiles';
import { StockLocationModel } from './locations/location.model';
import { demoMovements } from './movements/movements.demo';
import { OrderModel } from './orders/order.model';
import { PagadderSuggestionModel } from './orders/suggestion.model';
import {
  ArchivedMovementModel,
  type Product,
  ProductModel,
  type StockMovement,
} from './products/product.model';
import { PRODUCT_IMAGES } from './products/product.service';
import { OrderState } from './stock.enums';

const LOCATIONS = [
  ['Algemeen', 'Het magazijn achter de Residentie', false, false],
  ['Feesttent', 'De bar en de verkoopstand', false, false],
  ['Residentie', 'De kast naast de garderobe', false, false],
  ['Kluis', 'Alleen voor het bestuur', true, false],
  ['Oude opslag', 'Leeg: niet meer gebruiken', true, true],
] as const;
const PRODUCTS = [
  ['Sjaal rood-geel', 1250, 'Gebreid, 180 cm', 295],
  ['Pet met logo', 995, 'Verstelbaar', 295],
  ['Prinsensteek', 3495, 'Vilt, met veer', null],
  ['Boerenkiel', 2995, 'Katoen, met rode zakdoek', 495],
  ['Halsdoek', 395, 'Rood met witte stippen', 195],
  ['Speldje 2027', 350, 'Emaille, genummerd', 195],
  ['Bierglas', 495, '25 cl, met jaartal', null],
  ['Consumptiemunten, 10 stuks', 2800, 'Geldig op alle avonden', null],
  ['Confetti, zak', 250, 'Biologisch afbreekbaar', null],
  ['Toegangsband zaterdag', 1000, 'Polsband', null],
  ['Toegangsband zondag', 1000, 'Polsband', null],
  ['Paraplu', 1495, 'Windvast', 495],
] as const;
/** What comes in variants, which of them it is itself, and the others with what there is of each. */
const VARIANTS = {
  ...{ of: 3, own: 'maat M', price: 2995 },
  others: [
    ['maat S', 14],
    ['maat L', 22],
    ['maat XL', 3],
    ['maat XXL', 0],
  ],
} as const;
const ORDERS = [
  ['Fleur', 'van Zanten', OrderState.new, 0, 2],
  ['Bram', 'Otten', OrderState.paid, 1, 1],
  ['Mila', 'Kuipers', OrderState.ready, 4, 3],
  ['Sem', 'Dijkman', OrderState.new, 5, 4],
  ['Noor', 'te Winkel', OrderState.collected, 0, 1],
  ['Luuk', 'Hoebink', OrderState.cancelled, 2, 1],
] as const;
const SUGGESTIONS = [
  ['Ans van de Snackbar', 'Staat al veertig jaar met een lach achter de frietpan.', 'Een vaste klant'],
  ['Meester Jos', 'Bouwt elk jaar de mooiste kinderwagen met de klas.', 'Groep 7'],
  ['De jongens van de wagenloods', 'Nooit op de foto, altijd aan het lassen.', 'Truus'],
] as const;
/** With fewer of some the team is warned. */
const LOW = 40;
const LOW_SIZE = 5;
/** How many movements stay in a product. */
const KEPT = 100;
const MOST_PRODUCTS = 200;
const MOVEMENTS = 240;

/** A webshop shortly after the eleventh of November 2026: places, products with their movements, orders, suggestions. */
export async function demoStock(demo: DemoContext): Promise<void> {
  const places = LOCATIONS.map(([title, description, internal, locked]) => ({
    _id: demo.id(`stock location ${title}`),
    title,
    description,
    internal,
    locked,
    changeLog: ['11/11/2025 - Anja Verhoeven: voorraadlocatie aangemaakt'],
  }));
  await StockLocationModel.insertMany(places);
  const count = Math.min(MOST_PRODUCTS, demo.count(PRODUCTS.length));
  const each = Math.ceil(demo.count(MOVEMENTS) / count);
  const archived: object[] = [];
  const products: Partial<Product>[] = [];
  for (let at = 0; at < count; at += 1) {
    const { product, older } = await demoProduct(demo, at, each);
    products.push(product);
    archived.push(...older);
  }
  await ProductModel.insertMany([...products, ...demoVariants(demo, products[VARIANTS.of])]);
  await ArchivedMovementModel.insertMany(archived);
  await demoOrders(demo);
  await PagadderSuggestionModel.insertMany(
    SUGGESTIONS.map(([who, why, by], at) => {
      const createdAt = new Date(Date.UTC(2026, 10, 12 + at, 19));
      return { _id: demo.idAt(`suggestion ${who}`, createdAt), who, why, by, createdAt };
    }),
  );
}

async function demoProduct(demo: DemoContext, at: number, movementCount: number) {
  const [name, price, description, deliveryPrice] = PRODUCTS[
    at % PRODUCTS.length
  ] as (typeof PRODUCTS)[number];
  const round = Math.floor(at / PRODUCTS.length);
  const title = round === 0 ? name : `${name} ${round + 1}`;
  const id = demo.id(`product ${at}`);
  const { stock, movements } = demoMovements(demo, at, price, movementCount);
  const cut = Math.max(0, movements.length - KEPT);
  const older = movements.slice(0, cut).map((movement: StockMovement) => ({
    _id: `${id.toHexString()}:${movement.id}`,
    ...movement,
    productId: id.toHexString(),
    productTitle: title,
  }));
  const product = {
    _id: id,
    title,
    ...(at === VARIANTS.of && familyOf(demo, name, VARIANTS.own)),
    description,
    price,
    suppliers: at % 3 === 0 ? 'Textieldrukker in Doetinchem, levertijd drie weken' : '',
    deliveryPrice,
    lowStock: round === 0 && at % 4 === 0 ? LOW : null,
    image: round === 0 && at % 2 === 0 ? await demoPhoto(demo, PRODUCT_IMAGES, `product-${at}`, at) : null,
    stock,
    reservations: reservationsOf(demo, at),
    movements: movements.slice(cut),
    changeLog: ['11/11/2025 - Anja Verhoeven: product toegevoegd'],
  };
  return { product: product as unknown as Partial<Product>, older };
}

/** What each product that comes in variants shares; also the one that was there first. */
function familyOf(demo: DemoContext, family: string, variant: string) {
  return {
    ...{
      title: `${family} (${variant})`,
      familyId: demo.id(`family ${family}`).toHexString(),
      family,
      variant,
    },
    familyNamed: '2026-11-11T10:00:00.000Z',
  };
}

/** The other variants of a product. */
function demoVariants(demo: DemoContext, first: Partial<Product> | undefined): Partial<Product>[] {
  if (!first) return [];
  const { description, suppliers, deliveryPrice, image, family } = first;
  const shared = { description, suppliers, deliveryPrice, image, price: VARIANTS.price };
  return VARIANTS.others.map(([variant, amount]) => ({
    ...shared,
    ...familyOf(demo, family ?? '', variant),
    _id: demo.id(`product ${family} ${variant}`),
    lowStock: amount > 0 && amount < LOW_SIZE ? LOW_SIZE : null,
    stock: [{ locationId: demo.id('stock location Algemeen').toHexString(), amount }],
    reservations: [],
    movements: [],
    changeLog: [`11/11/2026 - Anja Verhoeven: variant van ${family} toegevoegd, ${amount} in Algemeen`],
  })) as unknown as Partial<Product>[];
}

function orderId(demo: DemoContext, at: number) {
  return demo.idAt(`webshop order ${at}`, new Date(Date.UTC(2026, 10, 13 + at, 18)));
}

function isOpen(state: OrderState): boolean {
  return [OrderState.new, OrderState.paid, OrderState.ready].includes(state);
}

function reservationsOf(demo: DemoContext, product: number) {
  return ORDERS.flatMap(([, , state, line, amount], at) =>
    isOpen(state) && line === product ? [{ orderId: orderId(demo, at).toHexString(), amount }] : [],
  );
}

async function demoOrders(demo: DemoContext): Promise<void> {
  await OrderModel.insertMany(
    ORDERS.map(([firstName, lastName, state, line, amount], at) => {
      const [title, price] = PRODUCTS[line] as (typeof PRODUCTS)[number];
      const id = orderId(demo, at);
      const isPaid = state === OrderState.paid || state === OrderState.collected;
      return {
        _id: id,
        number: id.toHexString().slice(-8).toUpperCase(),
        firstName,
        lastName,
        email: `${firstName.toLowerCase()}@voorbeeld.example`,
        lines: [{ productId: demo.id(`product ${line}`).toHexString(), title, amount, price }],
        collectDate: at % 2 ? '2026-12-12' : '2026-12-05',
        state,
        paidOn: isPaid ? '2026-11-18' : null,
        ...(state === OrderState.collected && { onlineLink: 'pl_demo' }),
        placedAt: id.getTimestamp(),
        placed: true,
        requestId: `demo-${at}-bestelling`,
        changeLog: [`${13 + at}/11/2026 - Webshop: besteld`],
      };
    }),
  );
}
