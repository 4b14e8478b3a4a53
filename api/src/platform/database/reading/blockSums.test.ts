import { prop } from '@typegoose/typegoose';
import { Types } from 'mongoose';

import { useApi } from '../../../testing/apiStage';
import { modelOf } from '../../records/modelOf';
import { intoTrash, OUT_OF_TRASH } from '../../trash/trashedParts';
import { addedUp, type Block, BlockSums, byBlock, mergedOnce } from './blockSums';
import { countRecords } from './readPage';

class Keg {
  @prop({ type: () => String, required: true })
  cellar: string;

  @prop({ type: () => Number, required: true })
  litres: number;
}

class Cask extends Keg {}

const blockOf = (field: (name: string) => unknown) => String(field('cellar'));
const KegModel = modelOf(Keg, { blockOf });
/** The same, of a kind that can lie in the trash. */
const CaskModel = modelOf(Cask, { blockOf, inTrash: 'record' });

interface Sum {
  litres: number;
}

/** Sums of litres, and which blocks they were counted for. */
function kegSums(model: typeof KegModel = KegModel) {
  const counted: Block[] = [];
  const sums = new BlockSums<Sum[]>(
    () => model as never,
    async (names) => {
      counted.push(...names);
      const rows = await model.aggregate<Sum & { block: Block }>([
        { $match: { block: { $in: names } } },
        { $group: { _id: '$block', litres: { $sum: '$litres' } } },
        { $project: { _id: 0, block: '$_id', litres: 1 } },
      ]);
      return byBlock(rows) as Map<Block, Sum[]>;
    },
  );
  return {
    read: async (...only: string[]) => {
      counted.length = 0;
      const parts = await sums.read(undefined, only.length > 0 ? only : undefined);
      const litres = parts.flat().reduce((total, sum) => total + sum.litres, 0);
      return { litres, counted: [...counted].toSorted() };
    },
  };
}

/** As if all were written an hour ago. */
async function settle(model: typeof KegModel = KegModel): Promise<void> {
  const blockWrittenAt = new Date(Date.now() - 60 * 60_000);
  await model.collection.updateMany({}, { $set: { blockWrittenAt } });
}

useApi();

beforeEach(async () => {
  await KegModel.insertMany([
    { cellar: 'noord', litres: 50 },
    { cellar: 'noord', litres: 30 },
    { cellar: 'zuid', litres: 20 },
  ]);
  await settle();
});

it('counts each block once', async () => {
  const { read } = kegSums();
  expect(await read()).toEqual({ litres: 100, counted: ['noord', 'zuid'] });
  expect(await read()).toEqual({ litres: 100, counted: [] });
});

it('reads only the blocks that are asked for', async () => {
  const { read } = kegSums();
  expect(await read('zuid')).toEqual({ litres: 20, counted: ['zuid'] });
  expect(await read('noord')).toEqual({ litres: 80, counted: ['noord'] });
});

describe('counts a block again', () => {
  const writes: [string, () => Promise<unknown>, number][] = [
    ['in which a record was added', () => KegModel.create({ cellar: 'zuid', litres: 5 }), 105],
    ['in which several were added', () => KegModel.insertMany([{ cellar: 'zuid', litres: 5 }]), 105],
    ['in which one was changed', () => KegModel.updateOne({ cellar: 'zuid' }, { litres: 25 }), 105],
    [
      'in which one was changed and read',
      () => KegModel.findOneAndUpdate({ cellar: 'zuid' }, { $inc: { litres: 5 } }),
      105,
    ],
    [
      'in which several were changed',
      () => KegModel.updateMany({ cellar: 'zuid' }, { $inc: { litres: 5 } }),
      105,
    ],
    [
      'in which the database computed one',
      () =>
        KegModel.updateOne({ cellar: 'zuid' }, [{ $set: { litres: { $add: ['$litres', 5] } } }], {
          updatePipeline: true,
        }),
      105,
    ],
    ['of which one of two is gone', () => KegModel.deleteOne({ cellar: 'noord', litres: 30 }), 70],
    ['of which nothing is left', () => KegModel.deleteMany({ cellar: 'zuid' }), 80],
  ];

  it.each(writes)('%s, and the others not', async (_what, write, litres) => {
    const { read } = kegSums();
    await read();
    await write();
    const after = await read();
    expect(after.litres).toBe(litres);
    expect(after.counted.length).toBeLessThan(2);
  });

  it('at each reading for a while: what was noted before may be there only after', async () => {
    const { read } = kegSums();
    await KegModel.updateOne({ cellar: 'zuid' }, { litres: 25 });
    await read();
    expect(await read()).toEqual({ litres: 105, counted: ['zuid'] });
    await settle();
    await read();
    expect(await read()).toEqual({ litres: 105, counted: [] });
  });
});

