import { CommissionModel } from '../../identity/people/commission.model';
import { exists, uploadOf } from '../../testing/apiStage';
import { office, PDF, uploadTo } from '../../testing/fileStage';
import {
  CommissionDocsDocument,
  CommissionMembersDocument,
  CommissionScriptsDocument,
  DeleteCommissionDocDocument,
  DeleteCommissionScriptDocument,
  type FileOrLinkInput,
  SaveCommissionDocDocument,
  SaveCommissionScriptDocument,
} from '../../testing/gql/graphql';
import { makeCommission, signedIn } from '../../testing/people';
import type { TestClient } from '../../testing/testClient';
import { useCommittee } from '../testCommittee';

const docs = {
  list: CommissionDocsDocument,
  save: SaveCommissionDocDocument,
  remove: DeleteCommissionDocDocument,
};
const scripts: typeof docs = {
  list: CommissionScriptsDocument,
  save: SaveCommissionScriptDocument,
  remove: DeleteCommissionScriptDocument,
};

const stage = useCommittee();
const at = <Given extends object>(variables: Given = {} as Given) => ({
  commissionId: stage.id,
  ...variables,
});
const upload = (client: TestClient = stage.member) =>
  uploadOf(stage.api, `docs/C${stage.id}`, office('word'), 'draaiboek.docx', client.cookie);
const save = async (kind: typeof docs, item: FileOrLinkInput, client: TestClient = stage.member) =>
  (await client.data(kind.save, at({ item }))).saved;
const titles = async (kind: typeof docs) =>
  (await stage.member.data(kind.list, at())).list.map(({ title }) => title);
const status = async (url: string, client: TestClient) =>
  (await fetch(`${stage.api.url}${url}`, { headers: { cookie: client.cookie ?? '' } })).status;

it('files of an archived committee go and come back with its page', async () => {
  const { id: fileId } = await upload();
  const { file } = await save(docs, { title: 'Huisregels', fileId });
  const url = file?.url ?? '';
  expect(await status(url, stage.member)).toBe(200);
  const archived = (value: boolean) => CommissionModel.updateOne({ _id: stage.id }, { archived: value });
  await archived(true);
  expect(await status(url, stage.member)).toBe(403);
  const sent = await uploadTo(stage.api.url, `docs/C${stage.id}`, PDF, 'a.pdf', stage.member.cookie ?? '');
  expect(sent.code).toBe('FORBIDDEN');
  await archived(false);
  expect(await status(url, stage.member)).toBe(200);
});

it('documents are a file or a link, newest first; scripts are a list of their own', async () => {
  const { id: fileId } = await upload();
  const first = await save(docs, { title: ' Huisregels ', description: ' Voor iedereen ', fileId });
  await save(docs, { title: 'Map', link: 'https://drive.example/map?a=1' });
  await save(scripts, { title: 'Begroting', link: 'http://drive.example/b' }, stage.chair);
  expect(await titles(docs)).toEqual(['Map', 'Huisregels']);
  expect(await titles(scripts)).toEqual(['Begroting']);
  expect(first).toMatchObject({
    title: 'Huisregels',
    description: 'Voor iedereen',
    type: 'docx',
    link: null,
    file: { name: 'draaiboek.docx', url: `/files/docs/C${stage.id}/${fileId}` },
    creator: 'Sanne',
    createdBy: stage.member.id,
  });
});

it.each([
  ['https://drive.example/a', 'drive.example/a'],
  ['HTTPS://drive.example', 'drive.example'],
  ['drive.example/a', 'drive.example/a'],
  ['http://drive.example/a', 'http://drive.example/a'],
])('keeps the link %s as %s', async (link, kept) => {
  expect((await save(docs, { title: 'x', link })).link).toBe(kept);
});

it.each([
  [{ title: ' ' }, { title: 'Verplicht' }],
  [{ title: 'x' }, { fileId: 'Kies een bestand of vul een link in' }],
  [{ title: 'x', link: ' ' }, { fileId: 'Kies een bestand of vul een link in' }],
  [{ title: 'x', link: 'javascript:alert(1)' }, { link: 'Dit is geen geldig webadres' }],
  [
    { title: 'x', fileId: '64b000000000000000000000' },
    { fileId: 'Dit bestand is er niet meer. Kies het opnieuw.' },
  ],
])('refuses %j', async (item, fields) => {
  const { extensions } = await stage.member.error(docs.save, at({ item }));
  expect(extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
});

it('scripts are added and removed, not as documents', async () => {
  const item = { title: 'Begroting', link: 'x.nl' };
  const { id } = await save(scripts, item, stage.chair);
  // Not as a document either.
  expect((await stage.chair.error(docs.remove, at({ id }))).extensions.code).toBe('NOT_FOUND');
  await stage.chair.data(scripts.remove, at({ id }));
  expect(await titles(scripts)).toEqual([]);
});

it('documents are removed, with their file, by the chair or who added them', async () => {
  const other = await signedIn(stage.api, { commissions: [stage.id] });
  const file = await upload();
  const mine = await save(docs, { title: 'van Sanne', fileId: file.id });
  const error = await other.error(docs.remove, at({ id: mine.id }));
  expect(error).toMatchObject({
    message: 'Alleen de voorzitter of wie het document heeft toegevoegd, kan het verwijderen.',
    extensions: { code: 'FORBIDDEN' },
  });
  expect(await exists(file)).toBe(true);
  await stage.member.data(docs.remove, at({ id: mine.id }));
  expect(await exists(file)).toBe(false);
  const second = await save(docs, { title: 'nog een', link: 'x.nl' });
  await stage.chair.data(docs.remove, at({ id: second.id }));
  expect(await titles(docs)).toEqual([]);
});

describe('the files of a committee', () => {
  it('are for its members only, up and down', async () => {
    const file = await upload();
    await save(docs, { title: 'x', fileId: file.id });
    expect([
      await status(file.url, stage.chair),
      await status(file.url, stage.stranger),
      await status(file.url, await signedIn(stage.api, { general: ['secComlist', 'secFin'] })),
      await status(file.url, stage.api.visitor),
    ]).toEqual([200, 403, 403, 401]);
    const sent = await uploadTo(
      stage.api.url,
      `docs/C${stage.id}`,
      PDF,
      'x.pdf',
      stage.stranger.cookie ?? '',
    );
    expect(sent.status).toBe(403);
  });

  it('of one committee cannot be taken into a document of another', async () => {
    const theirs = await makeCommission(8);
    const both = await signedIn(stage.api, { commissions: [stage.id, theirs] });
    const { id: fileId } = await upload();
    const error = await both.error(docs.save, { commissionId: theirs, item: { title: 'x', fileId } });
    expect(error.extensions.fields).toEqual({ fileId: 'Dit bestand is er niet meer. Kies het opnieuw.' });
  });
});

it('its people are told with phone and mail, the chair first', async () => {
  await signedIn(stage.api, { name: 'Anja', commissions: [stage.id] });
  expect(await stage.member.data(CommissionMembersDocument, at())).toEqual({
    commissionMembers: [
      { name: 'Piet', isChair: true },
      { name: 'Anja', isChair: false },
      { name: 'Sanne', isChair: false },
    ],
  });
});
