import { daysFromNow } from '../../testing/apiStage';
import { NewsItemModel } from '../news/news.model';
import { useWebsite } from '../testWebsite';

const stage = useWebsite(['webNews'], { newsPostpone: true });

async function addNews(changes: object): Promise<string> {
  const newItem = { title: 'Nieuws', text: '<p>Alaaf</p>', tags: [], postpone: 'no', ...changes };
  const { addNewsItem } = await stage.editor.data<{ addNewsItem: { id: string } }>(
    'mutation M($newItem: NewsItemInput!) { addNewsItem(newItem: $newItem) { id } }',
    { newItem },
  );
  return addNewsItem.id;
}

interface News {
  edges: { node: { title: string } }[];
  totalCount: number;
}

describe('the news', () => {
  const titles = async (args = '') => {
    const { website } = await stage.api.visitor.data<{ website: { nieuws: News } }>(
      `{ website { nieuws${args} { edges { node { title } } totalCount } } }`,
    );
    const { edges, totalCount } = website.nieuws;
    expect(totalCount).toBe(edges.length);
    return edges.map(({ node }) => node.title);
  };

  it('is newest first, in pages, of one tag or all', async () => {
    await addNews({ title: 'a', tags: ['ubpf'] });
    await addNews({ title: 'b', tags: ['pagadder', 'ubpf'] });
    await addNews({ title: 'c' });
    expect(await titles()).toEqual(['c', 'b', 'a']);
    expect(await titles('(tag: ubpf)')).toEqual(['b', 'a']);
    const page =
      'query Page($after: String) { website { nieuws(first: 2, after: $after) { edges { node { title } } pageInfo { hasNextPage endCursor } totalCount } } }';
    const first = await stage.api.visitor.data<{ website: { nieuws: { pageInfo: { endCursor: string } } } }>(
      page,
    );
    expect(first).toMatchObject({ website: { nieuws: { pageInfo: { hasNextPage: true }, totalCount: 3 } } });
    expect(
      await stage.api.visitor.data(page, { after: first.website.nieuws.pageInfo.endCursor }),
    ).toMatchObject({
      website: { nieuws: { edges: [{ node: { title: 'a' } }], pageInfo: { hasNextPage: false } } },
    });
    expect(
      (await stage.api.visitor.error('{ website { nieuws(first: 1000) { totalCount } } }')).extensions.code,
    ).toBe('BAD_USER_INPUT');
  });

  it('that is postponed stays hidden until its day', async () => {
    const id = await addNews({
      title: 'Prins bekend',
      tags: ['ubpf'],
      postpone: 'yes',
      postponementDate: daysFromNow(1),
    });
    await addNews({ title: 'Vandaag', postpone: 'yes', postponementDate: daysFromNow(0) });
    const one = 'query One($id: ID!) { website { nieuwsbericht(id: $id) { title publicationDate } } }';
    expect(await titles()).toEqual(['Vandaag']);
    expect(await titles('(tag: ubpf)')).toEqual([]);
    expect(await stage.api.visitor.data(one, { id })).toEqual({ website: { nieuwsbericht: null } });

    // The day comes.
    await NewsItemModel.updateOne({ _id: id }, { $set: { postponementDate: daysFromNow(0) } });
    expect(await titles()).toEqual(['Vandaag', 'Prins bekend']);
    expect(await stage.api.visitor.data(one, { id })).toEqual({
      website: { nieuwsbericht: { title: 'Prins bekend', publicationDate: daysFromNow(0) } },
    });
  });

  it.each(['64b000000000000000000000', 'geen-id'])('has no item %s', async (id) => {
    const one = 'query One($id: ID!) { website { nieuwsbericht(id: $id) { title } } }';
    expect(await stage.api.visitor.data(one, { id })).toEqual({ website: { nieuwsbericht: null } });
  });
});
