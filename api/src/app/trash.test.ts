import { purgeTrash } from '../identity/trash/eraseTrash';
import { AuditEventModel } from '../platform/audit/auditEvent.model';
import { AuditKind } from '../platform/audit/auditKind.enum';
import { findFile } from '../platform/files/files.service';
import { uploadOf, useApi } from '../testing/apiStage';
import { PNG } from '../testing/fileStage';
import {
  TrashDeletedKindsDocument,
  TrashDeletedRecordsDocument,
  TrashRestoreRecordDocument,
} from '../testing/gql/graphql';
import { signedIn, usePerson } from '../testing/people';
import { actAs, type TestClient } from '../testing/testClient';
import { BreweryModel } from '../website/breweries/brewery.model';
import { NewsItemModel } from '../website/news/news.model';
import { idOf } from './testing/testRepeatStage';

const DAY = 86_400_000;
const stage = useApi();
const editor = usePerson(stage, { name: 'Lieke', general: ['webUBPF', 'webNews'] });

const addBrewery = (name: string) =>
  idOf(
    editor,
    `mutation { addBrewery(newBrewery: { name: "${name}", intro: "Bier", website: "www.bier.example" }) { id } }`,
  );
const deleteBrewery = (id: string) => editor.data(`mutation { deleteBrewery(breweryId: "${id}") }`);
const addBeer = async (breweryId: string, name: string) => {
  await editor.data(`mutation { addBeer(breweryId: "${breweryId}", beer: { name: "${name}" }) { id } }`);
  return String((await BreweryModel.findById(breweryId).orFail()).beers.at(-1)?.id);
};
const deleteBeer = (breweryId: string, beerId: string) =>
  editor.data(`mutation { deleteBeer(breweryId: "${breweryId}", beerId: "${beerId}") { id } }`);
const list = async (asked: object = {}, who: TestClient = editor) =>
  (await who.data(TrashDeletedRecordsDocument, asked)).deletedRecords;
const titles = async (asked: object = {}) => (await list(asked)).edges.map(({ node }) => node.title);
const restore = (entity: string, id: string, who: TestClient = editor) =>
  who.run(TrashRestoreRecordDocument, { entity, id });
const codeOf = async (answer: ReturnType<typeof restore>) => (await answer).errors?.[0]?.extensions.code;

it('shows and restores only what somebody may delete', async () => {
  const id = await addBrewery('De Schuimkraag');
  await deleteBrewery(id);
  const other = await signedIn(stage.api, { general: ['webNews'] });
  expect((await list({}, other)).totalCount).toBe(0);
  expect((await other.data(TrashDeletedKindsDocument)).deletedKinds).toEqual([
    { entity: 'NewsItem', label: 'Nieuwsbericht' },
  ]);
  expect(await codeOf(restore('Brewery', id, other))).toBe('FORBIDDEN');
  expect(await codeOf(restore('Brewery', id, actAs(stage.api.url)))).toBe('UNAUTHENTICATED');
  expect(await BreweryModel.countDocuments()).toBe(0);
  expect(await codeOf(restore('Nothing', id))).toBe('NOT_FOUND');
  expect(await codeOf(restore('Brewery', 'x'))).toBe('NOT_FOUND');
  expect(await codeOf(restore('Beer', 'x'))).toBe('NOT_FOUND');
  expect(await codeOf(restore('Brewery', '64b000000000000000000000'))).toBe('NOT_FOUND');
});

it('is read in pages, newest first, searched, and by kind', async () => {
  for (const name of ['Één', 'Twee', 'Drie']) await deleteBrewery(await addBrewery(name));
  const breweryId = await addBrewery('Vier');
  await deleteBeer(breweryId, await addBeer(breweryId, 'Bok'));
  expect(await titles()).toEqual(['Bok van Vier', 'Drie', 'Twee', 'Één']);
  const first = await list({ first: 2 });
  expect([first.totalCount, first.pageInfo.hasNextPage]).toEqual([4, true]);
  expect(await titles({ first: 2, after: first.pageInfo.endCursor })).toEqual(['Twee', 'Één']);
  expect(await titles({ search: 'een lieke' })).toEqual(['Één']);
  expect(await titles({ entity: 'Beer' })).toEqual(['Bok van Vier']);
  const { extensions } = await editor.error(TrashDeletedRecordsDocument, { after: 'x' });
  expect(extensions.code).toBe('BAD_USER_INPUT');
});

