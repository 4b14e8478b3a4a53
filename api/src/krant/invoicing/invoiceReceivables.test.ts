import { finance } from '../../finance';
import { useApi } from '../../testing/apiStage';
import { base64, camt } from '../../testing/bankStatements';
import {
  InvoiceReceivablesBankLinesDocument,
  type InvoiceReceivablesBankLinesQuery,
  InvoiceReceivablesImportBankStatementDocument,
  InvoiceReceivablesMatchBankLineDocument,
  InvoiceReceivablesUnmatchBankLineDocument,
  PayAdvertisementDocument,
} from '../../testing/gql/graphql';
import { makeCommission, usePerson } from '../../testing/people';
import { TEST_DB_COMMISSION } from '../../testing/startApi';
import { AdvertisementModel } from '../advertisements/advertisement.model';
import { type Ad, adsOf, makeActiveEdition, makeAdvertiser } from '../testKrant';
import { krantReceivables } from './invoiceReceivables';

type Line = InvoiceReceivablesBankLinesQuery['bankLines'][number];

const stage = useApi();
let ads: ReturnType<typeof adsOf>;
let ad: Ad;
const db = usePerson(stage, { name: 'Jan', general: ['krantRed'], commissions: [TEST_DB_COMMISSION] });

beforeEach(async () => {
  await makeCommission(1, 'Dagelijks Bestuur', TEST_DB_COMMISSION);
  ads = adsOf(db, await makeActiveEdition());
  ad = await ads.save(await makeAdvertiser(17));
  await ads.save(await makeAdvertiser(1));
  await ads.generate();
});

const line = async (text: string) => {
  await db.data(InvoiceReceivablesImportBankStatementDocument, {
    file: base64(camt([{ date: '2026-11-20', amount: '100.00', text }])),
  });
  return (await db.data(InvoiceReceivablesBankLinesDocument)).bankLines[0] as Line;
};
const match = ({ id, proposals }: Line) =>
  db.data(InvoiceReceivablesMatchBankLineDocument, {
    id,
    receivables: (proposals[0] as Line['proposals'][number]).receivables.map(({ kind, id: key }) => ({
      kind,
      id: key,
    })),
  });

// Banks know no underscore.
it('a line with its reference surely pays that advertisement', async () => {
  const found = await line('factuur 2027 17');
  expect(found.proposals[0]).toMatchObject({
    certainty: 'sure',
    receivables: [
      {
        kind: 'paperAdvertisement',
        id: ad.id,
        reference: '2027_17',
        label: 'Advertentie 2027_17, Bakkerij 17',
      },
    ],
  });
  await match(found);
  expect(await ads.read(ad.id)).toMatchObject({ advPaid: true, bankPaidOn: '2026-11-20' });
});

it('taking the match back makes it unpaid; by hand it cannot be changed meanwhile', async () => {
  const found = await line('2027_17');
  await match(found);
  expect((await db.error(PayAdvertisementDocument, { id: ad.id, paid: false })).message).toContain(
    'bankregel',
  );
  const { revision } = await ads.read(ad.id);
  expect((await ads.refused(ad.advertiserId as string, { advState: 'open' }, revision)).message).toContain(
    'bankregel',
  );
  await db.data(InvoiceReceivablesUnmatchBankLineDocument, { id: found.id });
  expect(await ads.read(ad.id)).toMatchObject({ advPaid: null, bankPaidOn: null });
});

it('a crash between the match and the note is made good by the job, once', async () => {
  await match(await line('2027_17'));
  await AdvertisementModel.updateMany({}, { $unset: { bankPaidOn: 1 } });
  const settle = finance.jobs?.find(({ name }) => name.includes('settle'));
  for (let time = 0; time < 2; time += 1) await settle?.run({} as never, stage.api.portal);
  const after = await ads.read(ad.id);
  expect(after.advPaid).toBe(true);
  expect(after.changeLog.filter((text) => text.includes('betaald via de bank'))).toHaveLength(2);
});

it('what is paid by hand is no longer proposed', async () => {
  await db.data(PayAdvertisementDocument, { id: ad.id, paid: true });
  const { proposals } = await line('2027_17');
  expect(proposals.flatMap(({ receivables }) => receivables.map(({ reference }) => reference))).toEqual([
    '2027_1',
  ]);
});

describe('online', () => {
  const paidBy = async (linkId: string) =>
    krantReceivables.notePaidOnline?.(
      ad.id,
      { linkId, paidOn: '2026-11-20', amount: 10_000 },
      stage.api.portal,
    );

  it('what was paid by a link is paid, once, and open again when that is given back', async () => {
    expect([await paidBy('pl_1'), await paidBy('pl_1')]).toEqual(['paid', 'paid']);
    const after = await ads.read(ad.id);
    expect(after).toMatchObject({ advPaid: true, bankPaidOn: null, onlinePaidOn: '2026-11-20' });
    expect(after.changeLog.filter((text) => text.includes('online betaald'))).toHaveLength(1);
    expect((await krantReceivables.listOpen()).map(({ id }) => id)).not.toContain(ad.id);
    expect((await db.error(PayAdvertisementDocument, { id: ad.id, paid: false })).message).toBe(
      'Deze advertentie is online betaald.',
    );
    await krantReceivables.undoPaidOnline?.(ad.id, { linkId: 'pl_other' });
    expect((await ads.read(ad.id)).advPaid).toBe(true);
    for (let time = 0; time < 2; time += 1) {
      await krantReceivables.undoPaidOnline?.(ad.id, { linkId: 'pl_1' });
    }
    expect(await ads.read(ad.id)).toMatchObject({ advPaid: null, onlinePaidOn: null });
  });

  it('what was paid in another way, or asks another amount by now, is paid twice', async () => {
    await AdvertisementModel.updateOne({ _id: ad.id }, { 'invoice.amount': 9000 });
    expect(await paidBy('pl_1')).toBe('twice');
    await AdvertisementModel.updateOne({ _id: ad.id }, { 'invoice.amount': 10_000 });
    await db.data(PayAdvertisementDocument, { id: ad.id, paid: true });
    expect(await paidBy('pl_1')).toBe('twice');
    expect(await ads.read(ad.id)).toMatchObject({ onlinePaidOn: null });
  });
});
