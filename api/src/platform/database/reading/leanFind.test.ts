import { index, modelOptions, prop } from '@typegoose/typegoose';
import mongoose, { Types } from 'mongoose';

import { useApi } from '../../../testing/apiStage';
import { modelOf } from '../../records/modelOf';
import { leanWithId } from './leanFind';

useApi();

class Leaf {
  @prop({ type: () => Types.ObjectId })
  _id: Types.ObjectId;

  @prop({ type: () => String })
  name: string;
}

class Branch {
  @prop({ type: () => Types.ObjectId })
  _id: Types.ObjectId;

  @prop({ type: () => [Leaf], default: undefined })
  leaves?: Leaf[];
}

@modelOptions({ schemaOptions: { collection: 'leanFindTrees', versionKey: false } })
@index({ name: 1 })
class Tree {
  id: string;

  @prop({ type: () => String })
  name: string;

  @prop({ type: () => Number })
  height?: number;

  @prop({ type: () => String, select: false })
  secret?: string;

  @prop({ type: () => Branch })
  top?: Branch;

  @prop({ type: () => [Branch], default: undefined })
  branches?: Branch[];
}

const TreeModel = modelOf(Tree);

beforeEach(async () => {
  await TreeModel.deleteMany({});
  await TreeModel.create([
    {
      name: 'eik',
      height: 20,
      secret: 'hol',
      top: { _id: new Types.ObjectId() },
      branches: [{ _id: new Types.ObjectId(), leaves: [{ _id: new Types.ObjectId(), name: 'a' }] }],
    },
    { name: 'Beuk', height: 30, secret: 'vol' },
    { name: 'den' },
  ]);
});
afterEach(() => void jest.restoreAllMocks());

const trees = (filter: object = {}) => TreeModel.find(filter);

/** How often the driver's cursor was asked: what is read as one answer does not. */
const byCursor = () => jest.spyOn(TreeModel.collection, 'find');

/** As the driver reads it: anything that is no option of a list. */
const plainly = (query: ReturnType<typeof trees>) => query.comment('plainly').lean(leanWithId);

describe('leanFind', () => {
  it.each([
    ['everything', () => trees().sort({ name: 1 })],
    ['named columns', () => trees().select({ name: 1, 'branches.leaves.name': 1 }).sort({ name: 1 })],
    ['ids only', () => trees().select({ _id: 1 }).sort({ name: 1 })],
    ['no ids', () => trees().select({ _id: 0 }).sort({ name: 1 })],
    ['all but', () => trees().select({ height: 0 }).sort({ name: 1 })],
    ['a hidden column by name', () => trees().select({ secret: 1 }).sort({ name: 1 })],
    ['a page', () => trees().sort({ name: -1 }).skip(1).limit(1)],
    ['in Dutch order', () => trees().sort({ name: 1 }).collation({ locale: 'nl' })],
    ['ids as texts', () => trees({ height: '20' })],
    ['nothing', () => trees({ name: 'wilg' })],
  ])('reads %s as the driver does, in one answer', async (_what, query) => {
    const expected = await plainly(query());
    const cursor = byCursor();
    const found = await query().lean(leanWithId);
    expect(cursor).not.toHaveBeenCalled();
    expect(found).toEqual(expected);
  });

  it('gives parts their ids as texts', async () => {
    const [oak] = await TreeModel.find({ name: 'eik' }).lean(leanWithId);
    expect(oak?.id).toBe(String((oak as unknown as { _id: unknown })._id));
    expect(oak?.top).toMatchObject({ id: String(oak?.top?._id) });
    const [branch] = oak?.branches ?? [];
    expect(branch).toMatchObject({ id: String(branch?._id) });
    expect(oak).not.toHaveProperty('secret');
  });

  it.each([
    ['a hidden column beside the others', () => TreeModel.find().select('+secret').lean(leanWithId)],
    [
      'a part of a list',
      () =>
        TreeModel.find()
          .select({ branches: { $slice: 1 } })
          .lean(leanWithId),
    ],
    ['whole documents', () => TreeModel.find()],
    ['something unusual', () => TreeModel.find().comment('unusual').lean(leanWithId)],
  ])('leaves %s to the driver', async (_what, query) => {
    const cursor = byCursor();
    expect(await query()).toHaveLength(3);
    expect(cursor).toHaveBeenCalledTimes(1);
  });

  it('leaves to the driver what is more than one answer, and keeps no cursor for it', async () => {
    await TreeModel.insertMany(Array.from({ length: 10_001 }, (_, at) => ({ name: `spar ${at}` })));
    const cursor = byCursor();
    expect(await TreeModel.find().lean(leanWithId)).toHaveLength(10_004);
    expect(cursor).toHaveBeenCalledTimes(1);
    const status = await mongoose.connection.db?.command({ serverStatus: 1 });
    expect(status?.metrics.cursor.open.total).toBe(0);
  });

  it('leaves to the driver what finds the database away, and refuses what it cannot read', async () => {
    const cursor = byCursor();
    jest
      .spyOn(mongoose.mongo.Db.prototype, 'command')
      .mockRejectedValueOnce(new mongoose.mongo.MongoNetworkError('gone'));
    expect(await TreeModel.find().lean(leanWithId)).toHaveLength(3);
    expect(cursor).toHaveBeenCalledTimes(1);
    await expect(trees({ height: 'hoog' }).lean(leanWithId)).rejects.toThrow('Cast to Number');
    await expect(TreeModel.find({ $nor: 1 } as never).lean(leanWithId)).rejects.toThrow();
  });

  const one = (filter: object = {}) => TreeModel.findOne(filter);

  it.each([
    ['a record', () => one({ name: 'eik' })],
    ['by its id', () => TreeModel.findById('000000000000000000000000')],
    ['named columns', () => one({ height: { $gt: 25 } }).select({ name: 1 })],
    ['the first of more', () => one().sort({ name: -1 }).skip(1)],
    ['nothing', () => one({ name: 'wilg' })],
  ])('reads one record, %s, as the driver does, in one answer', async (_what, query) => {
    const expected = await query().comment('plainly').lean(leanWithId);
    const read = jest.spyOn(TreeModel.collection, 'findOne');
    expect(await query().lean(leanWithId)).toEqual(expected);
    expect(read).not.toHaveBeenCalled();
  });

  it('leaves one record to the driver when the query has its own say, or finds the database away', async () => {
    const read = jest.spyOn(TreeModel.collection, 'findOne');
    await expect(one({ name: 'wilg' }).lean(leanWithId).orFail()).rejects.toThrow('No document found');
    expect(await one({ name: 'eik' })).toHaveProperty('height', 20);
    expect(read).toHaveBeenCalledTimes(2);
    jest
      .spyOn(mongoose.mongo.Db.prototype, 'command')
      .mockRejectedValueOnce(new mongoose.mongo.MongoNetworkError('gone'));
    expect(await one({ name: 'eik' }).lean(leanWithId)).toHaveProperty('height', 20);
    expect(read).toHaveBeenCalledTimes(3);
  });
});
