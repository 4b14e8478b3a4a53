import { exists, onlyWinner } from '../../testing/apiStage';
import {
  AddAgendaEntryDocument,
  AgendaDocument,
  DeleteAgendaEntryDocument,
  EditAgendaEntryDocument,
  HomeThemeDocument,
  UpdateThemeDocument,
} from '../../testing/gql/graphql';
import { EDITOR } from '../../testing/people';
import { useWebsite } from '../testWebsite';

const stage = useWebsite(['webHome']);

const entry = (changes: object = {}) => ({ date: '2027-02-07', name: 'Optocht', comment: '', ...changes });
const add = async (changes: object = {}) =>
  (await stage.editor.data(AddAgendaEntryDocument, { entry: entry(changes) })).addAgendaEntry;
const list = async () => (await stage.editor.data(AgendaDocument)).agenda;

describe('the agenda', () => {
  it('is a list by date, whose rows are added, changed and removed one by one', async () => {
    await add({ date: '2027-02-09', name: 'Pop verbranden' });
    const optocht = await add({ name: ' Optocht ', comment: ' vanaf 13.11 uur ' });
    await add({ date: '2026-11-11', name: 'De elfde van de elfde' });
    expect((await list()).map(({ name }) => name)).toEqual([
      'De elfde van de elfde',
      'Optocht',
      'Pop verbranden',
    ]);
    expect(optocht).toMatchObject({ comment: 'vanaf 13.11 uur', revision: 1, modifiedByName: EDITOR });

    const change = { id: optocht.id, revision: 1, entry: entry({ date: '2027-02-10', comment: null }) };
    expect(await stage.editor.data(EditAgendaEntryDocument, change)).toMatchObject({
      editAgendaEntry: { comment: '', revision: 2 },
    });
    expect((await list()).map(({ date }) => date)).toEqual(['2026-11-11', '2027-02-09', '2027-02-10']);
    expect(await stage.editor.data(DeleteAgendaEntryDocument, { id: optocht.id })).toEqual({
      deleteAgendaEntry: optocht.id,
    });
    expect(await list()).toHaveLength(2);
  });

  it.each([
    [{ date: '2027-02-29' }, { date: 'Dit is geen geldige datum' }],
    [
      { date: '07/02/2027', name: ' ' },
      { date: 'Dit is geen geldige datum', name: 'Verplicht' },
    ],
    [{ date: '' }, { date: 'Verplicht' }],
    [{ comment: 'x'.repeat(2001) }, { comment: 'Deze tekst is te lang' }],
  ])('refuses %j', async (changes, fields) => {
    const error = await stage.editor.error(AddAgendaEntryDocument, { entry: entry(changes) });
    expect(error.extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
    expect(await list()).toEqual([]);
  });

  it('loses nothing when several add', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => add({ name })));
    expect(await list()).toHaveLength(4);
  });

  it('says that a row is gone', async () => {
    const { id } = await add();
    await stage.editor.data(DeleteAgendaEntryDocument, { id });
    for (const error of [
      await stage.editor.error(DeleteAgendaEntryDocument, { id }),
      await stage.editor.error(EditAgendaEntryDocument, { id, revision: 1, entry: entry() }),
      await stage.editor.error(DeleteAgendaEntryDocument, { id: 'geen-id' }),
    ]) {
      expect(error).toMatchObject({
        message: 'Deze agendaregel bestaat niet (meer).',
        extensions: { code: 'NOT_FOUND' },
      });
    }
  });
});

describe('the theme', () => {
  const save = async (revision: number, theme: object) =>
    stage.editor.run(UpdateThemeDocument, {
      revision,
      theme: { title: 'Alaaf', text: '', ...theme },
    });

  it('is empty before it is written, then kept with its picture', async () => {
    expect(await stage.editor.data(HomeThemeDocument)).toEqual({
      homeTheme: { title: '', text: '', image: null, revision: 0, modifiedByName: null },
    });
    const board = await stage.picture('images/theme');
    await save(0, { title: ' Hos mar mee ', text: '<p>Mee<script>x</script></p>', imageId: board.id });
    expect(await stage.editor.data(HomeThemeDocument)).toEqual({
      homeTheme: {
        title: 'Hos mar mee',
        text: '<p>Mee</p>',
        image: { id: board.id, url: `/files/images/theme/${board.id}`, name: 'foto.webp' },
        revision: 1,
        modifiedByName: EDITOR,
      },
    });
  });

  it('keeps its picture, replaces it or drops it; what is replaced leaves the file store', async () => {
    const [first, second] = [await stage.picture('images/theme'), await stage.picture('images/theme')];
    await save(0, { imageId: first.id });
    expect((await save(1, { imageId: first.id })).data?.updateTheme.image?.id).toBe(first.id);
    expect(await exists(first)).toBe(true);
    await save(2, { imageId: second.id });
    expect([await exists(first), await exists(second)]).toEqual([false, true]);
    expect((await save(3, { imageId: null })).data?.updateTheme.image).toBeNull();
    expect(await exists(second)).toBe(false);
  });

  it('tells of a conflict, not of a lost file, when somebody else dropped the picture in the meantime', async () => {
    const { id } = await stage.picture('images/theme');
    await save(0, { imageId: id });
    onlyWinner([await save(1, { imageId: null }), await save(1, { imageId: id })], 'Het thema');
  });

  it('refuses a picture that is nowhere or in another folder', async () => {
    const elsewhere = await stage.picture('images/home/carrouselProg');
    for (const imageId of ['64b000000000000000000000', 'geen-id', elsewhere.id]) {
      const error = await stage.editor.error(UpdateThemeDocument, {
        revision: 0,
        theme: { title: '', text: '', imageId },
      });
      expect(error.extensions.fields).toEqual({ imageId: 'Dit bestand is er niet meer. Kies het opnieuw.' });
    }
    expect(await exists(elsewhere)).toBe(true);
  });

  it('refuses a title that is too long', async () => {
    const error = await stage.editor.error(UpdateThemeDocument, {
      revision: 0,
      theme: { title: 'x'.repeat(201), text: '' },
    });
    expect(error.extensions.fields).toEqual({ title: 'Deze tekst is te lang' });
  });
});
