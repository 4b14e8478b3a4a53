import { onlyWinner } from '../../testing/apiStage';
import {
  AddBeerDocument,
  AddBreweryDocument,
  BreweriesDocument,
  BreweryDocument,
  type BreweryFragment,
  DeleteBeerDocument,
  DeleteBreweryDocument,
  EditBeerDocument,
  EditBreweryDocument,
} from '../../testing/gql/graphql';
import { EDITOR } from '../../testing/people';
import { useWebsite } from '../testWebsite';

const stage = useWebsite(['webUBPF']);

const brewery = (changes: object = {}) => ({
  name: 'De Schuimkraag',
  website: 'www.schuimkraag.example',
  intro: 'Sinds 1911.',
  ...changes,
});
const beer = (changes: object = {}) => ({
  name: 'Prinsenbier',
  alcoholPercentage: 6.5,
  IBU: 24,
  intro: 'Blond.',
  ...changes,
});
const add = async (changes: object = {}) =>
  (await stage.editor.data(AddBreweryDocument, { newBrewery: brewery(changes) })).addBrewery;
const read = async (id: string) => (await stage.editor.data(BreweryDocument, { id })).brewery;
const edit = (id: string, revision: number, changes: object) =>
  stage.editor.run(EditBreweryDocument, { id, revision, newBrewery: brewery(changes) });
const addBeer = async (id: string, changes: object = {}) =>
  (await stage.editor.data(AddBeerDocument, { id, beer: beer(changes) })).addBeer;
const editBeer = (id: string, beerId: string, revision: number, changes: object) =>
  stage.editor.run(EditBeerDocument, { id, beerId, revision, beer: beer(changes) });
const logOf = ({ changeLog }: BreweryFragment) =>
  changeLog.map((line) => line.replace(new RegExp(`^\\d\\d/\\d\\d/\\d{4} - ${EDITOR}: `), ''));

describe('a brewery', () => {
  it('is added with who did, and listed by name', async () => {
    const added = await add({ name: ' Zwanenburg ', website: ' www.zwaan.example ' });
    expect(added).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: 'Zwanenburg',
      website: 'https://www.zwaan.example',
      intro: 'Sinds 1911.',
      creater: EDITOR,
      changeLog: [expect.stringMatching(/^\d\d\/\d\d\/\d{4} - Lieke Derks: brouwerij toegevoegd$/)],
      revision: 1,
      modifiedByName: EDITOR,
      beers: [],
    });
    await add({ name: 'Édelbrouw' });
    await add({ name: 'brouwhuis' });
    const { breweries } = await stage.editor.data(BreweriesDocument);
    expect(breweries.map(({ name }) => name)).toEqual(['brouwhuis', 'Édelbrouw', 'Zwanenburg']);
  });

  it.each([
    [
      { name: '', website: ' ', intro: '' },
      { name: 'Verplicht', website: 'Verplicht', intro: 'Verplicht' },
    ],
    [{ website: 'javascript:alert(1)' }, { website: 'Dit is geen geldig webadres' }],
    [{ website: 'schuimkraag' }, { website: 'Dit is geen geldig webadres' }],
    [{ name: 'x'.repeat(201) }, { name: 'Deze tekst is te lang' }],
  ])('refuses %j', async (changes, fields) => {
    const error = await stage.editor.error(AddBreweryDocument, { newBrewery: brewery(changes) });
    expect(error.extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
  });

  it('keeps a line for every edit', async () => {
    const { id } = await add();
    await edit(id, 1, { name: 'De Kraag', intro: 'Anders.' });
    await edit(id, 2, { name: 'De Kraag', intro: 'Anders.' });
    const beers = (await addBeer(id)).beers;
    await editBeer(id, beers[0]?.id ?? '', 1, { name: 'Elfenbier' });
    await stage.editor.data(DeleteBeerDocument, { id, beerId: beers[0]?.id as string });
    expect(logOf(await read(id))).toEqual([
      'brouwerij toegevoegd',
      'naam, intro gewijzigd',
      'opgeslagen zonder wijziging',
      'bier Prinsenbier toegevoegd',
      'bier Elfenbier gewijzigd',
      'bier Elfenbier verwijderd',
    ]);
  });

  it('tells the second of two who change it, and logs only the first', async () => {
    const { id } = await add();
    const answers = await Promise.all(['Een', 'Twee', 'Drie'].map((name) => edit(id, 1, { name })));
    const { editBrewery } = onlyWinner(answers, 'Deze brouwerij');
    const now = await read(id);
    expect(now.name).toBe(editBrewery.name);
    expect(logOf(now)).toEqual(['brouwerij toegevoegd', 'naam gewijzigd']);
  });

  it('is removed with its beers', async () => {
    const { id } = await add();
    await addBeer(id);
    expect(await stage.editor.data(DeleteBreweryDocument, { id })).toEqual({ deleteBrewery: id });
    for (const error of [
      await stage.editor.error(BreweryDocument, { id }),
      await stage.editor.error(DeleteBreweryDocument, { id }),
      await stage.editor.error(EditBreweryDocument, { id, revision: 1, newBrewery: brewery() }),
      await stage.editor.error(AddBeerDocument, { id, beer: beer() }),
      await stage.editor.error(BreweryDocument, { id: 'geen-id' }),
    ]) {
      expect(error).toMatchObject({
        message: 'Deze brouwerij bestaat niet (meer).',
        extensions: { code: 'NOT_FOUND' },
      });
    }
  });
});

