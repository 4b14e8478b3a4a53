import { daysFromNow, exists } from '../../testing/apiStage';
import {
  AddNewsItemDocument,
  DeleteNewsItemDocument,
  EditNewsItemDocument,
  NewsItemDocument,
  type NewsItemInput,
  NewsItemsDocument,
  NewsSettingsDocument,
} from '../../testing/gql/graphql';
import { EDITOR } from '../../testing/people';
import { useWebsite } from '../testWebsite';
import { NewsItemModel } from './news.model';

const item = (changes: object = {}): NewsItemInput => ({
  title: 'Nieuws',
  text: '<p>Alaaf</p>',
  tags: [],
  postpone: 'no',
  ...changes,
});

describe('news', () => {
  const stage = useWebsite(['webNews']);
  const add = async (changes: object = {}) =>
    (await stage.editor.data(AddNewsItemDocument, { newItem: item(changes) })).addNewsItem;
  const edit = (id: string, revision: number, changes: object = {}) =>
    stage.editor.run(EditNewsItemDocument, { id, revision, item: item(changes) });

  it('is kept as it was written, with who did', async () => {
    const photo = await stage.picture('images/news');
    const added = await add({
      title: ' Prins bekend ',
      text: '<p>Het is <strong>Jan</strong><script>x</script></p>',
      tags: ['pagadder', 'ubpf', 'pagadder'],
      photoId: photo.id,
      link: ' Lees meer ',
      linkURL: ' www.krant.example/prins ',
    });
    expect(added).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      title: 'Prins bekend',
      text: '<p>Het is <strong>Jan</strong></p>',
      tags: ['pagadder', 'ubpf'],
      photo: { id: photo.id, url: `/files/images/news/${photo.id}` },
      link: 'Lees meer',
      linkURL: 'https://www.krant.example/prins',
      postpone: 'no',
      postponementDate: null,
      creator: EDITOR,
      creationDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      modified: null,
      revision: 1,
    });
    expect(await stage.editor.data(NewsItemDocument, { id: added.id })).toEqual({ newsItem: added });
  });

  it.each([
    [
      { title: ' ', text: '' },
      { title: 'Verplicht', text: 'Verplicht' },
    ],
    [{ text: '<p> <br></p><script>alert(1)</script>' }, { text: 'Verplicht' }],
    [{ text: 'x'.repeat(50_001) }, { text: 'Deze tekst is te lang' }],
    [{ link: 'Lees meer' }, { linkURL: 'Verplicht' }],
    [{ linkURL: 'javascript:alert(1)' }, { linkURL: 'Dit is geen geldig webadres' }],
    [{ photoId: '64b000000000000000000000' }, { photoId: 'Dit bestand is er niet meer. Kies het opnieuw.' }],
    [{ postpone: 'yes', postponementDate: daysFromNow(1) }, { postpone: 'Uitgesteld plaatsen staat uit' }],
  ])('refuses %j', async (changes, fields) => {
    const error = await stage.editor.error(AddNewsItemDocument, { newItem: item(changes) });
    expect(error.extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
    expect(await NewsItemModel.countDocuments()).toBe(0);
  });

  it('comes in pages, newest first', async () => {
    for (let turn = 1; turn <= 25; turn += 1) await add({ title: `Nummer ${turn}` });
    const { newsItems: first } = await stage.editor.data(NewsItemsDocument);
    expect(first.edges.map(({ node }) => node.title)).toEqual(
      Array.from({ length: 20 }, (_, at) => `Nummer ${25 - at}`),
    );
    expect(first).toMatchObject({
      totalCount: 25,
      pageInfo: { hasNextPage: true, endCursor: first.edges[19]?.cursor },
    });
    await add({ title: 'Intussen geplaatst' });
    const { newsItems: second } = await stage.editor.data(NewsItemsDocument, {
      first: 10,
      after: first.pageInfo.endCursor,
    });
    expect(second.edges.map(({ node }) => node.title)).toEqual(
      [5, 4, 3, 2, 1].map((turn) => `Nummer ${turn}`),
    );
    expect(second.pageInfo.hasNextPage).toBe(false);
    const { newsItems: none } = await stage.editor.data(NewsItemsDocument, {
      after: second.pageInfo.endCursor,
    });
    expect(none).toMatchObject({ edges: [], pageInfo: { hasNextPage: false, endCursor: null } });
  });

  it.each([{ first: 0 }, { first: 101 }, { first: -1 }, { after: 'onzin' }])(
    'has no page %j',
    async (page) => {
      expect((await stage.editor.error(NewsItemsDocument, page)).extensions.code).toBe('BAD_USER_INPUT');
    },
  );

  it('says by whom and when it was changed; the first photo leaves the file store', async () => {
    const [first, second] = [await stage.picture('images/news'), await stage.picture('images/news')];
    const { id } = await add({ photoId: first.id });
    const { data } = await edit(id, 1, { title: 'Anders', photoId: first.id, tags: ['ubpf'] });
    expect(data?.editNewsItem).toMatchObject({
      title: 'Anders',
      tags: ['ubpf'],
      modified: { by: EDITOR },
      revision: 2,
    });
    expect(Date.now() - Date.parse(data?.editNewsItem.modified?.date ?? '')).toBeLessThan(10_000);
    await edit(id, 2, { photoId: second.id });
    expect([await exists(first), await exists(second)]).toEqual([false, true]);
    expect((await edit(id, 3)).data?.editNewsItem.photo).toMatchObject({ id: second.id });
    expect((await edit(id, 4, { photoId: null })).data?.editNewsItem.photo).toBeNull();
    expect(await exists(second)).toBe(false);
  });

  it('is removed with its photo, once', async () => {
    const photo = await stage.picture('images/news');
    const { id } = await add({ photoId: photo.id });
    expect(await stage.editor.data(DeleteNewsItemDocument, { id })).toEqual({ deleteNewsItem: id });
    expect(await exists(photo)).toBe(false);
    for (const error of [
      await stage.editor.error(NewsItemDocument, { id }),
      await stage.editor.error(DeleteNewsItemDocument, { id }),
      await stage.editor.error(EditNewsItemDocument, { id, revision: 1, item: item() }),
      await stage.editor.error(NewsItemDocument, { id: 'geen-id' }),
    ]) {
      expect(error).toMatchObject({
        message: 'Dit nieuwsbericht bestaat niet (meer).',
        extensions: { code: 'NOT_FOUND' },
      });
    }
  });

  it('cannot be postponed unless that is switched on; what was postponed before can still be changed', async () => {
    expect(await stage.editor.data(NewsSettingsDocument)).toEqual({
      newsSettings: { postpone: false },
    });
    const { id } = await add();
    const day = { postpone: 'yes', postponementDate: daysFromNow(3) };
    expect((await edit(id, 1, day)).errors?.[0]?.extensions.fields).toEqual({
      postpone: 'Uitgesteld plaatsen staat uit',
    });
    await NewsItemModel.updateOne({ _id: id }, { $set: day });
    expect((await edit(id, 1, { ...day, title: 'Beter' })).data?.editNewsItem).toMatchObject({
      ...day,
      title: 'Beter',
    });
    const other = { ...day, postponementDate: daysFromNow(9) };
    expect((await edit(id, 2, other)).data?.editNewsItem).toMatchObject(other);
    expect((await edit(id, 3)).data?.editNewsItem).toMatchObject({ postpone: 'no', postponementDate: null });
    expect((await edit(id, 4, day)).errors?.[0]?.extensions.fields).toHaveProperty('postpone');
  });
});

