import { daysFromNow, exists, onlyWinner } from '../../testing/apiStage';
import {
  AddNewsDraftDocument,
  AddNewsItemDocument,
  DeleteNewsItemDocument,
  DiscardNewsDraftDocument,
  EditNewsItemDocument,
  type NewsDraftInput,
  NewsDraftedDocument,
  type NewsTag,
  PublicNewsTodayDocument,
  PublishNewsDraftDocument,
  RestoreNewsVersionDocument,
  SaveNewsDraftDocument,
  TakeBackNewsItemDocument,
  UnplanNewsDraftDocument,
} from '../../testing/gql/graphql';
import { EDITOR } from '../../testing/people';
import { NewsItemModel } from '../news/news.model';
import { newsPublishing } from '../news/news.service';
import { useWebsite } from '../testWebsite';
import { settleAll } from './publishing';

const stage = useWebsite(['webNews']);

const said = (changes: object = {}): NewsDraftInput => ({
  ...{ title: 'Prins bekend', text: '<p>Het is Jan</p>', tags: ['pagadder'] },
  ...changes,
});
const draft = async (changes: object = {}) =>
  (await stage.editor.data(AddNewsDraftDocument, { newItem: said(changes) })).addNewsDraft;
const publicItem = async (changes: object = {}) =>
  (await stage.editor.data(AddNewsItemDocument, { newItem: { ...said(changes), postpone: 'no' } }))
    .addNewsItem;
const save = async (id: string, revision: number, changes: object = {}) =>
  (await stage.editor.data(SaveNewsDraftDocument, { id, revision, item: said(changes) })).saveNewsDraft;
const publish = async (id: string, revision: number, on?: string) =>
  (await stage.editor.data(PublishNewsDraftDocument, { id, revision, on })).publishNewsDraft;
const asEditor = async (id: string) => (await stage.editor.data(NewsDraftedDocument, { id })).newsItem;
/** What a visitor sees: the titles in the list of a tag, and the item by its id. */
async function asVisitor(id: string, tag?: NewsTag) {
  const { website } = await stage.api.visitor.data(PublicNewsTodayDocument, { id, tag });
  expect(website.nieuws.totalCount).toBe(website.nieuws.edges.length);
  return { titles: website.nieuws.edges.map(({ node }) => node.title), item: website.nieuwsbericht };
}
/** The day for which a draft waits comes. */
const dayComes = (id: string) =>
  NewsItemModel.updateOne({ _id: id }, { $set: { 'draft.publishOn': daysFromNow(0) } });

it('a draft is seen by nobody until it is published, and is news of that day', async () => {
  const { id, state, versions } = await draft();
  expect({ state, versions }).toEqual({ state: 'draft', versions: [] });
  expect(await asVisitor(id)).toEqual({ titles: [], item: null });
  await NewsItemModel.updateOne({ _id: id }, { $set: { creationDate: new Date('2026-01-05T12:00:00Z') } });
  const saved = await save(id, 1, { title: 'Beter' });
  expect(saved).toMatchObject({ title: 'Beter', draft: null, state: 'draft', revision: 2 });
  expect(await publish(id, 2)).toMatchObject({
    ...{ state: 'published', postpone: 'no', revision: 3 },
    versions: [{ title: 'Beter', publishedByName: EDITOR }],
  });
  const { website } = await stage.api.visitor.data(PublicNewsTodayDocument, { id });
  expect(website.nieuws.edges).toMatchObject([{ node: { title: 'Beter', publicationDate: daysFromNow(0) } }]);
});

it('a change of what is public stands beside it, whatever is asked, until it is published', async () => {
  const [first, second] = [await stage.picture('images/news'), await stage.picture('images/news')];
  const { id } = await publicItem({ photoId: first.id });
  const changed = {
    title: 'Anders',
    tags: ['ubpf'],
    photoId: second.id,
    link: 'Meer',
    linkURL: 'meer.example',
  };
  const saved = await save(id, 1, changed);
  expect(saved).toMatchObject({
    ...{ title: 'Prins bekend', state: 'published', photo: { id: first.id } },
    draft: { title: 'Anders', photo: { id: second.id }, publishOn: null, savedByName: EDITOR },
  });
  expect(await asVisitor(id)).toMatchObject({
    titles: ['Prins bekend'],
    item: { title: 'Prins bekend', tags: ['pagadder'], photo: { id: first.id }, link: null },
  });
  expect((await asVisitor(id, 'ubpf')).titles).toEqual([]);
  const after = await publish(id, 2);
  expect(after).toMatchObject({ title: 'Anders', tags: ['ubpf'], draft: null, photo: { id: second.id } });
  expect(after.versions.map(({ title }) => title)).toEqual(['Anders', 'Prins bekend']);
  expect((await asVisitor(id, 'ubpf')).titles).toEqual(['Anders']);
  expect([await exists(first), await exists(second)]).toEqual([false, true]);
});

