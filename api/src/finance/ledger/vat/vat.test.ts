import { makeActiveEdition, makeAdvertiser, sale } from '../../../krant/testKrant';
import { daysFromNow } from '../../../testing/apiStage';
import {
  LinesCreditInvoiceDocument,
  LinesSaveInvoiceDocument,
  SaveAdvertisementDocument,
  VatLinesDocument,
  VatQuartersDocument,
} from '../../../testing/gql/graphql';
import { signedIn, usePerson } from '../../../testing/people';
import { TEST_FOUNDATION } from '../../../testing/startApi';
import { useLedger } from '../testLedger';

const today = () => daysFromNow(0);
const quarter = () => `${today().slice(0, 4)}-Q${Math.ceil(Number(today().slice(5, 7)) / 3)}`;

describe('of a foundation that charges VAT', () => {
  const stage = useLedger({
    foundation: {
      ...TEST_FOUNDATION,
      vatNumber: 'NL123456782B90',
      vatRates: ['exempt', 'vat0', 'vat9', 'vat21'] as const,
    },
  });
  const fien = usePerson(stage, { name: 'Fien', general: ['secFact'] });

  beforeEach(async () => {
    await stage.setPeriod({ from: today(), until: daysFromNow(10) });
  });
  const save = async (lines: readonly object[]) => {
    const invoice = { nameClient: 'Bakkerij Jansen', title: 'Huur', description: '', lines };
    return (await fien.data(LinesSaveInvoiceDocument, { invoice } as never)).saveInvoice;
  };
  const line = (price: number, vatRate: string) => ({ description: 'Tent', quantity: 100, price, vatRate });
  const quarters = async () =>
    (await stage.jan.data(VatQuartersDocument, { yearId: stage.year.id })).vatQuarters;
  const lines = async (rate: 'exempt' | 'vat9' | 'vat21', page: object = {}) =>
    (await stage.jan.data(VatLinesDocument, { quarter: quarter(), rate, ...page })).vatLines;

  it('is told by rate, with credit notes, and each figure is the sum of its lines', async () => {
    const first = await save([line(10_000, 'vat21'), line(5000, 'vat9')]);
    await save([line(333, 'vat21'), line(1000, 'vat0'), line(700, 'exempt')]);
    const credited = await save([line(2000, 'vat9')]);
    await fien.data(LinesCreditInvoiceDocument, { id: credited.id });
    const [only, ...others] = (await quarters()) ?? [];
    expect(others).toEqual([]);
    expect(only).toMatchObject({ id: quarter(), vat: 2100 + 450 + 70 });
    expect(only?.rates.map(({ rate, net, vat, count }) => [rate, net, vat, count])).toEqual([
      ['exempt', 700, 0, 1],
      ['vat0', 1000, 0, 1],
      ['vat9', 5000, 450, 3],
      ['vat21', 10_333, 2170, 2],
    ]);
    for (const { rate, net, vat } of only?.rates ?? []) {
      const parts = (await lines(rate as 'vat9')).edges.map(({ node }) => node);
      const total = (side: 'net' | 'vat') => parts.reduce((sum, part) => sum + part[side], 0);
      expect([total('net'), total('vat')]).toEqual([net, vat]);
    }
    expect((await lines('vat21')).edges[0]?.node).toMatchObject({
      description: `Factuur ${first.number}: Huur`,
      counterpart: 'Bakkerij Jansen',
    });
  });

  it('has advertisements and orders among what is without VAT', async () => {
    const toon = await signedIn(stage.api, { name: 'Toon', general: ['krantRed', 'krantAdv'] });
    const editionId = await makeActiveEdition();
    const advertiserId = await makeAdvertiser(1);
    await toon.data(SaveAdvertisementDocument, {
      ...{ editionId, advertiserId, revision: 0 },
      advertisement: sale({ advPaymentMethod: 'contant' }),
    });
    expect((await quarters())?.[0]?.rates).toMatchObject([{ rate: 'exempt', net: 10_000, vat: 0, count: 1 }]);
    expect((await lines('exempt')).edges[0]?.node.description).toBe('Advertentie, contant');
  });

  it('comes in pages; another quarter has none, and no quarter is refused', async () => {
    await save([line(10_000, 'vat21')]);
    await save([line(20_000, 'vat21')]);
    const { edges, pageInfo } = await lines('vat21', { first: 1 });
    expect([edges.length, pageInfo.hasNextPage]).toEqual([1, true]);
    const rest = await lines('vat21', { first: 1, after: pageInfo.endCursor });
    expect([rest.edges[0]?.node.net, rest.pageInfo.hasNextPage]).toEqual([20_000, false]);
    const old = await stage.jan.data(VatLinesDocument, { quarter: '2001-Q1', rate: 'vat21' });
    expect(old.vatLines.totalCount).toBe(0);
    const wrong = await stage.jan.error(VatLinesDocument, { quarter: '2026-Q5', rate: 'vat21' });
    expect(wrong.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('of a foundation that charges none', () => {
  const stage = useLedger();

  it('there is none', async () => {
    await stage.setPeriod();
    expect((await stage.jan.data(VatQuartersDocument, { yearId: stage.year.id })).vatQuarters).toBeNull();
  });
});