it('does not restore a part of which the record is deleted, until that is back', async () => {
  const breweryId = await addBrewery('Vier');
  await deleteBeer(breweryId, await addBeer(breweryId, 'Bok'));
  const beer = (await list()).edges[0]?.node.id ?? '';
  await deleteBrewery(breweryId);
  expect(await titles()).toEqual(['Vier']);
  expect(await codeOf(restore('Beer', beer))).toBe('NOT_FOUND');
  await restore('Brewery', breweryId);
  await restore('Beer', beer);
  expect((await BreweryModel.findById(breweryId).orFail()).beers.map(({ name }) => name)).toEqual(['Bok']);
});

it('says so when the place of what is restored is taken at that very moment, and keeps it', async () => {
  const id = await addBrewery('Vier');
  await deleteBrewery(id);
  // What looked free was not when it was written.
  jest.spyOn(BreweryModel, 'findOneAndUpdate').mockReturnValueOnce(Promise.resolve(null) as never);
  expect(await codeOf(restore('Brewery', id))).toBe('CONFLICT');
  expect(await titles()).toEqual(['Vier']);
  expect(await codeOf(restore('Brewery', id))).toBeUndefined();
  jest.restoreAllMocks();
});

it('restores a part of before a field came with what that means', async () => {
  const breweryId = await addBrewery('Vier');
  await deleteBeer(breweryId, await addBeer(breweryId, 'Bok'));
  const [beer] = (await list()).edges;
  await BreweryModel.collection.updateMany({}, { $unset: { 'trash.0.parts.0.part.intro': 1 } });
  await restore('Beer', beer?.node.id ?? '');
  const [stored] = await BreweryModel.collection.find().toArray();
  expect(stored).toMatchObject({ beers: [{ name: 'Bok', intro: '' }] });
});

it('keeps a part that somebody else edits at the moment it is deleted as that left it', async () => {
  const breweryId = await addBrewery('Vier');
  const ids = [await addBeer(breweryId, 'Een'), await addBeer(breweryId, 'Twee')];
  await Promise.all([
    ...ids.map((id) => deleteBeer(breweryId, id)),
    addBeer(breweryId, 'Drie'),
    editor.data(`mutation { addBeer(breweryId: "${breweryId}", beer: { name: "Vier" }) { id } }`),
  ]);
  for (const { node } of (await list()).edges) await restore(node.entity, node.id);
  const { beers } = await BreweryModel.findById(breweryId).orFail();
  expect(beers.map(({ name }) => name).sort()).toEqual(['Drie', 'Een', 'Twee', 'Vier']);
});

it('goes for good after 30 days, with its file and an event; by two at once', async () => {
  const photo = await uploadOf(stage.api, 'images/news', PNG, 'prins.png', editor.cookie);
  const news = `title: "Prins", text: "<p>Alaaf</p>", tags: [], postpone: no, photoId: "${photo.id}"`;
  const id = await idOf(editor, `mutation { addNewsItem(newItem: { ${news} }) { id } }`);
  await editor.data(`mutation { deleteNewsItem(id: "${id}") }`);
  const breweryId = await addBrewery('Vier');
  await deleteBeer(breweryId, await addBeer(breweryId, 'Bok'));
  const beer = (await list({ entity: 'Beer' })).edges[0]?.node.id ?? '';

  const purge = (days: number) => purgeTrash(stage.api.portal, Date.now() + days * DAY);
  await purge(29);
  expect((await list()).totalCount).toBe(2);
  expect(await findFile('images/news', photo.id)).not.toBeNull();

  await AuditEventModel.deleteMany({});
  await Promise.all([purge(31), purge(31)]);
  expect((await list()).totalCount).toBe(0);
  expect(await NewsItemModel.collection.countDocuments()).toBe(0);
  expect(await findFile('images/news', photo.id)).toBeNull();
  expect(await codeOf(restore('NewsItem', id))).toBe('NOT_FOUND');
  expect(await codeOf(restore('Beer', beer))).toBe('NOT_FOUND');
  const events = await AuditEventModel.find({ operation: 'purgeTrash', kind: AuditKind.removed })
    .sort({ entity: 1 })
    .lean();
  expect(events.map(({ entity, recordId }) => [entity, recordId])).toEqual([
    ['Brewery', breweryId],
    ['NewsItem', id],
  ]);
});

it('tells in the log who deleted and who restored', async () => {
  const id = await addBrewery('Vier');
  await AuditEventModel.deleteMany({});
  await deleteBrewery(id);
  await restore('Brewery', id);
  const events = await AuditEventModel.find({ recordId: id }).sort({ _id: 1 }).lean();
  expect(events.map(({ kind, userName, operation }) => [kind, userName, operation])).toEqual([
    ['removed', 'Lieke', 'deleteBrewery'],
    ['restored', 'Lieke', 'restoreRecord'],
  ]);
});
