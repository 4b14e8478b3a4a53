import { daysAfter } from '../../platform/dates/amsterdam';
import {
  AddTaskFromDraaiboekDocument,
  CopyTasksDocument,
  DeleteDraaiboekTasksDocument,
  type DraaiboekItemInput,
  EditTaskDocument,
  MoveTaskDocument,
  TaskSourcesAddCategoryDocument,
  TaskSourcesAddItemDocument,
  TaskSourcesAddSubCategoryDocument,
  TaskSourcesAddTaskDocument,
  TaskSourcesEditItemDocument,
  TaskSourcesEditTaskDocument,
  TaskSourcesFinishTaskDocument,
  TaskSourcesTasksDocument,
} from '../../testing/gql/graphql';
import { carnivalOf } from '../seasonOrder';
import { useCommittee } from '../testCommittee';
import { presentSeason } from './taskList';

const stage = useCommittee();
const season = presentSeason();
const at = <Given extends object>(variables: Given = {} as Given) => ({
  commissionId: stage.id,
  season,
  ...variables,
});
const tasks = async (of = season) =>
  (await stage.member.data(TaskSourcesTasksDocument, at({ season: of }))).tasks.tasks;
const names = async (of = season) => (await tasks(of)).map(({ name }) => name);

type Ids = Record<'route' | 'papier' | 'borden' | 'a' | 'b' | 'c', string>;

/** A category with the subcategories Papier (a, b) and Borden (c). @returns the ids by name */
async function makeBook(): Promise<Ids> {
  const commissionId = stage.id;
  const category = { name: 'Route', color: '#b5121b' };
  const { addDraaiboekCategory: made } = await stage.member.data(TaskSourcesAddCategoryDocument, {
    commissionId,
    category,
  });
  const route = made.categories[0]?.id ?? '';
  let book = made;
  for (const name of ['Papier', 'Borden']) {
    const given = { commissionId, categoryId: route, subCategory: { name } };
    book = (await stage.member.data(TaskSourcesAddSubCategoryDocument, given)).addDraaiboekSubCategory;
  }
  const [papier, borden] = (book.categories[0]?.subCategories ?? []).map(({ id }) => id);
  const add = async (subCategoryId: string | undefined, item: DraaiboekItemInput) => {
    const given = { commissionId, subCategoryId: subCategoryId as string, item };
    return (await stage.member.data(TaskSourcesAddItemDocument, given)).addDraaiboekItem;
  };
  await add(papier, { name: 'b', timeType: 'upFront', period: 'mei' });
  await add(papier, { name: 'a', timeType: 'upFront', period: 'juni' });
  book = await add(borden, { name: 'c', timeType: 'afterEvent' });
  const items = book.categories[0]?.subCategories.flatMap((sub) => sub.items) ?? [];
  return { route, papier, borden, ...Object.fromEntries(items.map(({ id, name }) => [name, id])) } as Ids;
}

