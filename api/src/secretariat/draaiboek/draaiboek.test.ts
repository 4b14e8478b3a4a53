import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import { onlyWinner } from '../../testing/apiStage';
import {
  AddDraaiboekCategoryDocument,
  AddDraaiboekItemDocument,
  AddDraaiboekSubCategoryDocument,
  ArchiveDraaiboekCategoryDocument,
  DeleteDraaiboekItemDocument,
  DeleteDraaiboekSubCategoryDocument,
  type DraaiboekCategoryFragment,
  DraaiboekDocument,
  type DraaiboekFragment,
  DraaiboekMeDocument,
  DraaiboekPdfDocument,
  EditDraaiboekCategoryDocument,
  EditDraaiboekItemDocument,
  EditDraaiboekSubCategoryDocument,
  type Month,
  StartDraaiboekDocument,
  type TimeType,
} from '../../testing/gql/graphql';
import { makeCommission, signedIn } from '../../testing/people';
import { readPdf } from '../../testing/readPdf';
import { logged, useCommittee } from '../testCommittee';

type Part = DraaiboekCategoryFragment['subCategories'][number]['items'][number];
/** What changes the book and gives it back. */
type Change<Variables> = TypedDocumentNode<{ book: DraaiboekFragment }, Variables>;

const stage = useCommittee();
const run = <Variables extends object>(
  change: Change<Variables>,
  variables: Omit<Variables, 'commissionId'>,
  client = stage.member,
) => client.run(change as Change<object>, { commissionId: stage.id, ...variables });
const did = async <Variables extends object>(
  change: Change<Variables>,
  variables: Omit<Variables, 'commissionId'>,
  client = stage.member,
) => (await client.data(change as Change<object>, { commissionId: stage.id, ...variables })).book;
const refused = async <Variables extends object>(
  change: Change<Variables>,
  variables: Omit<Variables, 'commissionId'>,
  client = stage.member,
) => (await run(change, variables, client)).errors?.[0];
const read = async () => (await stage.member.data(DraaiboekDocument, { commissionId: stage.id })).draaiboek;