it('counts records of before there were blocks, and what is written in them', async () => {
  await KegModel.collection.insertOne({ cellar: 'oost', litres: 7 });
  const { read } = kegSums();
  expect((await read('zuid')).litres).toBe(27);
  await KegModel.updateOne({ cellar: 'oost' }, { litres: 8 });
  expect((await read('zuid')).litres).toBe(28);
});

it('counts a block again from which the trash took one, or gave it back', async () => {
  await CaskModel.insertMany([
    { cellar: 'zuid', litres: 20 },
    { cellar: 'zuid', litres: 5 },
    { cellar: 'noord', litres: 1 },
  ]);
  await settle(CaskModel);
  const { read } = kegSums(CaskModel);
  expect(await read()).toEqual({ litres: 26, counted: ['noord', 'zuid'] });
  await CaskModel.updateOne({ litres: 5 }, intoTrash());
  expect(await read()).toEqual({ litres: 21, counted: ['zuid'] });
  await settle(CaskModel);
  await read();
  await CaskModel.updateOne({ litres: 5, deletedAt: { $ne: null } }, OUT_OF_TRASH);
  expect(await read()).toEqual({ litres: 26, counted: ['zuid'] });
});

it('merges the same parts once', () => {
  const merge = jest.fn((parts: readonly number[][]) => parts.flat().length);
  const merged = mergedOnce(merge);
  const [one, two] = [[1], [2, 3]];
  expect([merged('a', [one, two]), merged('a', [one, two]), merged('a', [one])]).toEqual([3, 3, 1]);
  expect(merge).toHaveBeenCalledTimes(2);
});

it('adds up what is alike in all the rest', () => {
  const rows = [
    { city: 'Eys', count: 1, amount: 5 },
    { city: 'Gulpen', count: 2, amount: 7 },
    { city: 'Eys', count: 3, amount: 9 },
  ];
  expect(addedUp(rows, ['count', 'amount'])).toEqual([
    { city: 'Eys', count: 4, amount: 14 },
    { city: 'Gulpen', count: 2, amount: 7 },
  ]);
});

describe('how many records fit a filter', () => {
  it('is right after each write', async () => {
    expect(await countRecords(KegModel as never, { litres: { $gte: 30 } })).toBe(2);
    await KegModel.updateOne({ cellar: 'zuid' }, { litres: 40 });
    expect(await countRecords(KegModel as never, { litres: { $gte: 30 } })).toBe(3);
    expect(await countRecords(KegModel as never, {})).toBe(3);
  });

  it('is of some blocks only, where that is asked', async () => {
    const count = (...only: string[]) => countRecords(KegModel as never, {}, only);
    expect([await count('noord'), await count('zuid', 'noord')]).toEqual([2, 3]);
    await KegModel.create({ cellar: 'zuid', litres: 1 });
    expect([await count('noord'), await count('zuid', 'noord')]).toEqual([2, 4]);
  });

  it('counts blocks of which nothing fits once, too', async () => {
    const aggregate = jest.spyOn(KegModel, 'aggregate');
    const count = () => countRecords(KegModel as never, { litres: 30 });
    expect([await count(), await count()]).toEqual([1, 1]);
    // When each block was written, twice, and one count.
    expect(aggregate).toHaveBeenCalledTimes(3);
    aggregate.mockRestore();
  });

  it('takes ids as texts', async () => {
    const { id } = await KegModel.create({ cellar: 'west', litres: 1 });
    expect(await countRecords(KegModel as never, { _id: { $in: [String(id)] } })).toBe(1);
  });

  it('takes ids as they are, few and many', async () => {
    const { _id } = await KegModel.create({ cellar: 'west', litres: 1 });
    expect(await countRecords(KegModel as never, { _id: { $in: [_id] } })).toBe(1);
    const many = Array.from({ length: 100 }, () => new Types.ObjectId());
    expect(await countRecords(KegModel as never, { _id: { $in: [...many, _id] } })).toBe(1);
  });

  it('keeps searches in texts apart', async () => {
    const count = (text: RegExp) => countRecords(KegModel as never, { cellar: text });
    expect([await count(/noord/), await count(/zuid/)]).toEqual([2, 1]);
  });
});
