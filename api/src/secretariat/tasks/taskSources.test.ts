import { useCommittee } from '../testCommittee';
import { presentSeason } from './taskList';

const LIST =
  '{ season tasks { id name timeType period dueDate finished parent grandParent itemId assignee { id } } }';
const READ = `query Read($commissionId: ID!, $season: Int) { tasks(commissionId: $commissionId, season: $season) ${LIST} }`;
const FROM = `mutation From($commissionId: ID!, $season: Int!, $itemIds: [ID!]!) {
  addTaskFromDraaiboek(commissionId: $commissionId, season: $season, itemIds: $itemIds) ${LIST}
}`;
const COPY = `mutation Copy($commissionId: ID!, $season: Int!) { copyTasks(commissionId: $commissionId, season: $season) ${LIST} }`;
const DELETE_ALL = `mutation Delete($commissionId: ID!, $season: Int!, $parent: ID!) {
  deleteDraaiboekTasks(commissionId: $commissionId, season: $season, parent: $parent) ${LIST}
}`;
const FINISH =
  'mutation Finish($commissionId: ID!, $id: ID!) { finishTask(commissionId: $commissionId, id: $id, finished: true) { id } }';
const EDIT = `mutation Edit($commissionId: ID!, $id: ID!, $task: TaskInput!) {
  editTask(commissionId: $commissionId, id: $id, revision: 1, task: $task) { id }
}`;
const ADD =
  'mutation Add($commissionId: ID!, $season: Int!) { addTask(commissionId: $commissionId, season: $season, task: { name: "los" }) { id } }';
const BOOK = '{ categories { id subCategories { id items { id name } } } }';

interface Task {
  id: string;
  name: string;
  itemId: string | null;
}
interface Book {
  categories: { id: string; subCategories: { id: string; items: { id: string; name: string }[] }[] }[];
}

const stage = useCommittee();
const season = presentSeason();
const at = (variables: object = {}) => ({ commissionId: stage.id, season, ...variables });
const tasks = async (of = season) =>
  (await stage.member.data<{ tasks: { tasks: Task[] } }>(READ, at({ season: of }))).tasks.tasks;
const names = async (of = season) => (await tasks(of)).map(({ name }) => name);

const change = async (fields: string) =>
  Object.values(
    await stage.member.data<Record<string, Book>>(
      `mutation Change($commissionId: ID!) { ${fields.replace('(', '(commissionId: $commissionId, ')} ${BOOK} }`,
      { commissionId: stage.id },
    ),
  )[0] as Book;

/** A category with the subcategories Papier (a, b) and Borden (c). @returns the ids by name */
async function makeBook(): Promise<Record<string, string>> {
  const made = await change('addDraaiboekCategory(category: { name: "Route", color: "#b5121b" })');
  const route = made.categories[0]?.id ?? '';
  let book = made;
  for (const name of ['Papier', 'Borden']) {
    book = await change(`addDraaiboekSubCategory(categoryId: "${route}", subCategory: { name: "${name}" })`);
  }
  const [papier, borden] = (book.categories[0]?.subCategories ?? []).map(({ id }) => id);
  const item = (parent: string | undefined, name: string, rest: string) =>
    change(`addDraaiboekItem(subCategoryId: "${parent}", item: { name: "${name}", ${rest} })`);
  await item(papier, 'b', 'timeType: upFront, period: mei');
  await item(papier, 'a', 'timeType: upFront, period: juni');
  book = await item(borden, 'c', 'timeType: afterEvent');
  const items = book.categories[0]?.subCategories.flatMap((sub) => sub.items) ?? [];
  return { route, papier, borden, ...Object.fromEntries(items.map(({ id, name }) => [name, id])) } as Record<
    string,
    string
  >;
}

describe('tasks from the draaiboek', () => {
  it('take over the item, in the order of the season', async () => {
    const ids = await makeBook();
    await stage.member.data(FROM, at({ itemIds: [ids.c, ids.b, ids.a] }));
    const list = await tasks();
    expect(list.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(list[0]).toEqual({
      id: expect.any(String),
      name: 'a',
      timeType: 'upFront',
      period: 'juni',
      dueDate: null,
      finished: false,
      parent: ids.papier,
      grandParent: ids.route,
      itemId: ids.a,
      assignee: null,
    });
  });

  it('are made once for each item, however often and however many at once', async () => {
    const ids = await makeBook();
    const both = at({ itemIds: [ids.a, ids.b] });
    await Promise.all(Array.from({ length: 10 }, () => stage.member.data(FROM, both)));
    await stage.member.data(FROM, at({ itemIds: [ids.b, ids.c, ids.c] }));
    expect(await names()).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['no choice', [], 'Kies minstens één onderdeel'],
    [
      'an item that is gone',
      ['64b000000000000000000000'],
      'Een van deze onderdelen staat niet meer in het draaiboek',
    ],
  ])('are refused for %s', async (_what, itemIds, message) => {
    await makeBook();
    const { extensions } = await stage.member.error(FROM, at({ itemIds }));
    expect(extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { itemIds: message } });
  });

  it('of a category or a subcategory go in one action, by the chair only; single ones stay', async () => {
    const ids = await makeBook();
    await stage.member.data(FROM, at({ itemIds: [ids.a, ids.b, ids.c] }));
    await stage.member.data(ADD, at());
    expect((await stage.member.error(DELETE_ALL, at({ parent: ids.papier }))).extensions.code).toBe(
      'FORBIDDEN',
    );
    await stage.chair.data(DELETE_ALL, at({ parent: ids.papier }));
    expect(await names()).toEqual(['c', 'los']);
    await stage.chair.data(DELETE_ALL, at({ parent: ids.route }));
    expect(await names()).toEqual(['los']);
  });
});

describe('taking over the season before', () => {
  it('copies the draaiboek tasks: open, without deadline and without who did them', async () => {
    const ids = await makeBook();
    const before = season - 1;
    await stage.member.data(FROM, { ...at({ itemIds: [ids.a, ids.c] }), season: before });
    await stage.member.data(ADD, { ...at(), season: before });
    const [first] = await tasks(before);
    await stage.member.data(FINISH, { commissionId: stage.id, id: first?.id });
    const task = { name: 'a, anders', dueDate: `${season}-01-15`, assigneeId: stage.member.id };
    await stage.member.data(EDIT, { commissionId: stage.id, id: first?.id, task });

    await stage.member.data(COPY, at());
    const copies = await tasks();
    expect(copies).toHaveLength(2);
    expect(copies.find(({ itemId }) => itemId === ids.a)).toMatchObject({
      name: 'a, anders',
      finished: false,
      dueDate: null,
      assignee: null,
    });
    expect(copies.map(({ id }) => id)).not.toContain(first?.id);
    expect(await names(before)).toHaveLength(3);
  });

  it('pressed by ten people at once copies once, and adds to what was there', async () => {
    const ids = await makeBook();
    await stage.member.data(FROM, { ...at({ itemIds: [ids.a, ids.b, ids.c] }), season: season - 1 });
    await stage.member.data(FROM, at({ itemIds: [ids.b] }));
    await Promise.all(Array.from({ length: 10 }, () => stage.member.data(COPY, at())));
    expect((await names()).sort()).toEqual(['a', 'b', 'c']);
  });

  it('says so when there is nothing to take over', async () => {
    expect(await stage.member.error(COPY, at())).toMatchObject({
      message: 'In het vorige seizoen staan geen taken uit het draaiboek.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});