describe('tasks from the draaiboek', () => {
  it('take over the item, in the order of the season', async () => {
    const ids = await makeBook();
    await stage.member.data(AddTaskFromDraaiboekDocument, at({ itemIds: [ids.c, ids.b, ids.a] }));
    const list = await tasks();
    expect(list.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(list[0]).toEqual({
      id: expect.any(String),
      name: 'a',
      timeType: 'upFront',
      period: 'juni',
      daysFromCarnival: null,
      dueDate: null,
      finished: false,
      parent: ids.papier,
      grandParent: ids.route,
      itemId: ids.a,
      assignees: [],
    });
  });

  it('are made once for each item, however often and however many at once', async () => {
    const ids = await makeBook();
    const both = at({ itemIds: [ids.a, ids.b] });
    await Promise.all(
      Array.from({ length: 10 }, () => stage.member.data(AddTaskFromDraaiboekDocument, both)),
    );
    await stage.member.data(AddTaskFromDraaiboekDocument, at({ itemIds: [ids.b, ids.c, ids.c] }));
    expect(await names()).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['no choice', [] as string[], 'Kies minstens één onderdeel'],
    [
      'an item that is gone',
      ['64b000000000000000000000'],
      'Een van deze onderdelen staat niet meer in het draaiboek',
    ],
  ])('are refused for %s', async (_what, itemIds, message) => {
    await makeBook();
    const { extensions } = await stage.member.error(AddTaskFromDraaiboekDocument, at({ itemIds }));
    expect(extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { itemIds: message } });
  });

  it('of a category or a subcategory go in one action; single ones stay', async () => {
    const ids = await makeBook();
    await stage.member.data(AddTaskFromDraaiboekDocument, at({ itemIds: [ids.a, ids.b, ids.c] }));
    await stage.member.data(TaskSourcesAddTaskDocument, at());
    await stage.chair.data(DeleteDraaiboekTasksDocument, at({ parent: ids.papier }));
    expect(await names()).toEqual(['c', 'los']);
    await stage.chair.data(DeleteDraaiboekTasksDocument, at({ parent: ids.route }));
    expect(await names()).toEqual(['los']);
  });
});

