import { onlyWinner } from '../../testing/apiStage';
import { logged, useCommittee } from '../testCommittee';

const ITEMS = 'items { id name description responsable timeType period parent grandParent revision }';
const CATEGORY = `{ id name color archived revision subCategories { id name parent revision ${ITEMS} } }`;
const BOOK = `{ id categories ${CATEGORY} archivedCategories ${CATEGORY} changeLog }`;
const AT = '$commissionId: ID!, $id: ID!';
const READ = `query Read($commissionId: ID!) { draaiboek(commissionId: $commissionId) ${BOOK} }`;
const OPERATIONS = {
  addDraaiboekCategory: ['$commissionId: ID!, $category: DraaiboekCategoryInput!', 'category: $category'],
  editDraaiboekCategory: [
    `${AT}, $revision: Int!, $category: DraaiboekCategoryInput!`,
    'id: $id, revision: $revision, category: $category',
  ],
  archiveDraaiboekCategory: [`${AT}, $archived: Boolean!`, 'id: $id, archived: $archived'],
  addDraaiboekSubCategory: [
    '$commissionId: ID!, $categoryId: ID!, $subCategory: DraaiboekSubCategoryInput!',
    'categoryId: $categoryId, subCategory: $subCategory',
  ],
  editDraaiboekSubCategory: [
    `${AT}, $revision: Int!, $subCategory: DraaiboekSubCategoryInput!`,
    'id: $id, revision: $revision, subCategory: $subCategory',
  ],
  deleteDraaiboekSubCategory: [AT, 'id: $id'],
  addDraaiboekItem: [
    '$commissionId: ID!, $subCategoryId: ID!, $item: DraaiboekItemInput!',
    'subCategoryId: $subCategoryId, item: $item',
  ],
  editDraaiboekItem: [
    `${AT}, $revision: Int!, $item: DraaiboekItemInput!`,
    'id: $id, revision: $revision, item: $item',
  ],
  deleteDraaiboekItem: [AT, 'id: $id'],
} as const;
type Operation = keyof typeof OPERATIONS;

interface Part {
  id: string;
  name: string;
  revision: number;
}
interface Category extends Part {
  subCategories: (Part & { items: Part[] })[];
}
interface Book {
  categories: Category[];
  archivedCategories: Category[];
  changeLog: string[];
}

const stage = useCommittee();
const documentOf = (operation: Operation) => {
  const [variables, args] = OPERATIONS[operation];
  return `mutation Run(${variables}) { ${operation}(commissionId: $commissionId, ${args}) ${BOOK} }`;
};
const run = (operation: Operation, variables: object, client = stage.member) =>
  client.run<Record<string, Book>>(documentOf(operation), { commissionId: stage.id, ...variables });
const did = async (operation: Operation, variables: object, client = stage.member) =>
  (await client.data<Record<string, Book>>(documentOf(operation), { commissionId: stage.id, ...variables }))[
    operation
  ] as Book;
const refused = async (operation: Operation, variables: object, client = stage.member) =>
  (await run(operation, variables, client)).errors?.[0];
const read = async () =>
  (await stage.member.data<{ draaiboek: Book }>(READ, { commissionId: stage.id })).draaiboek;

const category = (name = 'Route') => ({ category: { name, color: '#B5121B' } });
const item = (name: string, timeType = 'upFront', period?: string) => ({ item: { name, timeType, period } });
/** A category with a subcategory. */
async function begin() {
  const [{ id: categoryId } = { id: '' }] = (await did('addDraaiboekCategory', category())).categories;
  const book = await did('addDraaiboekSubCategory', { categoryId, subCategory: { name: 'Vergunning' } });
  return { categoryId, subCategoryId: book.categories[0]?.subCategories[0]?.id ?? '' };
}
const itemsOf = (book: Book) => book.categories[0]?.subCategories[0]?.items ?? [];

it('is empty at first', async () => {
  expect(await read()).toMatchObject({ categories: [], archivedCategories: [], changeLog: [] });
});

it('shows items in season order: up front, during, after; in each June to May', async () => {
  const { subCategoryId } = await begin();
  const shuffled = [
    item('opruimen', 'afterEvent', 'maart'),
    item('vlaggen', 'upFront', 'mei'),
    item('lopen', 'duringEvent', 'februari'),
    item('zonder maand'),
    item('vergunning', 'upFront', 'juni'),
    item('draaien', 'duringEvent', 'juli'),
    item('jury', 'upFront', 'januari'),
    item('kas', 'upFront', 'december'),
    item('evaluatie', 'afterEvent'),
  ];
  for (const one of shuffled) await did('addDraaiboekItem', { subCategoryId, ...one });
  expect(itemsOf(await read()).map(({ name }) => name)).toEqual([
    'zonder maand',
    'vergunning',
    'kas',
    'jury',
    'vlaggen',
    'draaien',
    'lopen',
    'evaluatie',
    'opruimen',
  ]);
});

