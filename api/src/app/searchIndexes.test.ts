import mongoose, { Types } from 'mongoose';

import { permissionIds } from '../identity/catalogue/catalogue';
import { makeActiveEdition } from '../krant/testKrant';
import { FileWordsModel } from '../platform/files/text/fileWords.model';
import { useApi } from '../testing/apiStage';
import { signedIn } from '../testing/people';
import { makeAllKinds, searched } from './testing/testSearch';

const stage = useApi();
afterEach(() => mongoose.set('debug', false));

it.each(['vuurwerk', 'piet vuurwerk', '11', 'notulen'])('"%s" reads no whole collection', async (text) => {
  const { committee } = await makeAllKinds();
  await makeActiveEdition('2027');
  await FileWordsModel.create({ _id: new Types.ObjectId(), folder: 'docs/secretary', words: ['vuurwerk'] });
  const person = await signedIn(stage.api, { general: [...permissionIds], commissions: [committee] });
  const asked: { collection: string; stages: object[] }[] = [];
  let commands = 0;
  mongoose.set('debug', (collection: string, method: string, given: unknown) => {
    commands += 1;
    if (method !== 'aggregate') return;
    const pipeline = given as { $unionWith?: { coll: string; pipeline: object[] } }[];
    asked.push({ collection, stages: pipeline.filter(({ $unionWith }) => !$unionWith) });
    for (const { $unionWith } of pipeline)
      if ($unionWith) asked.push({ collection: $unionWith.coll, stages: $unionWith.pipeline });
  });
  await searched(person, text);
  mongoose.set('debug', false);
  expect(asked.length).toBeGreaterThan(9);
  // Of more sources than these.
  expect(commands).toBeLessThanOrEqual(8);
  for (const { collection, stages } of asked) {
    const found = mongoose.connection.collection(collection).aggregate(stages);
    const plan = JSON.stringify(await found.explain('queryPlanner'));
    expect({ collection, plan }).toEqual({ collection, plan: expect.stringContaining('IXSCAN') });
    expect({ collection, plan }).toEqual({ collection, plan: expect.not.stringContaining('COLLSCAN') });
  }
});