describe('a beer', () => {
  it('is added without making an open edit of the brewery stale', async () => {
    const { id } = await add();
    const { beers, revision } = await addBeer(id, { alcoholPercentage: null, IBU: null, intro: null });
    expect(revision).toBe(1);
    expect(beers).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        name: 'Prinsenbier',
        alcoholPercentage: null,
        IBU: null,
        intro: '',
        revision: 1,
      },
    ]);
    const { data } = await edit(id, 1, { name: 'De Kraag' });
    expect(data?.editBrewery).toMatchObject({ name: 'De Kraag', beers, revision: 2 });
  });

  it.each([
    [{ name: ' ' }, { name: 'Verplicht' }],
    [{ alcoholPercentage: 101 }, { alcoholPercentage: 'Vul een getal van 0 tot en met 100 in' }],
    [{ alcoholPercentage: -0.1 }, { alcoholPercentage: 'Vul een getal van 0 tot en met 100 in' }],
    [{ IBU: 1001 }, { IBU: 'Vul een geheel getal van 0 tot en met 1000 in' }],
    [{ intro: 'x'.repeat(2001) }, { intro: 'Deze tekst is te lang' }],
  ])('refuses %j', async (changes, fields) => {
    const { id } = await add();
    const error = await stage.editor.error(AddBeerDocument, { id, beer: beer(changes) });
    expect(error.extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
    expect((await read(id)).beers).toEqual([]);
  });

  it('is not lost when several add one at once', async () => {
    const { id } = await add();
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => addBeer(id, { name })));
    const now = await read(id);
    expect(now.beers.map(({ name }) => name).sort()).toEqual(['a', 'b', 'c', 'd']);
    expect(now.changeLog).toHaveLength(5);
  });

  it('is changed at its own revision, whatever happens to others', async () => {
    const { id } = await add();
    await addBeer(id, { name: 'a' });
    const [a, b] = (await addBeer(id, { name: 'b' })).beers;
    const [other, ...same] = await Promise.all([
      editBeer(id, b?.id ?? '', 1, { name: 'B', IBU: null }),
      ...['1', '2', '3'].map((name) => editBeer(id, a?.id ?? '', 1, { name })),
    ]);
    expect(other?.data?.editBeer.beers[1]).toMatchObject({ name: 'B', IBU: null, revision: 2 });
    onlyWinner(same, 'Dit bier');
    const now = await read(id);
    expect(now.beers.map(({ revision }) => revision)).toEqual([2, 2]);
    expect(now.revision).toBe(1);
    expect(logOf(now)).toHaveLength(5);
  });

  it('is removed once; after that it is not there', async () => {
    const { id } = await add();
    const [first] = (await addBeer(id)).beers;
    const variables = { id, beerId: first?.id as string };
    const answers = await Promise.all([
      stage.editor.run(DeleteBeerDocument, variables),
      stage.editor.run(DeleteBeerDocument, variables),
    ]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code).sort()).toEqual([
      'NOT_FOUND',
      undefined,
    ]);
    const gone = await editBeer(id, first?.id ?? '', 1, {});
    expect(gone.errors?.[0]?.message).toBe('Dit bier bestaat niet (meer).');
    expect(logOf(await read(id)).at(-1)).toBe('bier Prinsenbier verwijderd');
  });
});
