import { useApi } from '../../testing/apiStage';
import {
  AddUserDocument,
  EditUserDocument,
  RoleTemplatesDocument,
  SendPasswordLinkDocument,
} from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { makeCommission, makeUser, signedIn, usePerson } from '../../testing/people';
import { Role } from '../catalogue/permission.enum';
import { UserModel } from '../people/user.model';

const mailbox = useMailbox();
const stage = useApi({ smtp: mailbox.smtp });
const secretary = usePerson(stage, { name: 'Truus Peters', general: ['secGebruikers'] });

const person = (changes: object = {}) => ({
  name: 'Jan',
  email: 'jan@carnaval.example',
  isExternal: false,
  permissions: { general: [], commissions: [] },
  ...changes,
});

describe('phone number and address', () => {
  it('are mended by who manages users; what is left out stays', async () => {
    const jan = await makeUser({ ...person(), phoneNumber: '06 11', adres: 'Markt 1' });
    const edit = async (revision: number, changes: object) =>
      (await secretary.data(EditUserDocument, { id: jan.id, revision, user: person(changes) })).editUser;
    expect(await edit(1, { phoneNumber: ' 06 22 ' })).toMatchObject({
      phoneNumber: '06 22',
      adres: 'Markt 1',
      changeLog: [expect.stringMatching(/Truus Peters: telefoonnummer gewijzigd$/)],
    });
    expect(await edit(2, { adres: '' })).toMatchObject({ phoneNumber: '06 22', adres: '' });
  });

  it('have their lengths', async () => {
    const user = person({ phoneNumber: '0'.repeat(41), adres: 'a'.repeat(201) });
    const { extensions } = await secretary.error(AddUserDocument, { user });
    expect(extensions.fields).toEqual({
      phoneNumber: 'Deze tekst is te lang',
      adres: 'Deze tekst is te lang',
    });
  });
});

describe('sendPasswordLink', () => {
  const send = (userId: string) => secretary.run(SendPasswordLinkDocument, { userId });

  it('mails the link to the person, and the log of the account says who did so', async () => {
    const jan = await makeUser({ email: 'link1@carnaval.example' });
    const { sendPasswordLink } = await secretary.data(SendPasswordLinkDocument, { userId: jan.id });
    expect(sendPasswordLink.changeLog).toEqual([
      expect.stringMatching(/Truus Peters: link voor een nieuw wachtwoord verstuurd$/),
    ]);
    await stage.api.deliverMail();
    expect(mailbox.mails).toMatchObject([
      { to: ['link1@carnaval.example'], subject: 'Nieuw wachtwoord instellen' },
    ]);
  });

  it('is not for who was only invited, for an Admin, or for who is gone', async () => {
    const { addUser } = await secretary.data(AddUserDocument, { user: person() });
    const admin = await makeUser({ role: Role.Admin });
    const [invited, trusted, gone, noId] = await Promise.all(
      [addUser.id, admin.id, '64b000000000000000000099', 'geen-id'].map(send),
    );
    expect(invited?.errors?.[0]).toMatchObject({
      message: 'Deze gebruiker heeft nog geen wachtwoord. Stuur een uitnodiging.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(trusted?.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(gone?.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(noId?.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    await stage.api.deliverMail();
    expect(mailbox.mails.map(({ subject }) => subject)).toEqual(['Uitnodiging voor de backoffice']);
  });

  it('goes to one person five times an hour, also when asked all at once', async () => {
    const jan = await makeUser({ email: 'link2@carnaval.example' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(jan.id)));
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'OK');
    expect(codes.filter((code) => code === 'OK')).toHaveLength(5);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(3);
  });
});

describe('an external account', () => {
  const CONFIRM = {
    confirmExternal:
      'Dit is een extern account. Weet je zeker dat het voorzitter wordt, of financiën of gebruikers beheert?',
  };
  const rights = (general: string[], commissions: string[] = []) => ({
    isExternal: true,
    permissions: { general, commissions },
  });

  it('is made a chair, or given the finances, only when that was confirmed', async () => {
    const optocht = await makeCommission(3);
    for (const changes of [rights(['secFin']), rights([], [`${optocht}-vz`])]) {
      const user = person(changes);
      expect((await secretary.error(AddUserDocument, { user })).extensions.fields).toEqual(CONFIRM);
      const confirmExternal = false;
      const refused = await secretary.error(AddUserDocument, { user, confirmExternal });
      expect(refused.extensions.fields).toEqual(CONFIRM);
    }
    expect(await UserModel.countDocuments({ isExternal: true })).toBe(0);
    await secretary.data(AddUserDocument, { user: person(rights(['vol'], [optocht])) });
  });

  it('is asked about once: not again for what was confirmed, and again for more', async () => {
    const admin = await signedIn(stage.api, { role: Role.Admin, general: ['secGebruikers'] });
    const jan = await makeUser({ ...person(), general: ['secFin'] });
    const edit = (revision: number, changes: object, confirmExternal?: boolean) =>
      admin.run(EditUserDocument, { id: jan.id, revision, user: person(changes), confirmExternal });
    const becomes = await edit(1, rights(['secFin']));
    expect(becomes.errors?.[0]?.extensions.fields).toEqual(CONFIRM);
    expect((await edit(1, rights(['secFin']), true)).data?.editUser.revision).toBe(2);
    expect((await edit(2, rights(['secFin', 'vol']))).data?.editUser.revision).toBe(3);
    const more = await edit(3, rights(['secFin', 'secGebruikers']));
    expect(more.errors?.[0]?.extensions.fields).toEqual(CONFIRM);
    expect((await edit(3, rights([]))).data?.editUser.revision).toBe(4);
  });
});

it('every permission says what it is good for, and no role manages users', async () => {
  const { permissionCatalogue, roleTemplates } = await secretary.data(RoleTemplatesDocument);
  const all = permissionCatalogue.flatMap(({ children, ...group }) => [group, ...children]);
  for (const { description } of all) expect(description).toMatch(/^\p{Lu}.{15,}\.$/u);
  expect(new Set(all.map(({ description }) => description)).size).toBeGreaterThan(all.length - 3);
  expect(roleTemplates.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Penningmeester', 'Secretaris', 'Verkoper', 'Webredactie']),
  );
  const groups = permissionCatalogue.filter(({ children }) => children.length > 0).map(({ id }) => id);
  for (const { permissions } of roleTemplates) {
    expect(permissions.length).toBeGreaterThan(0);
    expect(permissions).not.toEqual(expect.arrayContaining(['secGebruikers']));
    expect(permissions.filter((id) => groups.includes(id))).toEqual([]);
  }
});
