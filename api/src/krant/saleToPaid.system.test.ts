import { useApi } from '../testing/apiStage';
import {
  type AdvertisementInput,
  PayAdvertisementDocument,
  SaleToPaidPaperEditionDocument,
  SaveAdvertisementDocument,
} from '../testing/gql/graphql';
import { useMailbox } from '../testing/mailbox';
import { signedIn } from '../testing/people';
import { jobsEnded } from '../testing/startApi';
import type { TestClient } from '../testing/testClient';
import { adCategories } from './adCategories';
import { AdvertisementModel } from './advertisements/advertisement.model';
import { adsOf, makeActiveEdition, makeAdvertiser } from './testKrant';

/** So many are enough to see sums go wrong, in half a minute; four sellers have as many each. A real season: ADVERTISERS=400. */
const ADVERTISERS = Number(process.env['ADVERTISERS'] ?? 120);
/** Of ten eight are sold, one is not and one stays open. */
const SOLD = (ADVERTISERS / 5) * 4;

const mailbox = useMailbox();
const stage = useApi({ smtp: mailbox.smtp });
afterEach(() => jobsEnded());

/** What the test itself keeps of each sale, to add up. */
interface Kept {
  id: string;
  seller: string;
  price: number;
  method: 'factuur' | 'contant' | 'gratis';
}

it(`${ADVERTISERS} advertisers and ${SOLD} sold advertisements, from sale to paid`, async () => {
  const toon = await signedIn(stage.api, { name: 'Toon Aarts', general: ['krantRed'] });
  const sellers: (TestClient & { id: string })[] = [];
  for (let at = 0; at < 4; at += 1) sellers.push(await signedIn(stage.api, { general: ['krantAdv'] }));
  const editionId = await makeActiveEdition();
  const kept = (await inParts(numbers(), 8, (number) => sell(number, editionId, sellers))).flat();
  expect(kept).toHaveLength(SOLD);

  const paid = kept.filter(({ method }, at) => method === 'contant' && at % 2 === 0);
  await inParts(paid, 8, ({ id }) => toon.data(PayAdvertisementDocument, { id, paid: true }));
  const ads = adsOf(toon, editionId);
  await ads.generate();
  await ads.send('Bedankt!');
  await stage.api.deliverMail();
  const byInvoice = kept.filter(({ method }) => method === 'factuur');
  const mailed = mailbox.mails.map(({ to }) => to[0]);
  expect([mailed.length, new Set(mailed).size]).toEqual([byInvoice.length, byInvoice.length]);
  const stored = await AdvertisementModel.find({ invoice: { $ne: null } }).lean();
  expect(stored.reduce((sum, { invoice }) => sum + (invoice?.amount ?? 0), 0)).toBe(sumOf(byInvoice));
  expect(new Set(stored.map(({ invoice }) => invoice?.reference)).size).toBe(byInvoice.length);

  await inParts(byInvoice, 8, ({ id }) => toon.data(PayAdvertisementDocument, { id, paid: true }));
  const { paperEdition } = await toon.data(SaleToPaidPaperEditionDocument, { id: editionId });
  const of = (method: Kept['method']) => kept.filter((one) => one.method === method);
  const total = (method: Kept['method'], done: readonly Kept[]) => ({
    method,
    count: of(method).length,
    amount: sumOf(of(method)),
    paidCount: done.length,
    paidAmount: sumOf(done),
  });
  expect(paperEdition).toMatchObject({
    totals: {
      open: ADVERTISERS / 10,
      sold: SOLD,
      notSold: ADVERTISERS / 10,
      revenue: sumOf(kept) - sumOf(of('gratis')),
      paidAmount: sumOf(byInvoice) + sumOf(paid),
      payments: [
        total('factuur', byInvoice),
        total('contant', paid),
        total('gratis', []),
        { method: 'leeg', count: 0 },
      ],
    },
    sellers: expect.arrayContaining(
      sellers.map(({ id }) => {
        const own = kept.filter(({ seller }) => seller === id);
        return {
          contactId: id,
          open: ADVERTISERS / 40,
          sold: own.length,
          notSold: ADVERTISERS / 40,
          revenue: sumOf(own.filter(({ method }) => method !== 'gratis')),
        };
      }),
    ),
  });
}, 240_000);

const numbers = () => Array.from({ length: ADVERTISERS }, (_, at) => at + 1);
const methods = ['factuur', 'contant', 'factuur', 'gratis', 'factuur'] as const;

/** Each seller sells own ones: of ten eight are sold, one is not and one stays open. */
async function sell(
  number: number,
  editionId: string,
  sellers: readonly (TestClient & { id: string })[],
): Promise<Kept[]> {
  // Blocks of ten to a seller, so that each has as many of each outcome.
  const seller = sellers[Math.floor((number - 1) / 10) % sellers.length] as (typeof sellers)[number];
  const advertiserId = await makeAdvertiser(number, { contactId: seller.id });
  const turn = number % 10;
  if (turn === 0) return [];
  const category = adCategories[number % adCategories.length] as (typeof adCategories)[number];
  const method = methods[number % methods.length] ?? 'factuur';
  const advertisement: AdvertisementInput =
    turn === 9
      ? { advState: 'nietVerkocht' }
      : {
          advState: 'verkocht',
          advPrice: category.price,
          advFormat: category.formats[0],
          advPaymentMethod: method,
        };
  const variables = { editionId, advertiserId, revision: 0, advertisement };
  const { saveAdvertisement } = await seller.data(SaveAdvertisementDocument, variables);
  return turn === 9 ? [] : [{ id: saveAdvertisement.id, seller: seller.id, price: category.price, method }];
}

function sumOf(sales: readonly Kept[]): number {
  return sales.reduce((sum, { price }) => sum + price, 0);
}

/** So many at once. */
async function inParts<T, R>(all: readonly T[], size: number, run: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < all.length; at += size) {
    results.push(...(await Promise.all(all.slice(at, at + size).map(run))));
  }
  return results;
}
