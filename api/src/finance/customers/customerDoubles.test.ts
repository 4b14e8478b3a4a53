import { settleMerges } from '../../identity/doubles/doubles.types';
import { trashLimit } from '../../platform/database/trashOptions';
import { useApi } from '../../testing/apiStage';
import {
  AddCustomerDocument,
  CustomersDocument,
  DeleteCustomerDocument,
  DoublesOfDocument,
  MergeRecordsDocument,
  type MergeRecordsMutationVariables,
  SaveCustomerDocument,
  SetNoDoubleDocument,
  UndoMergeDocument,
} from '../../testing/gql/graphql';
import { signedIn, usePerson } from '../../testing/people';
import { InvoiceModel } from '../invoices/invoice.model';
import { CustomerModel } from './customer.model';

// The merging of all kinds (identity/doubles), tried with customers; what moves of others is tried in their area.

const stage = useApi();
const kind = 'Customer';
let kept: string;
let gone: string;
const fien = usePerson(stage, { name: 'Fien', general: ['secFact'] });

beforeEach(async () => {
  kept = await add({ name: 'Bakkerij Jansen B.V.', email: 'info@bakkerij.example', phone: '' });
  gone = await add({ name: 'bakkerij Jansen', phone: '+31 315 123456', address: 'Dorpsstr. 1' });
  await invoice(1, gone);
});

async function add(changes: object): Promise<string> {
  const customer = {
    ...{ name: 'Een ander', address: 'Dorpsstraat 1', postalCode: '7071AA Ulft', email: '', phone: '' },
    ...{ allowDuplicate: true, ...changes },
  };
  return (await fien.data(AddCustomerDocument, { customer })).addCustomer.id;
}
/** As it is stored: who it was made out to stays. */
const invoice = async (sequence: number, customerId: string) => {
  const number = `2026-${sequence}`;
  await InvoiceModel.collection.insertOne({
    year: 2026,
    sequence,
    number,
    customerId,
    nameClient: number,
  } as never);
};
const invoicesOf = async (customerId: string) =>
  (await InvoiceModel.find({ customerId }).sort({ number: 1 }).lean()).map(({ number }) => number);
const asked = (more: Partial<MergeRecordsMutationVariables> = {}): MergeRecordsMutationVariables => ({
  ...{ kind, keptId: kept, keptRevision: 1, goneId: gone, goneRevision: 1, taken: ['phone'], both: [] },
  ...more,
});
const merge = (more: Partial<MergeRecordsMutationVariables> = {}) =>
  fien.data(MergeRecordsDocument, asked(more));
const undo = async (goneId = gone) => (await fien.data(UndoMergeDocument, { kind, goneId })).undoMerge;
const doubles = async () => (await fien.data(DoublesOfDocument, { kind })).doubles;
const shown = async () =>
  (await fien.data(CustomersDocument, {})).customers.edges.map(({ node }) => node.name).sort();
/** What the database has of one, but for what each write leaves. */
const stored = async (id: string) => {
  const found = await CustomerModel.findById(id).lean().orFail();
  const { name, address, postalCode, email, phone, sortName, searchText, deleted } = found;
  return { name, address, postalCode, email, phone, sortName, searchText, deleted, merge: found.merge };
};

it('is proposed by name and what they have in common, in any spelling', async () => {
  await add({ name: 'Bakkerij Jansen', address: 'Elders 9', postalCode: '7000 AA' });
  await add({ name: 'Slagerij Jansen' });
  expect(await doubles()).toMatchObject({
    count: 1,
    pairs: [
      {
        // The one on which most hangs is first.
        records: [
          { id: gone, name: 'bakkerij Jansen', detail: '1 factuur' },
          { id: kept, detail: '0 facturen' },
        ],
        inCommon: ['adres'],
        fields: [
          {
            name: 'name',
            label: 'Naam',
            values: ['bakkerij Jansen', 'Bakkerij Jansen B.V.'],
            canBeBoth: false,
          },
          { name: 'address', values: ['Dorpsstr. 1, 7071AA Ulft', 'Dorpsstraat 1, 7071AA Ulft'] },
          { name: 'email', values: ['', 'info@bakkerij.example'] },
          { name: 'phone', values: ['+31 315 123456', ''] },
        ],
      },
    ],
  });
});

