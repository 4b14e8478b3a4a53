import { Types } from 'mongoose';

import { purgeTrash } from '../identity/trash/eraseTrash';
import { filesOf, trashSources } from '../identity/trash/trashSource';
import { itemsOf } from '../platform/extensionPoint';
import { fileDocuments } from '../platform/files/bucket';
import { filesIn } from '../platform/files/fileFolder';
import { TrashDeletedRecordsDocument, TrashRestoreRecordDocument } from '../testing/gql/graphql';
import { startApi, type TestApi } from '../testing/startApi';
import { areas } from './areas';
import type { Deletable, DeletionCases } from './testing/testDeletions';
import { mutations, operationOf, setUpDeletions } from './testing/testDeletionStage';
import type { Stage } from './testing/testRepeatStage';

/** What is not restored, and why. */
const FOR_EVER: Readonly<Record<string, string>> = {
  removeAuthenticator: 'a second step that was taken away must not come back (P106)',
  removePasskey: 'the same (P106)',
  removeSavedView: 'what it says stays with who removed it, and is saved again to undo it (P365)',
  removeUser: 'erases a person (P28); who leaves is deactivated, which can be undone (P135)',
};

const deleting = mutations.filter(({ name }) => /^(delete|remove)[A-Z]/.test(name));
const sources = itemsOf(
  trashSources,
  areas.flatMap(({ extensions = [] }) => extensions),
);

let api: TestApi;
let stage: Stage;
let cases: DeletionCases;
beforeAll(async () => {
  api = await startApi();
  ({ stage, cases } = await setUpDeletions(api));
});
afterAll(() => api.stop());

/** The record as the database has it, without what the trash and the log keep in it. */
async function stored({ model, id }: Deletable): Promise<Record<string, unknown> | null> {
  const found = await model.collection.findOne(model.find({ _id: id } as never).cast(model) as never);
  if (!found) return null;
  const bookkeeping = [
    'blockWrittenAt',
    'changeLog',
    'keptRequests',
    'pendingEvents',
    'pendingMails',
    'revision',
    'trash',
  ];
  return Object.fromEntries(Object.entries(found).filter(([name]) => !bookkeeping.includes(name)));
}

const deleted = async (search?: string) =>
  (await stage.admin.data(TrashDeletedRecordsDocument, { first: 100, search })).deletedRecords.edges.map(
    ({ node }) => node,
  );
/** The kind that an operation puts in the trash. */
function sourceOf(operation: string) {
  const source = sources.find(({ operations }) => operations.includes(operation));
  if (!source) throw new Error(`${operation} puts nothing in the trash.`);
  return source;
}

const statusOf = async ({ url }: { url: string }) =>
  (await fetch(`${api.url}${url}`, { headers: { cookie: stage.admin.cookie ?? '' } })).status;

it('every deleting operation can be restored, or says why not', () => {
  const restorable = sources.flatMap(({ operations }) => operations);
  expect([...restorable, ...Object.keys(FOR_EVER)].sort()).toEqual(deleting.map(({ name }) => name).sort());
  expect(new Set(sources.map(({ entity }) => entity)).size).toBe(sources.length);
});

describe.each(deleting.filter(({ name }) => !(name in FOR_EVER)))('$name', (field) => {
  it('is restored as it was, by one of two at once, and again without harm', async () => {
    const what = (await cases[field.name]?.()) as Deletable;
    const source = sourceOf(field.name);
    const before = await stored(what);
    const files = await filesOf(source, { ...before, id: what.id });
    for (const file of files) expect(await statusOf(file)).toBe(200);

    const { extensions } = await stage.admin.run(operationOf(field.name), what.args);
    const now = await stored(what);
    expect(now).not.toEqual(before);
    const [entry, ...others] = await deleted();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ entity: source.entity, label: source.label, deletedBy: 'Lieke' });
    // By what it was called, and it is found by that.
    const was = JSON.stringify(before).toLowerCase();
    const title = entry?.title.toLowerCase() ?? '';
    expect(title.split(/[^\p{L}\p{N}:]+/u).some((word) => word.length > 1 && was.includes(word))).toBe(true);
    expect((await deleted(title)).map(({ id }) => id)).toContain(entry?.id);
    const isShown = now && !('deletedAt' in now) ? new Set(filesIn(now).map(({ id }) => id)) : new Set();
    for (const file of files) expect(await statusOf(file)).toBe(isShown.has(file.id) ? 200 : 404);
    await api.portal.files.sweep(Date.now() + 10 * 86_400_000);

    const { entity = '', id = '' } = entry ?? {};
    // For who wants it back at once.
    expect(extensions?.deleted).toEqual({ entity, id });
    const restore = () => stage.admin.data(TrashRestoreRecordDocument, { entity, id });
    expect(await Promise.all([restore(), restore()])).toEqual([{ restoreRecord: id }, { restoreRecord: id }]);
    expect(await restore()).toEqual({ restoreRecord: id });
    expect(await deleted()).toEqual([]);
    expect(await stored(what)).toEqual(before);
    for (const file of files) expect(await statusOf(file)).toBe(200);
  });

  it('is gone after 30 days, files too', async () => {
    const what = (await cases[field.name]?.()) as Deletable;
    const files = await filesOf(sourceOf(field.name), { ...(await stored(what)), id: what.id });
    const { extensions } = await stage.admin.run(operationOf(field.name), what.args);
    const left = await stored(what);
    await purgeTrash(api.portal, Date.now() + 31 * 86_400_000);
    expect(await deleted()).toEqual([]);
    const { errors } = await stage.admin.run(TrashRestoreRecordDocument, extensions?.deleted as never);
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    // What it leaves is what was there before already, or nothing.
    const now = await stored(what);
    if (left && 'deletedAt' in left) expect(now).toBeNull();
    if (now) expect(now).toEqual(left);
    const kept = new Set(filesIn(now).map(({ id }) => id));
    const count = await fileDocuments().countDocuments({
      _id: { $in: files.map(({ id }) => new Types.ObjectId(id)) },
    });
    expect(count).toBe(files.filter(({ id }) => kept.has(id)).length);
  });
});
