import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import mongoose, { Schema } from 'mongoose';

import { faultsOf, storedPaths } from '../platform/privacy/collectionPrivacy';
import { useApi } from '../testing/apiStage';
import { startApi } from '../testing/startApi';
import { areas } from './areas';
import { privacyPage } from './privacyPage';

// Tests that ran before have left collections of their own.
beforeAll(async () => {
  const earlier = await startApi();
  await mongoose.connection.dropDatabase();
  await earlier.stop();
});
const stage = useApi();
const register = areas.flatMap(({ privacy }) => privacy);

it('has a class for every stored field of every model, and for nothing else', () => {
  expect(register.flatMap(faultsOf)).toEqual([]);
});

it('has every collection once, in the area whose it is', () => {
  for (const { models, privacy } of areas) {
    const registered = new Set<unknown>(privacy.map(({ model }) => model));
    expect(models.filter((model) => !registered.has(model))).toEqual([]);
  }
  const names = register.map(({ model }) => model.collection.name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('knows every collection that the portal makes', async () => {
  expect(stage.api.url).not.toBe('');
  const made = await mongoose.connection.db!.listCollections({}, { nameOnly: true }).toArray();
  const known = register.map(({ model }) => model.collection.name);
  expect(made.length).toBeGreaterThan(40);
  expect(made.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
});

it('is committed as the page of personal data', () => {
  expect(readFileSync(join(__dirname, '../../../docs/privacy.md'), 'utf8')).toBe(privacyPage(areas));
});

describe('a field', () => {
  const Part = new Schema({ town: String }, { _id: false });
  const schema = new Schema({ name: String, list: [Part], one: { type: Part }, nested: { deep: String } });
  const entry = {
    model: { modelName: 'Thing', schema, collection: { name: 'things' } },
    ...{ purpose: '', retention: '' },
  };

  it('is found in lists, parts and nested objects', () => {
    expect(storedPaths(schema)).toEqual(['name', 'list.town', 'one.town', 'nested.deep']);
  });

  it('is named when it has no class, has two, or is gone', () => {
    const personal = ['name', 'list', 'gone'];
    expect(faultsOf({ ...entry, personal, none: ['name', 'nested'] })).toEqual([
      'Thing.one.town has no class',
      'Thing.gone is declared but not stored',
      'Thing.name has two classes',
    ]);
  });
});
