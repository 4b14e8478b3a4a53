import { exists } from '../../testing/apiStage';
import {
  AddPublicDocumentDocument,
  DeletePublicDocumentDocument,
  type DocumentSection,
  PublicDocumentsDocument,
} from '../../testing/gql/graphql';
import { EDITOR, signedIn } from '../../testing/people';
import { useWebsite } from '../testWebsite';

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

it('is refused to the editor of another page', async () => {
  const kids = await signedIn(stage.api, { general: ['webkinder'] });
  expect((await kids.error(PublicDocumentsDocument, { section: 'paper' })).extensions.code).toBe('FORBIDDEN');
  await expect(stage.document('publicDocs/paper', kids.cookie)).rejects.toThrow(
    'Je hebt hier geen rechten voor.',
  );
});