describe('postponed news', () => {
  const stage = useWebsite(['webNews'], { newsPostpone: true });
  const add = (changes: object) =>
    stage.editor.run(AddNewsItemDocument, { newItem: item({ postpone: 'yes', ...changes }) });
  const yearAhead = `${Number(daysFromNow(0).slice(0, 4)) + 1}${daysFromNow(0).slice(4)}`;
  const dayAfter = new Date(Date.parse(yearAhead) + 86_400_000).toISOString().slice(0, 10);

  it('can be chosen', async () => {
    expect(await stage.editor.data(NewsSettingsDocument)).toEqual({
      newsSettings: { postpone: true },
    });
  });

  it.each([daysFromNow(0), daysFromNow(30), yearAhead])('can wait until %s', async (postponementDate) => {
    const { data } = await add({ postponementDate });
    expect(data?.addNewsItem).toMatchObject({ postpone: 'yes', postponementDate });
  });

  it.each([
    [null, 'Verplicht'],
    ['', 'Verplicht'],
    ['morgen', 'Dit is geen geldige datum'],
    [daysFromNow(-1), 'Kies een datum van vandaag tot en met een jaar vooruit'],
    [dayAfter, 'Kies een datum van vandaag tot en met een jaar vooruit'],
  ])('cannot wait until %j', async (postponementDate, message) => {
    const { errors } = await add({ postponementDate });
    expect(errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { postponementDate: message },
    });
  });

  it('keeps its day when it is changed later, but gets no other day in the past', async () => {
    const { data } = await add({ postponementDate: daysFromNow(0) });
    const id = data?.addNewsItem.id ?? '';
    const past = { postpone: 'yes', postponementDate: daysFromNow(-9) };
    await NewsItemModel.updateOne({ _id: id }, { $set: past });
    const edit = (revision: number, changes: object) =>
      stage.editor.run(EditNewsItemDocument, { id, revision, item: item(changes) });
    expect((await edit(1, past)).data?.editNewsItem.postponementDate).toBe(past.postponementDate);
    const { errors } = await edit(2, { ...past, postponementDate: daysFromNow(-8) });
    expect(errors?.[0]?.extensions.fields).toHaveProperty('postponementDate');
  });

  it('moves in the list with its day', async () => {
    const soon = (await add({ title: 'soon', postponementDate: daysFromNow(2) })).data?.addNewsItem.id ?? '';
    await add({ title: 'later', postponementDate: daysFromNow(5) });
    const titles = async () =>
      (await stage.editor.data(NewsItemsDocument)).newsItems.edges.map(({ node }) => node.title);
    expect(await titles()).toEqual(['later', 'soon']);
    await stage.editor.data(EditNewsItemDocument, {
      id: soon,
      revision: 1,
      item: item({ title: 'soon', postpone: 'yes', postponementDate: daysFromNow(8) }),
    });
    expect(await titles()).toEqual(['soon', 'later']);
  });

  it('loses its day when it is not postponed any more', async () => {
    const { data } = await add({ postponementDate: daysFromNow(5) });
    const variables = {
      id: data?.addNewsItem.id as string,
      revision: 1,
      item: item({ postponementDate: daysFromNow(5) }),
    };
    expect(await stage.editor.data(EditNewsItemDocument, variables)).toMatchObject({
      editNewsItem: { postpone: 'no', postponementDate: null },
    });
  });
});
