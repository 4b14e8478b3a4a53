import mongoose from 'mongoose';

import { up } from '../../migrations/20261129-news-order';
import { daysFromNow } from '../../testing/apiStage';
import {
  type NewsItemInput,
  NewsItemsDocument,
  type NewsTag,
  PublicAddNewsItemDocument,
  PublicNewsCountDocument,
  PublicNewsItemDocument,
  PublicNewsItemWithDateDocument,
  PublicNewsTitlesDocument,
  WebsiteDocument,
} from '../../testing/gql/graphql';
import { NewsItemModel } from '../news/news.model';
import { useWebsite } from '../testWebsite';

const stage = useWebsite(['webNews'], { newsPostpone: true });

async function addNews(changes: object): Promise<string> {
  const newItem: NewsItemInput = {
    title: 'Nieuws',
    text: '<p>Alaaf</p>',
    tags: [],
    postpone: 'no',
    ...changes,
  };
  const { addNewsItem } = await stage.editor.data(PublicAddNewsItemDocument, { newItem });
  return addNewsItem.id;
}

describe('the news', () => {
  const titles = async (tag?: NewsTag) => {
    const { website } = await stage.api.visitor.data(PublicNewsTitlesDocument, { tag });
    const { edges, totalCount } = website.nieuws;
    expect(totalCount).toBe(edges.length);
    return edges.map(({ node }) => node.title);
  };

  it('is newest first, in pages, of one tag or all', async () => {
    await addNews({ title: 'a', tags: ['ubpf'] });
    await addNews({ title: 'b', tags: ['pagadder', 'ubpf'] });
    await addNews({ title: 'c' });
    expect(await titles()).toEqual(['c', 'b', 'a']);
    expect(await titles('ubpf')).toEqual(['b', 'a']);

    const first = await stage.api.visitor.data(WebsiteDocument);
    expect(first).toMatchObject({ website: { nieuws: { pageInfo: { hasNextPage: true }, totalCount: 3 } } });
    expect(
      await stage.api.visitor.data(WebsiteDocument, { after: first.website.nieuws.pageInfo.endCursor }),
    ).toMatchObject({
      website: { nieuws: { edges: [{ node: { title: 'a' } }], pageInfo: { hasNextPage: false } } },
    });
    expect((await stage.api.visitor.error(PublicNewsCountDocument)).extensions.code).toBe('BAD_USER_INPUT');
  });

  it('that is postponed stays hidden until its day', async () => {
    const id = await addNews({
      title: 'Prins bekend',
      tags: ['ubpf'],
      postpone: 'yes',
      postponementDate: daysFromNow(1),
    });
    await addNews({ title: 'Vandaag', postpone: 'yes', postponementDate: daysFromNow(0) });
    expect(await titles()).toEqual(['Vandaag']);
    expect(await titles('ubpf')).toEqual([]);
    expect(await stage.api.visitor.data(PublicNewsItemWithDateDocument, { id })).toEqual({
      website: { nieuwsbericht: null },
    });

    // The day comes.
    const today = daysFromNow(0);
    const order = `${today} ${id}`;
    await NewsItemModel.updateOne({ _id: id }, { $set: { postponementDate: today, order } });
    expect(await titles()).toEqual(['Vandaag', 'Prins bekend']);
    expect(await stage.api.visitor.data(PublicNewsItemWithDateDocument, { id })).toEqual({
      website: { nieuwsbericht: { title: 'Prins bekend', publicationDate: daysFromNow(0) } },
    });
  });

  it('is sorted by the day it came out, also what waited for it', async () => {
    const waited = await addNews({ title: 'waited', postpone: 'yes', postponementDate: daysFromNow(3) });
    await addNews({ title: 'made later' });
    const { newsItems } = await stage.editor.data(NewsItemsDocument);
    expect(newsItems.edges.map(({ node }) => node.title)).toEqual(['waited', 'made later']);
    // It came out three days ago, and what was made later is newer.
    await NewsItemModel.updateOne(
      { _id: waited },
      { $set: { postponementDate: daysFromNow(-3) }, $unset: { order: 1 } },
    );
    await up(mongoose.connection.db as never);
    expect(await titles()).toEqual(['made later', 'waited']);
  });

  it.each(['64b000000000000000000000', 'geen-id'])('has no item %s', async (id) => {
    expect(await stage.api.visitor.data(PublicNewsItemDocument, { id })).toEqual({
      website: { nieuwsbericht: null },
    });
  });
});