it('that is none is not proposed again, until that is taken back', async () => {
  const set = (isNone: boolean, id = gone) =>
    fien.run(SetNoDoubleDocument, { kind, id, otherId: kept, isNone });
  await set(true);
  expect((await doubles()).count).toBe(0);
  await set(false);
  expect((await doubles()).count).toBe(1);
  expect((await set(true, kept)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect((await set(true, 'geen-id')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

it('merges field by field, takes invoices along, and is out of sight', async () => {
  await expect(merge()).resolves.toEqual({ mergeRecords: 'Bakkerij Jansen B.V.' });
  expect(await stored(kept)).toMatchObject({ phone: '+31 315 123456', address: 'Dorpsstraat 1' });
  expect(await invoicesOf(kept)).toEqual(['2026-1']);
  expect(await shown()).toEqual(['Bakkerij Jansen B.V.']);
  expect(await doubles()).toMatchObject({
    count: 0,
    merged: [{ id: gone, name: 'bakkerij Jansen', into: 'Bakkerij Jansen B.V.', byName: 'Fien' }],
  });
});

it('sent twice, or by two at once, is done once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => fien.run(MergeRecordsDocument, asked({ requestId: 'een-verzoek' }))),
  );
  expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
  const third = await add({ name: 'Bakkerij Jansen' });
  const both = await Promise.all([
    fien.run(MergeRecordsDocument, asked({ goneId: third, keptRevision: 2, taken: [] })),
    fien.run(MergeRecordsDocument, asked({ keptId: third, keptRevision: 1, goneId: kept, goneRevision: 2 })),
  ]);
  // Nobody is merged into who is merged themselves.
  expect(both.filter(({ errors }) => errors).length).toBe(1);
  expect(await shown()).toHaveLength(1);
});

it.each([
  [() => ({ goneId: kept }), 'BAD_USER_INPUT'],
  [() => ({ goneId: 'geen-id' }), 'NOT_FOUND'],
  [() => ({ goneRevision: 7 }), 'CONFLICT'],
  [() => ({ kind: 'User' }), 'BAD_USER_INPUT'],
  [() => ({ taken: Array.from({ length: 21 }, () => 'phone') }), 'BAD_USER_INPUT'],
] as const)('is refused for %s', async (more, code) => {
  const { errors } = await fien.run(MergeRecordsDocument, asked(more()));
  expect(errors?.[0]?.extensions.code).toBe(code);
  expect(await stored(gone)).toMatchObject({ deleted: false });
});

it('is for who may change customers alone', async () => {
  const other = await signedIn(stage.api, { name: 'Els', general: ['vol', 'krantRed'] });
  const outcomes = await Promise.all([
    other.run(MergeRecordsDocument, asked()),
    other.run(DoublesOfDocument, { kind }),
    other.run(UndoMergeDocument, { kind, goneId: gone }),
    other.run(SetNoDoubleDocument, { kind, id: gone, otherId: kept, isNone: true }),
  ]);
  expect(outcomes.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(Array(4).fill('FORBIDDEN'));
});

it('is undone exactly; what was changed since stays, and is told', async () => {
  const before = [await stored(kept), await stored(gone)];
  await merge({ taken: ['phone', 'address'] });
  await invoice(2, kept);
  expect(await undo()).toEqual([]);
  expect([await stored(kept), await stored(gone)]).toEqual(before);
  expect([await invoicesOf(kept), await invoicesOf(gone)]).toEqual([['2026-2'], ['2026-1']]);
  expect(await undo().catch((error: unknown) => String(error))).toContain('Dit is niet samengevoegd');

  const { customers } = await fien.data(CustomersDocument, {});
  const revisionOf = (id: string) => customers.edges.find(({ node }) => node.id === id)?.node.revision ?? 0;
  await merge({ keptRevision: revisionOf(kept), goneRevision: revisionOf(gone) });
  const customer = {
    ...{ name: 'Bakkerij Jansen', address: 'Dorpsstraat 1', postalCode: '7071AA Ulft' },
    ...{ email: '', phone: '06 11111111', allowDuplicate: true },
  };
  await fien.data(SaveCustomerDocument, { id: kept, revision: revisionOf(kept) + 1, customer });
  expect(await undo()).toEqual(['Telefoon']);
  expect(await stored(kept)).toMatchObject({ phone: '06 11111111' });
});

it('is undone for 30 days, not while the other is merged or removed; then it is forgotten', async () => {
  await merge();
  const third = await add({ name: 'Jansen brood' });
  await merge({ keptId: third, goneId: kept, goneRevision: 2 });
  expect(await undo().catch((error: unknown) => String(error))).toContain('Maak eerst ongedaan');
  expect(await invoicesOf(third)).toEqual(['2026-1']);
  await undo(kept);
  expect(await invoicesOf(kept)).toEqual(['2026-1']);
  await CustomerModel.collection.updateOne(
    { 'merge.into': kept },
    { $set: { 'merge.at': new Date(trashLimit().getTime() - 1000) } },
  );
  expect(await undo().catch((error: unknown) => String(error))).toContain('tot 30 dagen');
  await settleMerges(stage.api.portal);
  const { address, phone, merge: left } = await stored(gone);
  expect({ address, phone, step: left?.step, taken: left?.taken }).toEqual({
    ...{ address: '', phone: '', step: 'forgotten', taken: undefined },
  });
  expect(await invoicesOf(kept)).toEqual(['2026-1']);
});

it('is forgotten with the one that stayed', async () => {
  await merge();
  await fien.data(DeleteCustomerDocument, { id: kept });
  expect(await stored(gone)).toMatchObject({ address: '', phone: '' });
  expect(await undo().catch((error: unknown) => String(error))).toContain('tot 30 dagen');
});

it('is finished by a job after a crash at any point, and takes what was written at the same moment', async () => {
  await merge();
  await invoice(2, gone);
  await settleMerges(stage.api.portal);
  expect(await invoicesOf(kept)).toEqual(['2026-1', '2026-2']);
  // As after a crash right after the write that decides, and right before that the last one of undoing.
  await CustomerModel.collection.updateOne({ 'merge.into': kept }, { $set: { 'merge.step': 'begun' } });
  await settleMerges(stage.api.portal);
  await CustomerModel.collection.updateOne({ 'merge.into': kept }, { $set: { 'merge.step': 'undoing' } });
  await settleMerges(stage.api.portal);
  expect(await invoicesOf(gone)).toEqual(['2026-1', '2026-2']);
  expect(await stored(gone)).toMatchObject({ deleted: false });
  expect(await stored(kept)).toMatchObject({ phone: '' });
});
