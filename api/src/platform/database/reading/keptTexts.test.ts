import { prop } from '@typegoose/typegoose';

import { useApi } from '../../../testing/apiStage';
import { modelOf } from '../../records/modelOf';
import { idsHolding } from './keptTexts';

class Song {
  @prop({ type: () => String })
  _id: string;

  @prop({ type: () => String, required: true })
  year: string;

  @prop({ type: () => Boolean, default: true })
  sung: boolean;

  @prop({ type: () => String })
  searchText?: string;
}

const SongModel = modelOf(Song, { blockOf: (field) => String(field('year')) });

const found = async (...words: string[]) => (await idsHolding(SongModel, {}, words)).toSorted();

useApi();

beforeEach(async () => {
  await SongModel.insertMany([
    { _id: 'a', year: '2001', searchText: 'het dweilorkest van ulft' },
    { _id: 'b', year: '2001', searchText: 'ulft ulft' },
    { _id: 'c', year: '2001' },
    { _id: 'd', year: '2002', searchText: 'alaaf (ulft)', sung: false },
  ]);
});

it('finds each word, wherever it stands in a text, and each record once', async () => {
  expect(await found('ulft')).toEqual(['a', 'b', 'd']);
  expect(await found('lf')).toEqual(['a', 'b', 'd']);
  expect(await found('van', 'orkest')).toEqual(['a']);
  expect(await found('f', 'f (')).toEqual(['d']);
  expect(await found('(ulft)')).toEqual(['d']);
  expect(await found('.')).toEqual([]);
  // Not over the end of one text into the next.
  expect(await found('tu')).toEqual([]);
  expect(await found('dweilorkest', 'alaaf')).toEqual([]);
});

it('finds what was written since, and not what is gone', async () => {
  expect(await found('alaaf')).toEqual(['d']);
  await SongModel.updateOne({ _id: 'c' }, { searchText: 'alaaf alaaf' });
  await SongModel.deleteOne({ _id: 'd' });
  await SongModel.create({ _id: 'e', year: '2003', searchText: 'alaaf' });
  expect(await found('alaaf')).toEqual(['c', 'e']);
});

it('finds only what fits the filter', async () => {
  expect(await idsHolding(SongModel, { sung: false }, ['ulft'])).toEqual(['d']);
  await SongModel.updateOne({ _id: 'a' }, { sung: false });
  expect((await idsHolding(SongModel, { sung: false }, ['ulft'])).toSorted()).toEqual(['a', 'd']);
});
