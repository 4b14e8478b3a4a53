import type { Model } from 'mongoose';

import { RecurringInvoiceModel } from '../finance/recurringInvoices/recurringInvoice.model';
import { chairEntry, type PermissionId } from '../identity/catalogue/catalogue';
import { referenceSources } from '../identity/references/references';
import { dutySources } from '../identity/users/leaving/duty';
import { itemsOf } from '../platform/extensionPoint';
import { storedPaths } from '../platform/privacy/collectionPrivacy';
import { ProductModel } from '../stock/products/product.model';
import { useApi } from '../testing/apiStage';
import { HangingOnDocument } from '../testing/gql/graphql';
import { makeCommission, signedIn } from '../testing/people';
import { ShiftModel } from '../volunteers/activities/activity.model';
import { VolunteerModel } from '../volunteers/volunteers/volunteer.model';
import { areas } from './areas';
import { makeTasks } from './testing/testHome';

const extensions = areas.flatMap((area) => area.extensions ?? []);
const references = itemsOf(referenceSources, extensions);
const models = areas.flatMap((area) => area.models) as unknown as { modelName: string; schema: object }[];
const stored = models.flatMap(({ modelName, schema }) =>
  storedPaths(schema).map((path) => `${modelName}.${path}`),
);

/** By their last word: what is called like a reference and is none. */
const NO_REFERENCE: Readonly<Record<string, string>> = {
  advertiserUserId: 'the number of an advertiser',
  creditorId: 'who collects, for the bank',
  credentialId: 'of a passkey',
  endToEndId: 'of a debit, for the bank',
  entryId: 'an entry of the ledger, which is a view over records of all areas',
  eventId: 'of the log, of which nothing is deleted by hand',
  familyId: 'what variants of one product share: a record of its own there is not',
  fieldId: 'a question of a form, which an answer outlives with its words',
  generationId: 'a job, which ends by itself',
  importId: 'an import, which ends by itself',
  lastRequestId: 'a request',
  linkId: 'a payment link at the provider',
  recordId: 'what the log is about, which stays',
  requestId: 'a request',
  sendingId: 'a job, which ends by itself',
  workId: 'a job, which ends by itself',
};

/** Who did something: their name of that moment stays (docs/domain/portal.md, P8). */
const WHO_DID = /(By|byId)$/;

/** Where something of another record stands, by what fields are called here. */
const REFERS = /(Id|Ids|parent|grandParent|wg|commissions|inSale|contactBefore)$/;

const lastWord = (field: string) => field.slice(field.lastIndexOf('.') + 1);
const declared = references.flatMap(({ fields }) => fields);

it('each reference in a model is declared, or is none', () => {
  const isNone = (field: string) =>
    WHO_DID.test(field) || lastWord(field) in NO_REFERENCE || /^Audit\w+\.userId$/.test(field);
  const open = stored.filter((field) => REFERS.test(field) && !isNone(field) && !declared.includes(field));
  expect({ 'no <area>.references.ts says what becomes of': open }).toEqual({
    'no <area>.references.ts says what becomes of': [],
  });
});

it('what is declared is there, and is declared once', () => {
  expect(declared.filter((field) => !stored.includes(field))).toEqual([]);
  expect(declared.filter((field, at) => declared.indexOf(field) !== at)).toEqual([]);
  const words = Object.keys(NO_REFERENCE).filter((word) => !stored.some((field) => lastWord(field) === word));
  expect(words).toEqual([]);
});

it('what is referred to is a kind, or a list of one', () => {
  const isKnown = (to: string) =>
    models.some(({ modelName }) => modelName === to) || stored.some((field) => field.startsWith(`${to}.`));
  expect(references.filter(({ to }) => !isKnown(to)).map(({ to }) => to)).toEqual([]);
});

it('what is handed over has a duty that does so', () => {
  const keys = itemsOf(dutySources, extensions).flatMap(({ key, handOver }) => (handOver ? [key] : []));
  const handedOver = references.filter(({ fate }) => fate === 'handedOver');
  expect(handedOver.length).toBeGreaterThan(1);
  expect(handedOver.filter(({ duty = '' }) => !keys.includes(duty))).toEqual([]);
});

describe('what hangs on a record', () => {
  const stage = useApi();
  const id = '64b000000000000000000000';

  it('is counted for each kind that is asked about', async () => {
    const found = await Promise.all(
      references.flatMap(({ hanging }) => (hanging ? [hanging.count(id)] : [])),
    );
    expect(found.length).toBeGreaterThan(6);
    expect(found.filter((count) => count > 0)).toEqual([]);
  });

  it.each([
    ['Customer', 'secFact', RecurringInvoiceModel, { customerId: id }, '1 terugkerende factuur', false],
    ['Shift', 'vol', VolunteerModel, { shifts: [{ shiftId: id }] }, '1 indeling van een vrijwilliger', false],
    ['Activity', 'vol', ShiftModel, { activityId: id, end: '2999-01-01T12:00' }, '1 komende dienst', true],
  ] as const)('%s: is told to who may let it go', async (kind, right, model, hanging, text, blocks) => {
    await (model as unknown as Model<object>).collection.insertOne({ ...hanging } as never);
    const asked = async (general: PermissionId[]) =>
      (await (await signedIn(stage.api, { general })).data(HangingOnDocument, { kind, id })).hangingOn;
    expect(await asked([right])).toEqual([{ text, count: 1, blocks }]);
    expect(await asked(['webNews'])).toEqual([]);
  });

  it('of a committee are its members, its open tasks and what it sends invoices for', async () => {
    const keeper = await signedIn(stage.api, { general: ['secGebruikers'] });
    const commission = await makeCommission(7, 'Club van 111');
    await signedIn(stage.api, { name: 'Piet', commissions: [chairEntry(commission)] });
    await makeTasks(commission, 'x', { Hekken: null, Vlaggen: null });
    await RecurringInvoiceModel.collection.insertOne({ commissionId: commission, state: 'active' } as never);
    const { hangingOn } = await keeper.data(HangingOnDocument, { kind: 'Commission', id: commission });
    expect(hangingOn.map(({ text, blocks }) => [text, blocks]).sort()).toEqual([
      ['1 lid', false],
      ['1 terugkerende factuur', false],
      ['2 open taken', false],
    ]);
  });

  it('of a product are the orders that are open', async () => {
    const reservations = [{ orderId: 'a', amount: 1 }];
    const { id: productId } = await ProductModel.create({ title: 'Sjaal', price: 100, reservations });
    const anja = await signedIn(stage.api, { general: ['stockAdmin'] });
    expect(await anja.data(HangingOnDocument, { kind: 'Product', id: productId })).toEqual({
      hangingOn: [{ text: '1 open bestelling', count: 1, blocks: true }],
    });
  });
});
