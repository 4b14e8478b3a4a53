import { CommissionModel } from '../../identity/people/commission.model';
import { UserModel } from '../../identity/people/user.model';
import { sendLeftMails } from '../../platform/records/pendingMails';
import { exists, uploadOf, useApi } from '../../testing/apiStage';
import { office, PDF, uploadTo } from '../../testing/fileStage';
import {
  AddSecretaryDocumentDocument,
  DeleteSecretaryDocumentDocument,
  EditMinutesMailDocument,
  EditSecretaryDocumentDocument,
  LockSecretaryDocumentDocument,
  MinutesMailDocument,
  type SecretaryDocumentKind,
  SecretaryDocumentsDocument,
} from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { makeCommission, signedIn, usePerson } from '../../testing/people';
import { TEST_DB_COMMISSION } from '../../testing/startApi';
import type { TestClient } from '../../testing/testClient';

const mailbox = useMailbox();
const stage = useApi({ smtp: mailbox.smtp });
let board: TestClient;
const reader = usePerson(stage, { general: ['secNotAge'] });

beforeEach(async () => {
  await makeCommission(1, 'Dagelijks Bestuur', TEST_DB_COMMISSION);
  const name = 'Jan Smulders';
  board = await signedIn(stage.api, { name, general: ['secNotAge'], commissions: [TEST_DB_COMMISSION] });
});

const upload = () => uploadOf(stage.api, 'docs/secretary', office('word'), 'verslag.docx', board.cookie);
const add = async (kind: SecretaryDocumentKind, date: string, changes: object = {}) => {
  const { id: fileId } = await upload();
  const document = { date, fileId, ...changes };
  return (await board.data(AddSecretaryDocumentDocument, { kind, document })).addSecretaryDocument;
};
const titles = async (client: TestClient, kind: SecretaryDocumentKind = 'notulen') =>
  (await client.data(SecretaryDocumentsDocument, { kind })).secretaryDocuments.map(({ title }) => title);
const status = async ({ file }: { file: { url: string } }, client?: TestClient) =>
  (await fetch(`${stage.api.url}${file.url}`, { headers: { cookie: client?.cookie ?? '' } })).status;

it('titles are composed, the newest meeting comes first, each kind in its own list', async () => {
  await add('notulen', '2026-10-05');
  const added = await add('notulen', '2026-11-02', { description: ' Met begroting ' });
  await add('agenda', '2026-12-07');
  expect(await titles(reader)).toEqual(['02/11/2026 - Notulen', '05/10/2026 - Notulen']);
  expect(await titles(reader, 'agenda')).toEqual(['07/12/2026 - Agenda']);
  expect(added).toMatchObject({
    kind: 'notulen',
    date: '2026-11-02',
    description: 'Met begroting',
    dbOnly: false,
    type: 'docx',
    file: { name: 'verslag.docx' },
    creator: 'Jan Smulders',
  });
});

it.each([
  [
    { date: '', fileId: '' },
    { date: 'Verplicht', fileId: 'Kies een bestand' },
  ],
  [{ date: '2026-11-31', fileId: 'x' }, { date: 'Dit is geen geldige datum' }],
  [
    { date: '2026-11-30', fileId: '64b000000000000000000000' },
    { fileId: 'Dit bestand is er niet meer. Kies het opnieuw.' },
  ],
])('refuses %j', async (document, fields) => {
  const { extensions } = await board.error(AddSecretaryDocumentDocument, { kind: 'agenda', document });
  expect(extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
});

it('its date and description are mended once; title and order follow, the file stays', async () => {
  const older = await add('notulen', '2026-10-05');
  const added = await add('notulen', '2026-11-02', { description: 'Met begroting' });
  const edit = (date: string, description?: string) => ({
    ...{ id: added.id, revision: 1 },
    document: { date, description },
  });
  const refused = await board.error(EditSecretaryDocumentDocument, edit('2026-02-30'));
  expect(refused.extensions.fields).toEqual({ date: 'Dit is geen geldige datum' });
  const answers = await Promise.all(
    [1, 2].map(() => board.run(EditSecretaryDocumentDocument, edit('2026-09-02', ' Zonder '))),
  );
  expect(answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions.code)).toEqual([
    'CONFLICT',
  ]);
  const saved = answers.find(({ data }) => data)?.data?.editSecretaryDocument;
  expect(saved).toMatchObject({ title: '02/09/2026 - Notulen', description: 'Zonder', revision: 2 });
  expect(saved?.changeLog.at(-1)).toMatch(/Jan Smulders: aangepast: 02\/09\/2026$/);
  expect(await titles(reader)).toEqual([older.title, '02/09/2026 - Notulen']);
  expect(await status(added, reader)).toBe(200);
  const gone = { ...edit('2026-09-02'), id: '64b000000000000000000000' };
  expect((await board.error(EditSecretaryDocumentDocument, gone)).extensions.code).toBe('NOT_FOUND');
});

it('only the DB uploads, adds, mends, locks and deletes', async () => {
  const { status: code } = await uploadTo(stage.api.url, 'docs/secretary', PDF, 'x.pdf', reader.cookie ?? '');
  expect(code).toBe(403);
  const { id } = await add('agenda', '2026-12-07');
  const document = { date: '2026-12-07', fileId: 'x' };
  for (const { extensions } of [
    await reader.error(AddSecretaryDocumentDocument, { kind: 'agenda', document }),
    await reader.error(LockSecretaryDocumentDocument, { id, dbOnly: true }),
    await reader.error(EditSecretaryDocumentDocument, { id, revision: 1, document: { date: '2026-12-07' } }),
    await reader.error(DeleteSecretaryDocumentDocument, { id }),
  ]) {
    expect(extensions.code).toBe('FORBIDDEN');
  }
});

