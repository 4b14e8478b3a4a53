import { mongo } from 'mongoose';

import { retryUpsert } from './databaseErrors';

const refusal = (keyPattern: object) =>
  new mongo.MongoServerError({ message: 'E11000 duplicate key', code: 11000, keyPattern });

/** Is refused with each of these, and then succeeds. */
function writing(...refusals: Error[]) {
  const left = [...refusals];
  return jest.fn(async () => {
    const next = left.shift();
    if (next) throw next;
    return 'written';
  });
}

it('writes once more when somebody else made the record at that moment', async () => {
  const write = writing(refusal({ _id: 1 }));
  expect(await retryUpsert(write)).toBe('written');
  expect(write).toHaveBeenCalledTimes(2);
});

it('does not go on for ever: what is refused again is refused', async () => {
  await expect(retryUpsert(writing(refusal({ _id: 1 }), refusal({ _id: 1 })))).rejects.toThrow('E11000');
});

it.each([refusal({ 'keptRequests.key': 1 }), new Error('No disk')])(
  'leaves another refusal to who asked: %s',
  async (error) => {
    const write = writing(error);
    await expect(retryUpsert(write)).rejects.toBe(error);
    expect(write).toHaveBeenCalledTimes(1);
  },
);