it('a draft takes its place on its day, whether or not the portal ran, and once', async () => {
  const { id } = await publicItem();
  await save(id, 1, { title: 'Nieuwe prins', tags: ['ubpf'] });
  expect((await publish(id, 2, daysFromNow(2))).draft?.publishOn).toBe(daysFromNow(2));
  expect((await save(id, 3, { title: 'Nog nieuwer', tags: ['ubpf'] })).draft?.publishOn).toBe(daysFromNow(2));
  await settleAll(newsPublishing, stage.api.portal);
  expect((await asVisitor(id)).titles).toEqual(['Prins bekend']);
  await dayComes(id);
  expect(await asVisitor(id)).toMatchObject({ titles: ['Nog nieuwer'], item: { tags: ['ubpf'] } });
  expect((await asVisitor(id, 'ubpf')).titles).toEqual(['Nog nieuwer']);
  expect((await asVisitor(id, 'pagadder')).titles).toEqual([]);
  const read = await asEditor(id);
  expect(read).toMatchObject({ title: 'Nog nieuwer', draft: null, revision: 4 });
  await Promise.all([
    settleAll(newsPublishing, stage.api.portal),
    settleAll(newsPublishing, stage.api.portal),
    settleAll(newsPublishing, stage.api.portal),
  ]);
  const written = await asEditor(id);
  expect(written.versions.map(({ title }) => title)).toEqual(['Nog nieuwer', 'Prins bekend']);
  expect(written).toMatchObject({ title: 'Nog nieuwer', draft: null, revision: 4 });
});

it('what is edited on the day of a draft is what the draft said', async () => {
  const { id } = await publicItem();
  await save(id, 1, { title: 'Van de dag' });
  await publish(id, 2, daysFromNow(1));
  await dayComes(id);
  const edit = { id, revision: 3, item: { ...said({ title: 'Daarna' }), postpone: 'no' as const } };
  expect((await stage.editor.run(EditNewsItemDocument, edit)).errors).toBeUndefined();
  expect((await asEditor(id)).versions.map(({ title }) => title)).toEqual([
    ...['Daarna', 'Van de dag', 'Prins bekend'],
  ]);
});

it('news that never was there waits for its day, and can be taken back', async () => {
  const { id } = await draft();
  expect(await publish(id, 1, daysFromNow(3))).toMatchObject({
    ...{ state: 'planned', postpone: 'yes', postponementDate: daysFromNow(3) },
  });
  expect(await asVisitor(id)).toEqual({ titles: [], item: null });
  const { takeBackNewsItem: back } = await stage.editor.data(TakeBackNewsItemDocument, { id, revision: 2 });
  expect(back).toMatchObject({ state: 'draft', postpone: 'no', postponementDate: null });
  expect(await publish(id, 3)).toMatchObject({ state: 'published' });
  const { takeBackNewsItem: again } = await stage.editor.data(TakeBackNewsItemDocument, { id, revision: 4 });
  expect(again).toMatchObject({ state: 'draft', title: 'Prins bekend' });
  expect(await asVisitor(id)).toEqual({ titles: [], item: null });
  const refused = await stage.editor.error(TakeBackNewsItemDocument, { id, revision: 5 });
  expect(refused).toMatchObject({
    message: 'Dit bericht staat niet op de website.',
    extensions: { code: 'CONFLICT' },
  });
});

it('taking back keeps the change that waited', async () => {
  const { id } = await publicItem();
  await save(id, 1, { title: 'Wachtend' });
  const { takeBackNewsItem } = await stage.editor.data(TakeBackNewsItemDocument, { id, revision: 2 });
  expect(takeBackNewsItem).toMatchObject({ title: 'Wachtend', draft: null, state: 'draft' });
  expect(takeBackNewsItem.versions.map(({ title }) => title)).toEqual(['Prins bekend']);
});

