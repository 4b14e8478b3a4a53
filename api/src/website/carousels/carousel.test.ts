import { exists, onlyWinner } from '../../testing/apiStage';
import {
  AddCarouselItemDocument,
  CarouselDocument,
  type CarouselItemInput,
  type CarouselName,
  DeleteCarouselItemDocument,
  EditCarouselItemDocument,
  MoveCarouselItemDocument,
  PutCarouselItemDocument,
  type MoveDirection,
} from '../../testing/gql/graphql';
import { EDITOR } from '../../testing/people';
import { useWebsite } from '../testWebsite';

const stage = useWebsite(['webHome', 'webJeugdraad', 'webHistory']);

const add = async (item: CarouselItemInput, carousel: CarouselName = 'programme') =>
  (await stage.editor.data(AddCarouselItemDocument, { carousel, item })).addCarouselItem;
const list = async (carousel: CarouselName = 'programme') =>
  (await stage.editor.data(CarouselDocument, { carousel })).carousel;
const names = async () => (await list()).map(({ name }) => name).join('');
const edit = (id: string, revision: number, item: CarouselItemInput, carousel: CarouselName = 'programme') =>
  stage.editor.run(EditCarouselItemDocument, { carousel, id, revision, item });

describe('a carousel', () => {
  it('holds its items in order, apart from the other carousels', async () => {
    const photo = await stage.picture('images/home/carrouselProg');
    const item = await add({ name: ' Zaterdag ', story: ' Prinsenbal ', photoId: photo.id });
    await add({ name: 'Zondag' });
    expect(item).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: 'Zaterdag',
      story: 'Prinsenbal',
      photo: { id: photo.id, url: `/files/images/home/carrouselProg/${photo.id}` },
      revision: 1,
      modifiedByName: EDITOR,
    });
    expect((await list()).map(({ name, story }) => [name, story])).toEqual([
      ['Zaterdag', 'Prinsenbal'],
      ['Zondag', ''],
    ]);
    expect(await list('aboutUs')).toEqual([]);
  });

  it('loses nothing when several add the first at once', async () => {
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => add({ name })));
    expect((await list()).map(({ name }) => name).sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it.each<[CarouselName, CarouselItemInput, object]>([
    ['programme', { name: ' ' }, { name: 'Verplicht' }],
    [
      'programme',
      { name: 'a', photoId: '64b000000000000000000000' },
      { photoId: 'Dit bestand is er niet meer. Kies het opnieuw.' },
    ],
    ['jeugdraad', { name: 'a' }, { photoId: 'Kies een foto' }],
    ['aboutUs', { name: 'a', story: 'x'.repeat(2001) }, { story: 'Deze tekst is te lang' }],
  ])('%s refuses %j', async (carousel, item, fields) => {
    const error = await stage.editor.error(AddCarouselItemDocument, { carousel, item });
    expect(error.extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
    expect(await list(carousel)).toEqual([]);
  });

  it.each<[CarouselName, string]>([
    ['jeugdraad', 'images/jeugdraad/carrousel'],
    ['aboutUs', 'images/aboutUs/carrousel'],
  ])('%s takes its pictures from its own folder', async (carousel, folder) => {
    const photo = await stage.picture(folder);
    expect((await add({ name: 'a', photoId: photo.id }, carousel)).photo?.url).toBe(photo.url);
    const elsewhere = await stage.picture('images/home/carrouselProg');
    await stage.editor.error(AddCarouselItemDocument, {
      carousel,
      item: { name: 'b', photoId: elsewhere.id },
    });
  });
});