describe('taking over the season before', () => {
  it('takes the order along that somebody gave them', async () => {
    const ids = await makeBook();
    const before = at({ season: season - 1, itemIds: [ids.a, ids.b, ids.c] });
    await stage.member.data(AddTaskFromDraaiboekDocument, before);
    const [a, b] = await tasks(season - 1);
    await stage.member.data(MoveTaskDocument, { commissionId: stage.id, id: b?.id ?? '', before: a?.id });
    await stage.member.data(CopyTasksDocument, at());
    expect([await names(season - 1), await names()]).toEqual([
      ['b', 'a', 'c'],
      ['b', 'a', 'c'],
    ]);
  });

  it('copies the draaiboek tasks: open, without deadline and without who did them', async () => {
    const ids = await makeBook();
    const before = season - 1;
    await stage.member.data(AddTaskFromDraaiboekDocument, {
      ...at({ itemIds: [ids.a, ids.c] }),
      season: before,
    });
    await stage.member.data(TaskSourcesAddTaskDocument, { ...at(), season: before });
    const [first] = await tasks(before);
    await stage.member.data(TaskSourcesFinishTaskDocument, {
      commissionId: stage.id,
      id: first?.id as string,
    });
    const task = { name: 'a, anders', dueDate: `${season}-01-15`, assigneeIds: [stage.member.id] };
    await stage.member.data(TaskSourcesEditTaskDocument, {
      commissionId: stage.id,
      id: first?.id as string,
      task,
    });

    await stage.member.data(CopyTasksDocument, at());
    const copies = await tasks();
    expect(copies).toHaveLength(2);
    expect(copies.find(({ itemId }) => itemId === ids.a)).toMatchObject({
      name: 'a, anders',
      finished: false,
      dueDate: null,
      assignees: [],
    });
    expect(copies.map(({ id }) => id)).not.toContain(first?.id);
    expect(await names(before)).toHaveLength(3);
  });

  it('pressed by ten people at once copies once, and adds to what was there', async () => {
    const ids = await makeBook();
    await stage.member.data(AddTaskFromDraaiboekDocument, {
      ...at({ itemIds: [ids.a, ids.b, ids.c] }),
      season: season - 1,
    });
    await stage.member.data(AddTaskFromDraaiboekDocument, at({ itemIds: [ids.b] }));
    await Promise.all(Array.from({ length: 10 }, () => stage.member.data(CopyTasksDocument, at())));
    expect((await names()).sort()).toEqual(['a', 'b', 'c']);
  });

  it('says so when there is nothing to take over', async () => {
    expect(await stage.member.error(CopyTasksDocument, at())).toMatchObject({
      message: 'In het vorige seizoen staan geen taken uit het draaiboek.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});

describe('days from carnival of an item', () => {
  const day = (of: number, days: number) => daysAfter(carnivalOf(of), days);
  const editItem = (id: string, revision: number, item: Partial<DraaiboekItemInput>) =>
    stage.member.data(TaskSourcesEditItemDocument, {
      commissionId: stage.id,
      ...{ id, revision, item: { name: 'a', timeType: 'upFront', ...item } },
    });
  const dueDates = async (of = season) =>
    Object.fromEntries((await tasks(of)).map(({ name, dueDate }) => [name, dueDate]));

  it('give each season its own date, when a task is made of it and when it is taken over', async () => {
    const { a, b } = await makeBook();
    await editItem(a, 1, { period: null, daysFromCarnival: -30 });
    await stage.member.data(AddTaskFromDraaiboekDocument, { ...at({ itemIds: [a, b] }), season: season - 1 });
    expect(await dueDates(season - 1)).toEqual({ a: day(season - 1, -30), b: null });
    const [{ id } = { id: '' }] = await tasks(season - 1);
    const task = { name: 'a', daysFromCarnival: -30, dueDate: day(season - 1, -50) };
    await stage.member.data(TaskSourcesEditTaskDocument, { commissionId: stage.id, id, task });
    // What was said only after the season came along too; what was typed by hand was of that season.
    await editItem(b, 1, { name: 'b', period: null, daysFromCarnival: 7 });
    await stage.member.data(CopyTasksDocument, at());
    expect(await dueDates()).toEqual({ a: day(season, -30), b: day(season, 7) });
    expect(await tasks()).toMatchObject([{ daysFromCarnival: -30 }, { daysFromCarnival: 7, period: null }]);
  });

  it('move its open tasks of this season and the next, but for those that were given a deadline', async () => {
    const { a } = await makeBook();
    for (const each of [season - 1, season, season + 1])
      await stage.member.data(AddTaskFromDraaiboekDocument, { ...at({ itemIds: [a] }), season: each });
    await editItem(a, 1, { period: null, daysFromCarnival: -30 });
    expect([await dueDates(season - 1), await dueDates(), await dueDates(season + 1)]).toEqual([
      { a: null },
      { a: day(season, -30) },
      { a: day(season + 1, -30) },
    ]);
    const [{ id } = { id: '' }] = await tasks();
    const typed = { name: 'a', daysFromCarnival: -30, dueDate: day(season, -40) };
    const { editTask } = await stage.member.data(EditTaskDocument, {
      ...{ commissionId: stage.id, id, revision: 2, task: typed },
    });
    expect(editTask.tasks).toMatchObject([{ dueDate: day(season, -40), revision: 3 }]);
    await editItem(a, 2, { period: null, daysFromCarnival: -10 });
    expect([await dueDates(), await dueDates(season + 1)]).toEqual([
      { a: day(season, -40) },
      { a: day(season + 1, -10) },
    ]);
  });
});

it('a renamed item renames its open tasks, but for those that were given a name', async () => {
  const ids = await makeBook();
  await stage.member.data(AddTaskFromDraaiboekDocument, at({ itemIds: [ids.a, ids.b, ids.c] }));
  const taskOf = async (itemId: string) => (await tasks()).find((task) => task.itemId === itemId);
  const commissionId = stage.id;
  const done = { commissionId, id: (await taskOf(ids.b))?.id ?? '', finished: true };
  await stage.member.data(TaskSourcesFinishTaskDocument, done);
  const own = { commissionId, id: (await taskOf(ids.c))?.id ?? '', task: { name: 'C anders' } };
  await stage.member.data(TaskSourcesEditTaskDocument, own);
  for (const [id, name] of [
    [ids.a, 'a nieuw'],
    [ids.b, 'b nieuw'],
    [ids.c, 'c nieuw'],
  ] as const) {
    const item = { name, timeType: 'upFront' as const };
    await stage.member.data(TaskSourcesEditItemDocument, { commissionId, id, revision: 1, item });
  }
  expect([...(await names())].sort()).toEqual(['C anders', 'a nieuw', 'b']);
});