it('keeps what was filled in, trimmed, with a line for each change', async () => {
  const { categoryId, subCategoryId } = await begin();
  const full = { name: ' Jury ', description: ' Vijf mensen ', responsable: 'preces', timeType: 'upFront' };
  const book = await did('addDraaiboekItem', { subCategoryId, item: { ...full, period: 'januari' } });
  const [added] = itemsOf(book);
  expect(added).toEqual({
    id: expect.any(String),
    name: 'Jury',
    description: 'Vijf mensen',
    responsable: 'preces',
    timeType: 'upFront',
    period: 'januari',
    parent: subCategoryId,
    grandParent: categoryId,
    revision: 1,
  });
  await did('editDraaiboekItem', { id: added?.id, revision: 1, ...item('Jury en lint') });
  await did('editDraaiboekCategory', { id: categoryId, revision: 1, ...category('Routes') });
  await did('editDraaiboekSubCategory', { id: subCategoryId, revision: 1, subCategory: { name: 'Papier' } });
  await did('deleteDraaiboekItem', { id: added?.id }, stage.chair);
  expect(logged((await read()).changeLog)).toEqual([
    'Sanne: categorie Route toegevoegd',
    'Sanne: subcategorie Vergunning toegevoegd',
    'Sanne: Jury toegevoegd',
    'Sanne: Jury en lint gewijzigd',
    'Sanne: categorie Routes gewijzigd',
    'Sanne: subcategorie Papier gewijzigd',
    'Piet: Jury en lint verwijderd',
  ]);
});

it.each([
  [
    'addDraaiboekCategory',
    { category: { name: ' ', color: 'rood' } },
    { name: 'Verplicht', color: 'Kies een kleur' },
  ],
  ['addDraaiboekSubCategory', { categoryId: 'x', subCategory: { name: '' } }, { name: 'Verplicht' }],
  [
    'addDraaiboekItem',
    { subCategoryId: 'x', item: { name: '', timeType: 'upFront' } },
    { name: 'Verplicht' },
  ],
] as const)('%s refuses %j', async (operation, variables, fields) => {
  expect((await refused(operation, variables))?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
});

it('a category is archived with all that is in it, and brought back, by the chair only', async () => {
  const { categoryId, subCategoryId } = await begin();
  await did('addDraaiboekItem', { subCategoryId, ...item('Jury') });
  const archive = { id: categoryId, archived: true };
  expect((await refused('archiveDraaiboekCategory', archive))?.extensions.code).toBe('FORBIDDEN');
  const book = await did('archiveDraaiboekCategory', archive, stage.chair);
  expect(book).toMatchObject({ categories: [], archivedCategories: [{ name: 'Route', archived: true }] });
  const late = await refused('addDraaiboekSubCategory', { categoryId, subCategory: { name: 'Te laat' } });
  expect(late?.extensions.code).toBe('NOT_FOUND');
  const back = await did('archiveDraaiboekCategory', { id: categoryId, archived: false }, stage.chair);
  expect(itemsOf(back)).toHaveLength(1);
});

it('a subcategory goes with its items, and only it', async () => {
  const { categoryId, subCategoryId } = await begin();
  const book = await did('addDraaiboekSubCategory', { categoryId, subCategory: { name: 'Jury' } });
  const other = book.categories[0]?.subCategories[1]?.id;
  await did('addDraaiboekItem', { subCategoryId, ...item('a') });
  await did('addDraaiboekItem', { subCategoryId: other, ...item('b') });
  const gone = { id: subCategoryId };
  expect((await refused('deleteDraaiboekSubCategory', gone))?.extensions.code).toBe('FORBIDDEN');
  await did('deleteDraaiboekSubCategory', gone, stage.chair);
  const [left, ...rest] = (await read()).categories[0]?.subCategories ?? [];
  expect(rest).toEqual([]);
  expect(left).toMatchObject({ name: 'Jury', items: [{ name: 'b' }] });
  const late = await refused('addDraaiboekItem', { subCategoryId, ...item('te laat') });
  expect(late?.extensions.code).toBe('NOT_FOUND');
});

describe('two at once', () => {
  it('thirty additions all stay, from the very first on', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, turn) => did('addDraaiboekCategory', category(`Deel ${turn}`))),
    );
    expect(new Set((await read()).categories.map(({ name }) => name)).size).toBe(30);
  });

  it('the second who edits an item is told; who edits another one is not', async () => {
    const { subCategoryId } = await begin();
    await did('addDraaiboekItem', { subCategoryId, ...item('a') });
    const [a, b] = itemsOf(await did('addDraaiboekItem', { subCategoryId, ...item('b') }));
    const edit = (part: Part | undefined, name: string) =>
      run('editDraaiboekItem', { id: part?.id, revision: 1, ...item(name) });
    const [first, second, other] = await Promise.all([edit(a, 'een'), edit(a, 'twee'), edit(b, 'drie')]);
    onlyWinner([first, second], 'Dit onderdeel', 'Sanne');
    expect(other.errors).toBeUndefined();
  });
});

it('of another committee cannot be reached, nor its parts through the own one', async () => {
  const { categoryId } = await begin();
  expect((await stage.stranger.error(READ, { commissionId: stage.id })).extensions.code).toBe('FORBIDDEN');
  const through = { ...category(), id: categoryId, revision: 1 };
  const own = await stage.stranger.data<{ me: { commissions: { id: string }[] } }>(
    '{ me { commissions { id } } }',
  );
  const error = await refused(
    'editDraaiboekCategory',
    { ...through, commissionId: own.me.commissions[0]?.id },
    stage.stranger as typeof stage.member,
  );
  expect(error?.extensions.code).toBe('NOT_FOUND');
});