describe('an item', () => {
  it('is changed at its own revision; what its photo was leaves the file store', async () => {
    const [first, second] = [
      await stage.picture('images/home/carrouselProg'),
      await stage.picture('images/home/carrouselProg'),
    ];
    const { id } = await add({ name: 'a', photoId: first.id });
    const other = await add({ name: 'b' });
    await edit(id, 1, { name: 'A', photoId: first.id });
    expect(await exists(first)).toBe(true);
    const { data } = await edit(id, 2, { name: 'A', story: 'verhaal', photoId: second.id });
    expect(data?.editCarouselItem).toMatchObject({
      name: 'A',
      story: 'verhaal',
      photo: { id: second.id },
      revision: 3,
    });
    expect([await exists(first), await exists(second)]).toEqual([false, true]);
    expect(
      (await edit(id, 3, { name: 'A', story: null, photoId: null })).data?.editCarouselItem,
    ).toMatchObject({
      story: '',
      photo: null,
    });
    expect(await exists(second)).toBe(false);
    expect((await list())[1]).toEqual(other);
  });

  it('tells the second of two who change it; others may be changed meanwhile', async () => {
    const [one, two] = [await add({ name: 'a' }), await add({ name: 'b' })];
    const [other, ...same] = await Promise.all([
      edit(two.id, 1, { name: 'B' }),
      ...['1', '2', '3'].map((name) => edit(one.id, 1, { name })),
    ]);
    expect(other?.errors).toBeUndefined();
    const { editCarouselItem } = onlyWinner(same, 'Dit programma');
    expect((await list()).map(({ name }) => name)).toEqual([editCarouselItem.name, 'B']);
  });

  it('is moved one place at a time and stays at the ends', async () => {
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c']) ids.push((await add({ name })).id);
    const move = async (at: number, direction: MoveDirection) => {
      const { moveCarouselItem } = await stage.editor.data(MoveCarouselItemDocument, {
        carousel: 'programme',
        id: ids[at] as string,
        direction,
      });
      return moveCarouselItem.map(({ name }) => name).join('');
    };
    expect(await move(0, 'earlier')).toBe('abc');
    expect(await move(2, 'earlier')).toBe('acb');
    expect(await move(0, 'later')).toBe('cab');
    expect(await move(1, 'later')).toBe('cab');
    for (let turn = 0; turn < 60; turn += 1) await move(turn % 2, 'earlier');
    expect([...(await names())].sort().join('')).toBe('abc');
  });

  it('stays one item when several move and change it at once', async () => {
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c', 'd']) ids.push((await add({ name })).id);
    await Promise.all([
      ...ids.map((id) =>
        stage.editor.data(MoveCarouselItemDocument, { carousel: 'programme', id, direction: 'later' }),
      ),
      edit(ids[2] ?? '', 1, { name: 'C' }),
    ]);
    expect([...(await names())].sort().join('')).toBe('Cabd');
  });

  it('is removed with its photo; after that it is not there', async () => {
    const photo = await stage.picture('images/home/carrouselProg');
    const { id } = await add({ name: 'a', photoId: photo.id });
    expect(await stage.editor.data(DeleteCarouselItemDocument, { carousel: 'programme', id })).toEqual({
      deleteCarouselItem: id,
    });
    expect([await list(), await exists(photo)]).toEqual([[], false]);
    const errors = [
      await stage.editor.error(DeleteCarouselItemDocument, { carousel: 'programme', id }),
      await stage.editor.error(DeleteCarouselItemDocument, { carousel: 'programme', id: 'geen-id' }),
      await stage.editor.error(MoveCarouselItemDocument, { carousel: 'programme', id, direction: 'later' }),
      await stage.editor.error(EditCarouselItemDocument, {
        carousel: 'programme',
        id,
        revision: 1,
        item: { name: 'a' },
      }),
    ];
    for (const error of errors) {
      expect(error).toMatchObject({
        message: 'Dit programma bestaat niet (meer).',
        extensions: { code: 'NOT_FOUND' },
      });
    }
  });

  it('of another carousel cannot be reached with the permission of this one', async () => {
    const { id } = await add({ name: 'a' });
    const error = await stage.editor.error(DeleteCarouselItemDocument, { carousel: 'aboutUs', id });
    expect(error.extensions.code).toBe('NOT_FOUND');
    expect(await names()).toBe('a');
  });
});

it('an item is put before another or last, also by several at once', async () => {
  const names = ['a', 'b', 'c', 'd'];
  const ids = new Map<string, string>();
  for (const name of names) ids.set(name, (await add({ name })).id);
  const place = async (name: string, before: string | null) =>
    (
      await stage.editor.data(PutCarouselItemDocument, {
        ...{ carousel: 'programme', id: ids.get(name) ?? '' },
        before: before && (ids.get(before) ?? before),
      })
    ).putCarouselItem.map((item) => item.name);
  expect(await place('d', 'a')).toEqual(['d', 'a', 'b', 'c']);
  expect(await place('d', 'c')).toEqual(['a', 'b', 'd', 'c']);
  expect(await place('a', null)).toEqual(['b', 'd', 'c', 'a']);
  expect(await place('c', 'c')).toEqual(['b', 'd', 'c', 'a']);
  expect(await place('a', null)).toEqual(['b', 'd', 'c', 'a']);
  await Promise.all([place('a', 'b'), place('c', null), place('d', 'a')]);
  expect((await list()).map(({ name }) => name).sort()).toEqual(names);
  for (const before of ['64b000000000000000000000', 'geen-id'])
    await expect(place('a', before)).rejects.toThrow('NOT_FOUND');
});
