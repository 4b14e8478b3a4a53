import type { Query } from 'mongoose';
import mongoose, { Types } from 'mongoose';

import { permissionIds } from '../identity/catalogue/catalogue';
import { makeActiveEdition } from '../krant/testKrant';
import { FileWordsModel } from '../platform/files/text/fileWords.model';
import { useApi } from '../testing/apiStage';
import { signedIn } from '../testing/people';
import { makeAllKinds, searched } from './testing/testSearch';

const stage = useApi();
afterEach(() => void jest.restoreAllMocks());

it.each(['vuurwerk', 'piet vuurwerk', '11', 'notulen'])('"%s" reads no whole collection', async (text) => {
  const { committee } = await makeAllKinds();
  await makeActiveEdition('2027');
  await FileWordsModel.create({ _id: new Types.ObjectId(), folder: 'docs/secretary', words: ['vuurwerk'] });
  const person = await signedIn(stage.api, { general: [...permissionIds], commissions: [committee] });
  const asked = new Map<string, { collection: string; filter: object; sort: object }>();

  const { exec } = mongoose.Query.prototype;
  jest.spyOn(mongoose.Query.prototype, 'exec').mockImplementation(function (
    this: Query<unknown, unknown>,
    ...given: []
  ) {
    const { maxTimeMS, sort } = this.getOptions();
    if (maxTimeMS) {
      const search = { collection: this.model.collection.name, filter: this.getFilter(), sort: sort ?? {} };
      asked.set(JSON.stringify(search), search as never);
    }
    return exec.apply(this, given);
  });
  await searched(person, text);
  expect(asked.size).toBeGreaterThan(9);
  for (const { collection, filter, sort } of asked.values()) {
    const found = mongoose.connection
      .collection(collection)
      .find(filter)
      .sort(sort as never);
    const plan = JSON.stringify(
      ((await found.explain('queryPlanner')) as { queryPlanner: object }).queryPlanner,
    );
    expect({ collection, plan }).toEqual({ collection, plan: expect.stringContaining('IXSCAN') });
    expect({ collection, plan }).toEqual({ collection, plan: expect.not.stringContaining('COLLSCAN') });
  }
});