const category = (name = 'Route') => ({ category: { name, color: '#B5121B' } });
const item = (name: string, timeType: TimeType = 'upFront', period?: Month) => ({
  item: { name, timeType, period },
});
/** A category with a subcategory. */
async function begin() {
  const [{ id: categoryId } = { id: '' }] = (await did(AddDraaiboekCategoryDocument, category())).categories;
  const book = await did(AddDraaiboekSubCategoryDocument, {
    categoryId,
    subCategory: { name: 'Vergunning' },
  });
  return { categoryId, subCategoryId: book.categories[0]?.subCategories[0]?.id ?? '' };
}
const itemsOf = (book: DraaiboekFragment) => book.categories[0]?.subCategories[0]?.items ?? [];

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
  for (const one of shuffled) await did(AddDraaiboekItemDocument, { subCategoryId, ...one });
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
  const full = {
    name: ' Jury ',
    description: ' Vijf mensen ',
    responsable: 'preces',
    timeType: 'upFront',
  } as const;
  const book = await did(AddDraaiboekItemDocument, { subCategoryId, item: { ...full, period: 'januari' } });
  const [added] = itemsOf(book);
  expect(added).toEqual({
    id: expect.any(String),
    name: 'Jury',
    description: 'Vijf mensen',
    responsable: 'preces',
    timeType: 'upFront',
    period: 'januari',
    daysFromCarnival: null,
    dueDate: null,
    parent: subCategoryId,
    grandParent: categoryId,
    revision: 1,
  });
  await did(EditDraaiboekItemDocument, { id: added?.id as string, revision: 1, ...item('Jury en lint') });
  await did(EditDraaiboekCategoryDocument, { id: categoryId, revision: 1, ...category('Routes') });
  await did(EditDraaiboekSubCategoryDocument, {
    id: subCategoryId,
    revision: 1,
    subCategory: { name: 'Papier' },
  });
  await did(DeleteDraaiboekItemDocument, { id: added?.id as string }, stage.chair);
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
    'category',
    () => refused(AddDraaiboekCategoryDocument, { category: { name: ' ', color: 'rood' } }),
    { name: 'Verplicht', color: 'Kies een kleur' },
  ],
  [
    'subcategory',
    () => refused(AddDraaiboekSubCategoryDocument, { categoryId: 'x', subCategory: { name: '' } }),
    { name: 'Verplicht' },
  ],
  [
    'item',
    () => refused(AddDraaiboekItemDocument, { subCategoryId: 'x', item: { name: '', timeType: 'upFront' } }),
    { name: 'Verplicht' },
  ],
] as const)('a %s needs its fields', async (_what, refusal, fields) => {
  expect((await refusal())?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
});

it('a category is archived with all that is in it, and brought back', async () => {
  const { categoryId, subCategoryId } = await begin();
  await did(AddDraaiboekItemDocument, { subCategoryId, ...item('Jury') });
  const archive = { id: categoryId, archived: true };
  const book = await did(ArchiveDraaiboekCategoryDocument, archive, stage.chair);
  expect(book).toMatchObject({ categories: [], archivedCategories: [{ name: 'Route', archived: true }] });
  const late = await refused(AddDraaiboekSubCategoryDocument, {
    categoryId,
    subCategory: { name: 'Te laat' },
  });
  expect(late?.extensions.code).toBe('NOT_FOUND');
  const back = await did(ArchiveDraaiboekCategoryDocument, { id: categoryId, archived: false }, stage.chair);
  expect(itemsOf(back)).toHaveLength(1);
});

it('a subcategory goes with its items, and only it', async () => {
  const { categoryId, subCategoryId } = await begin();
  const book = await did(AddDraaiboekSubCategoryDocument, { categoryId, subCategory: { name: 'Jury' } });
  const other = book.categories[0]?.subCategories[1]?.id as string;
  await did(AddDraaiboekItemDocument, { subCategoryId, ...item('a') });
  await did(AddDraaiboekItemDocument, { subCategoryId: other, ...item('b') });
  const gone = { id: subCategoryId };
  await did(DeleteDraaiboekSubCategoryDocument, gone, stage.chair);
  const [left, ...rest] = (await read()).categories[0]?.subCategories ?? [];
  expect(rest).toEqual([]);
  expect(left).toMatchObject({ name: 'Jury', items: [{ name: 'b' }] });
  const late = await refused(AddDraaiboekItemDocument, { subCategoryId, ...item('te laat') });
  expect(late?.extensions.code).toBe('NOT_FOUND');
});

describe('two at once', () => {
  it('thirty additions all stay, from the very first on', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, turn) => did(AddDraaiboekCategoryDocument, category(`Deel ${turn}`))),
    );
    expect(new Set((await read()).categories.map(({ name }) => name)).size).toBe(30);
  });

  it('the second who edits an item is told; who edits another one is not', async () => {
    const { subCategoryId } = await begin();
    await did(AddDraaiboekItemDocument, { subCategoryId, ...item('a') });
    const [a, b] = itemsOf(await did(AddDraaiboekItemDocument, { subCategoryId, ...item('b') }));
    const edit = (part: Part | undefined, name: string) =>
      run(EditDraaiboekItemDocument, { id: part?.id as string, revision: 1, ...item(name) });
    const [first, second, other] = await Promise.all([edit(a, 'een'), edit(a, 'twee'), edit(b, 'drie')]);
    onlyWinner([first, second], 'Dit onderdeel', 'Sanne');
    expect(other.errors).toBeUndefined();
  });
});

it('parts of another committee cannot be reached through the own one', async () => {
  const { categoryId } = await begin();
  const through = { ...category(), id: categoryId, revision: 1 };
  const own = await stage.stranger.data(DraaiboekMeDocument);
  const error = await stage.stranger.error(EditDraaiboekCategoryDocument, {
    ...through,
    commissionId: own.me?.commissions[0]?.id as string,
  });
  expect(error.extensions.code).toBe('NOT_FOUND');
});

