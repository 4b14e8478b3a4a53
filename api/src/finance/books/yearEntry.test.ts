import { Types } from 'mongoose';

import {
  AddDeclarationDocument,
  AddMutationDocument,
  AddWorkgroupDocument,
  ArchiveAccountancyYearDocument,
  DeleteWorkgroupDocument,
} from '../../testing/gql/graphql';
import { useFinance } from '../testFinance';
import { AccountancyYearModel } from './accountancyYear.model';
import { TransactionState } from './finance.enums';
import { TransactionModel } from './transaction.model';
import { mendBooks, strayLines } from './yearEntry.service';

const stage = useFinance();

const yearNow = () => AccountancyYearModel.findById(stage.year.id).lean().orFail();
const mutation = (wg: string) => ({ yearId: stage.year.id, wg, description: 'Lint', income: 100 });
const group = (index: string) => ({
  yearId: stage.year.id,
  workgroup: { index, title: `Commissie ${index}`, expencesBudget: 0, incomeBudget: 0 },
});
/** Adds committees to the books. @returns for each its number and id */
async function groups(count: number): Promise<{ index: string; id: string }[]> {
  const indexes = Array.from({ length: count }, (_, at) => String(50 + at));
  for (const index of indexes) await stage.jan.data(AddWorkgroupDocument, group(index));
  const { workgroups } = await yearNow();
  return indexes.map((index) => ({
    index,
    id: String((workgroups.find((one) => one.index === index) as { _id?: unknown })._id),
  }));
}
/** A line that was let in and is still being written, as another process leaves it. */
const enter = (wg: string, at = new Date()) =>
  AccountancyYearModel.updateOne({ _id: stage.year.id }, { $push: { entering: { key: 'x', wg, at } } });

describe('of a line that is added and a committee that is taken out at once', () => {
  it('one happens: no line is left without its committee', async () => {
    const all = await groups(15);
    const answers = await Promise.all(
      all.flatMap(({ index, id }) => [
        stage.jan.run(AddMutationDocument, { mutation: mutation(index) }),
        stage.jan.run(DeleteWorkgroupDocument, { yearId: stage.year.id, id }),
      ]),
    );
    const failed = answers.filter(({ errors }) => errors).length;
    expect(failed).toBe(15);
    expect(await strayLines()).toEqual([]);
    const { workgroups, entering } = await yearNow();
    const left = workgroups.filter(({ index }) => Number(index) >= 50).length;
    expect(await TransactionModel.countDocuments()).toBe(left);
    expect(entering).toEqual([]);
  });

  it('the committee waits for a line that is being written, but not for one of a process that died', async () => {
    const [first] = await groups(1);
    const variables = { yearId: stage.year.id, id: first?.id as string };
    await enter('50');
    expect((await stage.jan.error(DeleteWorkgroupDocument, variables)).extensions.code).toBe('CONFLICT');
    await AccountancyYearModel.updateOne({ _id: stage.year.id }, { $set: { entering: [] } });
    await enter('50', new Date(0));
    expect((await stage.jan.run(DeleteWorkgroupDocument, variables)).errors).toBeUndefined();
  });
});

describe('a year with open declarations', () => {
  it('does not go to the archive; they are named', async () => {
    await stage.declare({ description: 'Hekken' });
    const { message, extensions } = await stage.jan.error(ArchiveAccountancyYearDocument, {
      ...{ id: stage.year.id, archived: true },
    });
    expect(extensions.code).toBe('BAD_USER_INPUT');
    expect(message).toMatch(
      /^Er is nog een open declaratie\. Beslis eerst over: Hekken van Piet \(€\s12,50\)\.$/,
    );
    expect(await yearNow()).toMatchObject({ archived: false, locked: false });
    const again = await stage.declare();
    expect(again.id).toBeTruthy();
  });

  it('does not go there beside one that comes in at the same moment', async () => {
    const { id: receiptId } = await stage.receipt();
    const declaring = stage.piet.run(AddDeclarationDocument, {
      declaration: { receiptId, ...stage.declaration() },
    });
    const archiving = stage.jan.run(ArchiveAccountancyYearDocument, { id: stage.year.id, archived: true });
    const [declared, archived] = await Promise.all([declaring, archiving]);
    expect([declared, archived].filter(({ errors }) => errors)).toHaveLength(1);
    const open = await TransactionModel.countDocuments({ state: TransactionState.open });
    expect([open, (await yearNow()).archived]).toEqual(archived.errors ? [1, false] : [0, true]);
  });
});

it('lines without a committee are found, and get it back', async () => {
  await stage.jan.data(AddMutationDocument, { mutation: mutation('3') });
  await AccountancyYearModel.updateOne({ _id: stage.year.id }, { $pull: { workgroups: { index: '3' } } });
  const gone = new Types.ObjectId().toHexString();
  await TransactionModel.updateOne({}, { $set: { wg: '3' } });
  expect(await strayLines()).toEqual([{ yearId: stage.year.id, year: '2026-2027', wg: '3', lines: 1 }]);
  expect(await mendBooks()).toBe(1);
  expect(await strayLines()).toEqual([]);
  expect((await yearNow()).workgroups.find(({ index }) => index === '3')).toMatchObject({ title: 'Optocht' });
  expect(await mendBooks()).toBe(0);
  // Of a year that is gone nothing can be mended: it is told.
  await TransactionModel.updateOne({}, { $set: { yearId: gone } });
  expect(await strayLines()).toEqual([{ yearId: gone, year: null, wg: '3', lines: 1 }]);
  expect(await mendBooks()).toBe(0);
});
