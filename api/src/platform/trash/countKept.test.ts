import { index, modelOptions, prop } from '@typegoose/typegoose';
import mongoose from 'mongoose';

import { useApi } from '../../testing/apiStage';
import { WITH_TRASH } from '../database/trashOptions';
import { modelOf } from '../records/modelOf';

useApi();

@modelOptions({ schemaOptions: { collection: 'countKeptTrees', versionKey: false } })
@index({ kind: 1 })
class CountedTree {
  @prop({ type: () => String })
  kind: string;

  @prop({ type: () => Number })
  height: number;
}

const CountedTreeModel = modelOf(CountedTree, { inTrash: 'record' });

beforeAll(() => CountedTreeModel.createIndexes());

beforeEach(async () => {
  await CountedTreeModel.collection.deleteMany({});
  const trees = Array.from({ length: 20 }, (_, at) => ({ kind: at < 15 ? 'eik' : 'Eik', height: at }));
  const felled = Array.from({ length: 3 }, (_, at) => ({ kind: 'eik', height: at, deletedAt: new Date() }));
  await CountedTreeModel.collection.insertMany([...trees, ...felled] as never);
});
afterEach(() => mongoose.set('debug', false));

it('what lies in the trash is not counted', async () => {
  expect(await CountedTreeModel.countDocuments({})).toBe(20);
  expect(await CountedTreeModel.countDocuments({ kind: 'eik' })).toBe(15);
  expect(await CountedTreeModel.countDocuments({ kind: 'eik', height: { $lt: 2 } })).toBe(2);
  expect(await CountedTreeModel.countDocuments({ kind: 'den' })).toBe(0);
});

it('what lies in the trash is counted when that is asked', async () => {
  expect(await CountedTreeModel.countDocuments({ kind: 'eik' }).setOptions(WITH_TRASH)).toBe(18);
  expect(await CountedTreeModel.countDocuments({ deletedAt: { $exists: true } })).toBe(3);
});

it('a count takes what a query may ask for, and casts as a query does', async () => {
  expect(
    await CountedTreeModel.countDocuments({ kind: 'EIK' }).collation({ locale: 'nl', strength: 1 }),
  ).toBe(20);
  expect(await CountedTreeModel.countDocuments({ height: { $lt: '2' } } as never)).toBe(2);
  expect(await CountedTreeModel.countDocuments({ kind: 'eik' }).limit(4)).toBe(4);
});

it('a count reads no record that is kept', async () => {
  const asked: [object[], object][] = [];
  mongoose.set('debug', (_collection: string, method: string, ...given: unknown[]) => {
    if (method === 'aggregate') asked.push(given as [object[], object]);
  });
  await CountedTreeModel.countDocuments({ kind: 'eik' });
  expect(asked).toHaveLength(1);
  const [[pipeline]] = asked as [[object[], object]];
  const plan = await CountedTreeModel.collection.aggregate(pipeline).explain('executionStats');
  expect(JSON.stringify(plan)).toContain('"COUNT_SCAN"');
  expect(JSON.stringify(plan)).not.toContain('"COLLSCAN"');
});