describe('a new committee', () => {
  /** Somebody who keeps committees, and is in none of them. */
  const keeper = () => signedIn(stage.api, { general: ['secGebruikers'] });
  const fresh = async () => {
    const id = await makeCommission(8, 'Wagens');
    return { id, member: await signedIn(stage.api, { commissions: [`${id}-vz`] }) };
  };
  const outline = ({ categories }: DraaiboekFragment) =>
    categories.map(({ name, color, subCategories }) => [
      ...[name, color],
      ...subCategories.map((sub) => [
        sub.name,
        ...sub.items.map((one) => [one.name, one.timeType, one.period, one.daysFromCarnival]),
      ]),
    ]);

  it('begins with the draaiboek of another, as parts of its own, without the archive', async () => {
    const { categoryId, subCategoryId } = await begin();
    await did(AddDraaiboekItemDocument, {
      subCategoryId,
      item: { name: 'Hekken', timeType: 'upFront', daysFromCarnival: -30 },
    });
    const old = (await did(AddDraaiboekCategoryDocument, category('Oud'))).categories[1]?.id ?? '';
    await did(ArchiveDraaiboekCategoryDocument, { id: old, archived: true }, stage.chair);
    const { id, member } = await fresh();
    const at = { commissionId: id, from: stage.id };
    expect(await (await keeper()).data(StartDraaiboekDocument, at)).toEqual({ startDraaiboek: id });
    const { draaiboek } = await member.data(DraaiboekDocument, { commissionId: id });
    expect(outline(draaiboek)).toEqual(
      [['Route', '#b5121b', ['Vergunning', ['Hekken', 'upFront', null, -30]]]].map((row) => [
        row[0],
        expect.stringMatching(/^#b5121b$/i),
        row[2],
      ]),
    );
    expect(draaiboek.archivedCategories).toEqual([]);
    expect(draaiboek.categories[0]?.id).not.toBe(categoryId);
    // They go their own ways from then on.
    const own = draaiboek.categories[0]?.id ?? '';
    await member.data(EditDraaiboekCategoryDocument, {
      ...{ commissionId: id, id: own, revision: 1, category: { name: 'Anders', color: '#000000' } },
    });
    expect((await read()).categories[0]?.name).toBe('Route');
  });

  it('has it once, however often and by however many it is asked for; never over what is there', async () => {
    await begin();
    const { id } = await fresh();
    const client = await keeper();
    const at = { commissionId: id, from: stage.id };
    const twice = await Promise.all(
      [1, 2].map(() => client.run(StartDraaiboekDocument, { ...at, requestId: 'verzoek-van-de-test' })),
    );
    expect(twice.map(({ data }) => data?.startDraaiboek)).toEqual([id, id]);
    expect(await client.error(StartDraaiboekDocument, at)).toMatchObject({
      message: 'Deze commissie heeft al een draaiboek.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    const other = await makeCommission(9, 'Jeugd');
    const answers = await Promise.all(
      [1, 2, 3].map(() => client.run(StartDraaiboekDocument, { commissionId: other, from: stage.id })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it('is refused where there is nothing to take over, or no committee', async () => {
    const { id } = await fresh();
    const client = await keeper();
    const at = { commissionId: id, from: stage.id };
    expect((await client.error(StartDraaiboekDocument, at)).extensions).toEqual({
      ...{ code: 'BAD_USER_INPUT', fields: { from: 'Deze commissie heeft geen draaiboek' } },
    });
    const nowhere = { commissionId: '64b000000000000000000000', from: stage.id };
    expect((await client.error(StartDraaiboekDocument, nowhere)).extensions.code).toBe('NOT_FOUND');
  });
});

describe('as a pdf', () => {
  const print = async () => {
    const { draaiboekPdf: file } = await stage.member.data(DraaiboekPdfDocument, { commissionId: stage.id });
    const answer = await fetch(stage.api.url + file.url, {
      headers: { cookie: stage.member.cookie ?? '' },
    });
    return { file, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  it('has all that is not archived, in order, with when, who and what', async () => {
    const { subCategoryId } = await begin();
    await did(AddDraaiboekItemDocument, { subCategoryId, ...item('Afbouwen', 'afterEvent') });
    const dated = {
      name: 'Hekken',
      timeType: 'upFront',
      daysFromCarnival: -1,
      responsable: 'Piet',
      description: 'Bij Jan',
    };
    await did(AddDraaiboekItemDocument, { subCategoryId, item: dated } as never);
    const archived = (await did(AddDraaiboekCategoryDocument, category('Oud'))).categories.at(-1);
    await stage.chair.data(ArchiveDraaiboekCategoryDocument, {
      commissionId: stage.id,
      id: archived?.id ?? '',
      archived: true,
    });
    const { file, bytes } = await print();
    expect(file.name).toMatch(/^Draaiboek .*\.pdf$/);
    const { texts, pages } = await readPdf(bytes);
    expect(pages).toBe(1);
    const said = texts.map(({ text }) => text.trim()).filter(Boolean);
    expect(said.slice(2)).toEqual([
      ...['Route', 'Vergunning', 'Hekken'],
      expect.stringMatching(/^Vooraf, \d\d\/\d\d\/\d{4} \(1 dag voor carnaval\) · Piet$/),
      ...['Bij Jan', 'Afbouwen', 'Achteraf'],
    ]);
  });

  it('goes on on the next sheet without parting an item', async () => {
    const { subCategoryId } = await begin();
    for (let at = 0; at < 40; at += 1)
      await did(AddDraaiboekItemDocument, { subCategoryId, ...item(`Klus ${at + 10}`) });
    const { bytes } = await print();
    const [first, second] = [await readPdf(bytes), await readPdf(bytes, 2)];
    expect(first.pages).toBe(2);
    const names = [first, second].flatMap(({ texts }) => texts.map(({ text }) => text.trim()));
    expect(names.filter((name) => name.startsWith('Klus'))).toHaveLength(40);
    expect(Math.max(...first.texts.map(({ y }) => y))).toBeLessThan(842 - 48);
  });
});