it('a document for the DB only is absent for others, and so is its file', async () => {
  const document = await add('notulen', '2026-11-02');
  expect([await status(document, reader), await status(document, board)]).toEqual([200, 200]);
  const { lockSecretaryDocument } = await board.data(LockSecretaryDocumentDocument, {
    id: document.id,
    dbOnly: true,
  });
  expect(lockSecretaryDocument.changeLog.at(-1)).toMatch(/ - Jan Smulders: alleen voor het DB$/);
  expect(await titles(reader)).toEqual([]);
  expect(await titles(board)).toEqual(['02/11/2026 - Notulen']);
  expect([await status(document, reader), await status(document, board)]).toEqual([403, 200]);
  await board.data(LockSecretaryDocumentDocument, { id: document.id, dbOnly: false });
  expect(await titles(reader)).toEqual(['02/11/2026 - Notulen']);
});

it('a file is not for who has no right to the list, who lost it, or who is not signed in', async () => {
  const document = await add('agenda', '2026-12-07');
  const member = await signedIn(stage.api, { commissions: [await makeCommission(3)] });
  const boardWithout = await signedIn(stage.api, { commissions: [TEST_DB_COMMISSION] });
  expect([await status(document, member), await status(document, boardWithout)]).toEqual([403, 403]);
  expect(await status(document)).toBe(401);
});

it('a file that is not in a document yet is only for the DB', async () => {
  const file = await upload();
  expect([await status({ file }, reader), await status({ file }, board)]).toEqual([403, 200]);
});

it('is removed with its file', async () => {
  const { id, file } = await add('agenda', '2026-12-07');
  expect(await board.data(DeleteSecretaryDocumentDocument, { id })).toEqual({ deleteSecretaryDocument: id });
  expect([await titles(board, 'agenda'), await exists(file)]).toEqual([[], false]);
  expect((await board.error(DeleteSecretaryDocumentDocument, { id })).extensions.code).toBe('NOT_FOUND');
  expect((await board.error(LockSecretaryDocumentDocument, { id, dbOnly: true })).extensions.code).toBe(
    'NOT_FOUND',
  );
});

describe('the mail about new minutes', () => {
  const chair = async () => {
    const commission = await makeCommission(3);
    return signedIn(stage.api, {
      name: 'Piet',
      general: ['secNotAge'],
      commissions: [`${commission}-vz`],
    });
  };

  it('is sent once also when the process is gone before its outbox', async () => {
    const piet = await chair();
    await piet.data(EditMinutesMailDocument, { wanted: true });
    const { mail } = stage.api.portal;
    const gone = jest.spyOn(mail, 'sendFrom').mockRejectedValue(new Error('The process is gone.'));
    const { id: fileId } = await upload();
    const document = { date: '2026-11-02', fileId };
    await board.error(AddSecretaryDocumentDocument, { kind: 'notulen', document });
    gone.mockRestore();
    expect(await titles(reader)).toHaveLength(1);
    await Promise.all([sendLeftMails(mail), sendLeftMails(mail)]);
    await stage.api.deliverMail();
    expect(mailbox.mails.map(({ to }) => to)).toEqual([[piet.email]]);
  });

  it('goes to the chairs who want it, and not about an agenda', async () => {
    const piet = await chair();
    expect(await piet.data(EditMinutesMailDocument, { wanted: true })).toEqual({
      editMinutesMail: { possible: true, wanted: true },
    });
    expect(await piet.data(MinutesMailDocument)).toEqual({
      minutesMail: { possible: true, wanted: true },
    });
    await add('agenda', '2026-12-07');
    await add('notulen', '2026-11-02');
    await stage.api.deliverMail();
    expect(mailbox.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [[piet.email], 'Nieuwe notulen: 02/11/2026 - Notulen'],
    ]);
    await piet.data(EditMinutesMailDocument, { wanted: false });
    await add('notulen', '2026-11-09');
    await stage.api.deliverMail();
    expect(mailbox.mails).toHaveLength(1);
  });

  it('does not go to a chair who may not see them, or not any more', async () => {
    const piet = await chair();
    await piet.data(EditMinutesMailDocument, { wanted: true });
    await add('notulen', '2026-11-02', { dbOnly: true });
    await stage.api.deliverMail();
    await add('notulen', '2026-11-09');
    await UserModel.updateOne({ _id: piet.id }, { $set: { 'permissions.general': [] } });
    await stage.api.deliverMail();
    expect(mailbox.mails).toEqual([]);
  });

  it('is not for the chair of a committee that was archived', async () => {
    const piet = await chair();
    await piet.data(EditMinutesMailDocument, { wanted: true });
    await CommissionModel.updateOne({ index: 3 }, { $set: { archived: true } });
    expect(await piet.data(MinutesMailDocument)).toEqual({ minutesMail: { possible: false, wanted: true } });
    await add('notulen', '2026-11-02');
    await stage.api.deliverMail();
    expect(mailbox.mails).toEqual([]);
  });

  it('is not for who chairs no committee', async () => {
    expect((await reader.error(EditMinutesMailDocument, { wanted: true })).message).toBe(
      'Deze mail is er voor voorzitters van een commissie.',
    );
    expect(await reader.data(MinutesMailDocument)).toEqual({
      minutesMail: { possible: false, wanted: false },
    });
  });
});
