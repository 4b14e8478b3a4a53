import { connection } from 'mongoose';

import { AdvertiserModel } from '../../../krant/advertisers/advertiser.model';
import { makeAdvertiser } from '../../../krant/testKrant';
import { up } from '../../../migrations/20261211-search-words';
import { useApi } from '../../../testing/apiStage';
import { NewsItemModel } from '../../../website/news/news.model';
import { searchWordsOf } from './searchWords';

useApi();

interface Worded {
  searchWords?: string[];
}
const wordsOf = async (id: string) =>
  (await AdvertiserModel.findById(id).select('+searchWords').lean<Worded>())?.searchWords;

it.each([
  ['', []],
  ['Jan  de Vries', ['jan', 'de', 'vries']],
  ['Éva Kuipers-Bos', ['eva', 'kuipers-bos', 'kuipers', 'bos']],
  ['jan@voorbeeld.example jan', ['jan@voorbeeld.example', 'jan', 'voorbeeld', 'example']],
])('"%s" is found by %j', (text, words) => {
  expect(searchWordsOf(text)).toEqual(words);
});

it('of a long text only the first words are kept', () => {
  expect(searchWordsOf(Array.from({ length: 100 }, (_, at) => `woord${at}`).join(' '))).toHaveLength(60);
  expect(searchWordsOf('x'.repeat(100))).toEqual(['x'.repeat(40)]);
});

describe('the words of a record', () => {
  it('are written with their text, and only with that', async () => {
    const id = await makeAdvertiser(7, { name: 'Bakker' });
    expect(await wordsOf(id)).toContain('bakker');
    await AdvertiserModel.updateOne({ _id: id }, { $set: { searchText: 'slager jan' } });
    expect(await wordsOf(id)).toEqual(['slager', 'jan']);
    await AdvertiserModel.findOneAndUpdate({ _id: id }, { city: 'Ulft' });
    expect(await wordsOf(id)).toEqual(['slager', 'jan']);
    await AdvertiserModel.updateMany({}, { searchText: '' });
    expect(await wordsOf(id)).toEqual([]);
  });

  it('are not read by the way', async () => {
    await makeAdvertiser(7);
    expect(await AdvertiserModel.findOne().lean()).not.toHaveProperty('searchWords');
  });

  it('are added to those that have none, as often as it is run', async () => {
    const id = await makeAdvertiser(7, { name: 'Bakker' });
    const news = { title: 'Nieuw thema', text: 'x', order: '1', creator: 'Jan', createdBy: 'jan' };
    await NewsItemModel.create(news);
    for (const model of [AdvertiserModel, NewsItemModel])
      await model.collection.updateMany({}, { $unset: { searchWords: 1 } });
    const { db } = connection;
    if (!db) throw new Error('There is no database.');
    for (let time = 0; time < 2; time += 1) await up(db as never);
    expect(await wordsOf(id)).toContain('bakker');
    expect((await NewsItemModel.findOne().select('+searchWords').lean<Worded>())?.searchWords).toEqual([
      'nieuw',
      'thema',
    ]);
  });
});