it.each(['2026-02-30', 'morgen', daysFromNow(-1), daysFromNow(367)])('no day is %s', async (on) => {
  const { id } = await draft();
  const error = await stage.editor.error(PublishNewsDraftDocument, { id, revision: 1, on });
  expect(error.extensions).toEqual({
    code: 'BAD_USER_INPUT',
    fields: { on: 'Kies een datum van vandaag tot en met een jaar vooruit' },
  });
});

it('a day is let go, and a draft thrown away with its photo', async () => {
  const [kept, own] = [await stage.picture('images/news'), await stage.picture('images/news')];
  const { id } = await publicItem({ photoId: kept.id });
  await save(id, 1, { photoId: own.id });
  await publish(id, 2, daysFromNow(1));
  const { unplanNewsDraft } = await stage.editor.data(UnplanNewsDraftDocument, { id, revision: 3 });
  expect(unplanNewsDraft.draft).toMatchObject({ publishOn: null, photo: { id: own.id } });
  const { discardNewsDraft } = await stage.editor.data(DiscardNewsDraftDocument, { id, revision: 4 });
  expect(discardNewsDraft).toMatchObject({ draft: null, title: 'Prins bekend' });
  expect([await exists(kept), await exists(own)]).toEqual([true, false]);
  for (const document of [DiscardNewsDraftDocument, UnplanNewsDraftDocument, PublishNewsDraftDocument]) {
    expect(await stage.editor.error(document as never, { id, revision: 5 } as never)).toMatchObject({
      message: 'Er is geen concept (meer). Lees de pagina opnieuw.',
      extensions: { code: 'CONFLICT' },
    });
  }
});

it('an earlier version becomes a draft; the newest twenty stay', async () => {
  const { id } = await publicItem();
  for (let turn = 1; turn <= 21; turn += 1) {
    const item = { ...said({ title: `Versie ${turn}` }), postpone: 'no' as const };
    await stage.editor.data(EditNewsItemDocument, { id, revision: turn, item });
  }
  const { versions } = await asEditor(id);
  expect(versions).toHaveLength(20);
  expect([versions[0]?.title, versions[19]?.title]).toEqual(['Versie 21', 'Versie 2']);
  const back = { id, revision: 22, versionId: versions[19]?.id ?? '' };
  const { restoreNewsVersion } = await stage.editor.data(RestoreNewsVersionDocument, back);
  expect(restoreNewsVersion).toMatchObject({ title: 'Versie 21', draft: { title: 'Versie 2' } });
  expect((await stage.editor.error(RestoreNewsVersionDocument, { ...back, revision: 23 })).message).toMatch(
    /^Er is al een concept/,
  );
  expect(
    (await stage.editor.error(RestoreNewsVersionDocument, { ...back, revision: 23, versionId: 'x' }))
      .extensions.code,
  ).toBe('NOT_FOUND');
});

it('news of before there were versions keeps what it said', async () => {
  const { id } = await publicItem({ title: 'Van vroeger' });
  await NewsItemModel.collection.updateOne(
    { title: 'Van vroeger' },
    { $unset: { versions: 1, isPublished: 1, draft: 1 } },
  );
  expect((await asVisitor(id)).titles).toEqual(['Van vroeger']);
  await NewsItemModel.updateOne({ _id: id }, { $set: { isPublished: true } });
  await save(id, 1, { title: 'Van nu' });
  expect((await asEditor(id)).versions).toMatchObject([{ title: 'Van vroeger', publishedByName: EDITOR }]);
});

it('of two at once one publishes, and the other is told', async () => {
  const { id } = await publicItem();
  await save(id, 1, { title: 'Wachtend' });
  const answers = await Promise.all(
    [1, 2, 3].map(() => stage.editor.run(PublishNewsDraftDocument, { id, revision: 2 })),
  );
  onlyWinner(answers, 'Dit nieuwsbericht');
  expect((await asEditor(id)).versions).toHaveLength(2);
});

it('both photos go with what is removed', async () => {
  const [kept, own] = [await stage.picture('images/news'), await stage.picture('images/news')];
  const { id } = await publicItem({ photoId: kept.id });
  await save(id, 1, { photoId: own.id });
  await stage.editor.data(DeleteNewsItemDocument, { id });
  expect([await exists(kept), await exists(own)]).toEqual([false, false]);
});
