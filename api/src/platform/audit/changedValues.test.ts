import { Types } from 'mongoose';

import { appliedUpdate } from './appliedUpdate';
import { changedValues } from './changedValues';

const values = (before: object | null, after: object | null) =>
  changedValues(before as never, after as never);
const told = (before: object | null, after: object | null) =>
  values(before, after).fields.map(({ name, before: old, after: now }) => [name, old, now]);

describe('what changed', () => {
  it('is told as text: dates, yes and no, lists, parts by their id', () => {
    const [a, b] = [new Types.ObjectId(), new Types.ObjectId()];
    expect(
      told(
        {
          at: new Date(0),
          open: false,
          tags: ['a'],
          tasks: [
            { _id: a, title: 'Een' },
            { _id: b, title: 'Twee' },
          ],
        },
        { at: new Date(1000), open: true, tags: ['a', 'b'], tasks: [{ _id: b, title: 'Drie' }] },
      ),
    ).toEqual([
      ['at', '1970-01-01T00:00:00.000Z', '1970-01-01T00:00:01.000Z'],
      ['open', 'nee', 'ja'],
      ['tags', 'a', 'a, b'],
      [`tasks.${a.toString()}.title`, 'Een', null],
      [`tasks.${b.toString()}.title`, 'Twee', 'Drie'],
    ]);
  });

  it('is nothing when only what a record keeps of itself changed', () => {
    expect(told({ revision: 1, changeLog: [] }, { revision: 2, changeLog: ['x'], modifiedBy: 'y' })).toEqual(
      [],
    );
  });

  it('has no secrets and no bytes', () => {
    const { fields } = values(
      { passwordHash: 'one', link: { token: 'two' }, photo: Buffer.from('three') },
      { passwordHash: 'four', link: { token: 'five' }, photo: Buffer.from('six') },
    );
    expect(fields).toEqual([
      { name: 'passwordHash', before: null, after: null, hidden: true },
      { name: 'link.token', before: null, after: null, hidden: true },
    ]);
  });

  it('stays below 16 KB, however much there is', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`f${at}`, '€'.repeat(5000)]));
    const { fields, isCut } = values(null, many);
    expect(isCut).toBe(true);
    expect(fields[0]?.after).toHaveLength(2000);
    expect(Buffer.byteLength(JSON.stringify(fields))).toBeLessThan(15_000);
  });
});

describe('what an update makes of a record', () => {
  const [a, b] = [new Types.ObjectId(), new Types.ObjectId()];
  const record = {
    name: 'Een',
    amount: 3,
    tags: ['x'],
    tasks: [
      { _id: a, title: 'A', revision: 1 },
      { _id: b, title: 'B', revision: 1 },
    ],
  };
  const apply = (update: object, filter: object = {}, arrayFilters: object[] = []) =>
    appliedUpdate(record, update as never, { filter, arrayFilters } as never) as typeof record;

  it('does what the operators say, and leaves the record as it was', () => {
    const after = apply({
      $set: { name: 'Twee', 'inner.deep': 1 },
      $unset: { tags: 1 },
      $inc: { amount: -2 },
    });
    expect(after).toMatchObject({ name: 'Twee', inner: { deep: 1 }, amount: 1, tags: undefined });
    expect(record.name).toBe('Een');
  });

  it('adds to and takes from lists', () => {
    expect(apply({ $push: { tags: { $each: ['y', 'z'] } } }).tags).toEqual(['x', 'y', 'z']);
    expect(apply({ $push: { tags: 'y' } }).tags).toEqual(['x', 'y']);
    expect(apply({ $addToSet: { tags: 'x' } }).tags).toEqual(['x']);
    expect(apply({ $pull: { tasks: { _id: a.toString() } } }).tasks.map(({ title }) => title)).toEqual(['B']);
    expect(apply({ $pull: { tasks: { $or: [{ title: 'A' }, { title: 'B' }] } } }).tasks).toEqual([]);
    expect(apply({ $pull: { tags: { $in: ['x'] } } }).tags).toEqual([]);
  });

  it.each([
    ['$ by $elemMatch', { tasks: { $elemMatch: { _id: b.toString(), revision: 1 } } }, 'tasks.$.title', []],
    ['$ by a path', { 'tasks._id': b.toString() }, 'tasks.$.title', []],
    ['a name', {}, 'tasks.$[one].title', [{ 'one._id': b.toString() }]],
  ])('changes the part that is meant by %s', (_how, filter, path, arrayFilters) => {
    const after = apply({ $set: { [path]: 'C' } }, filter, arrayFilters);
    expect(after.tasks.map(({ title }) => title)).toEqual(['A', 'C']);
  });
});
