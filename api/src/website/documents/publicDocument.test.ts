import { exists } from '../../testing/apiStage';
import {
  AddPublicDocumentDocument,
  DeletePublicDocumentDocument,
  MovePublicDocumentDocument,
  PublicPaperTitlesDocument,
  type DocumentSection,
  PublicDocumentsDocument,
} from '../../testing/gql/graphql';
import { EDITOR, signedIn } from '../../testing/people';
import { useWebsite } from '../testWebsite';
import { PublicDocumentModel } from './publicDocument.model';

const stage = useWebsite(['webKrant', 'webLiedjes', 'webkinder', 'webOptocht']);

const add = async (section: DocumentSection, title: string) => {
  const { id: fileId } = await stage.document(`publicDocs/${section}`);
  const { addPublicDocument } = await stage.editor.data(AddPublicDocumentDocument, {
    section,
    document: { title, fileId },
  });
  return addPublicDocument;
};
const list = async (section: DocumentSection) =>
  (await stage.editor.data(PublicDocumentsDocument, { section })).publicDocuments;

describe.each<DocumentSection>(['paper', 'liedjes', 'kids', 'summer'])('the documents of %s', (section) => {
  it('are a list of their own, newest first', async () => {
    const first = await add(section, ' Krant 2026 ');
    await add(section, 'Krant 2027');
    await add(section === 'paper' ? 'kids' : 'paper', 'Elders');
    expect((await list(section)).map(({ title }) => title)).toEqual(['Krant 2027', 'Krant 2026']);
    expect(first).toEqual({
      id: expect.any(String),
      title: 'Krant 2026',
      description: '',
      file: {
        ...first.file,
        url: `/files/publicDocs/${section}/${first.file.id}`,
        name: 'stuk.pdf',
        type: 'pdf',
      },
      type: 'pdf',
      creator: EDITOR,
      creationDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  it('are removed with their file, by who may edit this page only', async () => {
    const { id, file } = await add(section, 'Krant');
    const other = section === 'paper' ? 'kids' : 'paper';
    expect(
      (await stage.editor.error(DeletePublicDocumentDocument, { section: other, id })).extensions.code,
    ).toBe('NOT_FOUND');
    expect(await exists(file)).toBe(true);
    expect(await stage.editor.data(DeletePublicDocumentDocument, { section, id })).toEqual({
      deletePublicDocument: id,
    });
    expect([await list(section), await exists(file)]).toEqual([[], false]);
    expect((await stage.editor.error(DeletePublicDocumentDocument, { section, id })).message).toBe(
      'Dit document bestaat niet (meer).',
    );
  });

  it('can be downloaded by everybody', async () => {
    const { file } = await add(section, 'Krant');
    expect((await fetch(stage.api.url + file.url)).status).toBe(200);
  });
});

it('keeps a description', async () => {
  const { id: fileId } = await stage.document('publicDocs/paper');
  const document = { title: 'Krant', description: ' Met puzzel. ', fileId };
  expect(await stage.editor.data(AddPublicDocumentDocument, { section: 'paper', document })).toMatchObject({
    addPublicDocument: { description: 'Met puzzel.' },
  });
});

it.each([
  [
    { title: ' ', fileId: '' },
    { title: 'Verplicht', fileId: 'Kies een bestand' },
  ],
  [
    { title: 'a', fileId: '64b000000000000000000000' },
    { fileId: 'Dit bestand is er niet meer. Kies het opnieuw.' },
  ],
  [{ title: 'a', fileId: 'x', description: 'x'.repeat(2001) }, { description: 'Deze tekst is te lang' }],
])('refuses %j', async (document, fields) => {
  const error = await stage.editor.error(AddPublicDocumentDocument, { section: 'paper', document });
  expect(error.extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
});

it('takes no file of another page', async () => {
  const { id: fileId } = await stage.document('publicDocs/kids');
  const error = await stage.editor.error(AddPublicDocumentDocument, {
    section: 'paper',
    document: { title: 'a', fileId },
  });
  expect(error.extensions.fields).toHaveProperty('fileId');
});

it('takes no file from the editor of another page', async () => {
  const kids = await signedIn(stage.api, { general: ['webkinder'] });
  await expect(stage.document('publicDocs/paper', kids.cookie)).rejects.toThrow(
    'Je hebt hier geen rechten voor.',
  );
});

describe('the order of documents', () => {
  const move = async (id: string, before: string | null) =>
    (
      await stage.editor.data(MovePublicDocumentDocument, { section: 'paper', id, before })
    ).movePublicDocument.map(({ title }) => title);
  const make = async () => {
    for (const title of ['A', 'B', 'C']) await add('paper', title);
    const found = await list('paper');
    return (title: string) => found.find((one) => one.title === title)?.id ?? '';
  };

  it('is what people make of it; new ones come first, and visitors see the same', async () => {
    const id = await make();
    expect(await move(id('A'), id('B'))).toEqual(['C', 'A', 'B']);
    expect(await move(id('C'), null)).toEqual(['A', 'B', 'C']);
    expect(await move(id('C'), id('A'))).toEqual(['C', 'A', 'B']);
    await add('paper', 'D');
    const { website } = await stage.api.visitor.data(PublicPaperTitlesDocument);
    expect(website.carnavalskrant.documents.map(({ title }) => title)).toEqual(['D', 'C', 'A', 'B']);
  });

  it('has room for any number of moves, also between what was made at once', async () => {
    const id = await make();
    await PublicDocumentModel.updateMany({}, { $set: { creationDate: new Date('2026-01-05T12:00:00Z') } });
    expect(await move(id('A'), id('B'))).toEqual(['C', 'A', 'B']);
    for (let turn = 0; turn < 30; turn += 1) {
      expect(await move(id('C'), id('B'))).toEqual(['A', 'C', 'B']);
      expect(await move(id('A'), id('B'))).toEqual(['C', 'A', 'B']);
    }
  });

  it('is kept by several at once, and has no place for what is gone or elsewhere', async () => {
    const id = await make();
    await Promise.all([move(id('A'), id('C')), move(id('B'), null), move(id('C'), null)]);
    expect((await list('paper')).map(({ title }) => title).sort()).toEqual(['A', 'B', 'C']);
    const { id: other } = await add('kids', 'Elders');
    for (const before of [other, 'geen-id'])
      expect(
        (await stage.editor.error(MovePublicDocumentDocument, { section: 'paper', id: id('A'), before }))
          .extensions.code,
      ).toBe('NOT_FOUND');
    const gone = await stage.editor.error(MovePublicDocumentDocument, { section: 'paper', id: other });
    expect(gone.message).toBe('Dit document bestaat niet (meer).');
  });
});
