import { useApi } from '../../testing/apiStage';
import {
  AddUserDocument,
  EditProfileDocument,
  EditUserDocument,
  MyIdDocument,
  RemoveUserDocument,
  SignInAsJanDocument,
  UserDocument,
  UserFieldsDocument,
  UserIdsDocument,
  UsersDocument,
  UserSignInDocument,
} from '../../testing/gql/graphql';
import { makeCommission, makeUser, signedIn, TEST_PASSWORD, usePerson } from '../../testing/people';
import { actAs } from '../../testing/testClient';
import { Role } from '../catalogue/permission.enum';
import { UserModel } from '../people/user.model';

const NOTHING = { general: [], commissions: [] };
const newUser = (changes: object = {}) => ({
  name: 'Jan Smulders',
  email: 'jan@carnaval.example',
  password: 'lang genoeg',
  isExternal: false,
  permissions: NOTHING,
  ...changes,
});

const stage = useApi();
const secretary = usePerson(stage, { name: 'Truus Peters', general: ['secGebruikers'] });

describe('addUser', () => {
  it('makes an account that can sign in, with its rights, groups and chair entries complete', async () => {
    const optocht = await makeCommission(3);
    const { addUser } = await secretary.data(AddUserDocument, {
      user: newUser({
        name: '  Jan Smulders ',
        email: 'Jan@Carnaval.example',
        isExternal: true,
        permissions: { general: ['secFin'], commissions: [`${optocht}-vz`] },
      }),
      confirmExternal: true,
    });
    expect(addUser).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: 'Jan Smulders',
      email: 'jan@carnaval.example',
      isExternal: true,
      permissions: { general: ['sec', 'secFin'], commissions: [optocht, `${optocht}-vz`] },
    });
    await actAs(stage.api.url).data(SignInAsJanDocument);
  });

  it('names every wrong field with its message', async () => {
    const error = await secretary.error(AddUserDocument, {
      user: newUser({ name: ' ', email: 'jan@', password: 'kort' }),
    });
    expect(error.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: {
        name: 'Verplicht',
        email: 'E-mail voldoet niet aan het juiste formaat',
        password: 'Min 8 karakters',
      },
    });
    expect(await UserModel.countDocuments({ name: ' ' })).toBe(0);
  });

  it('refuses an address that is in use, in any case', async () => {
    await makeUser({ email: 'jan@carnaval.example' });
    const error = await secretary.error(AddUserDocument, {
      user: newUser({ email: 'JAN@carnaval.example' }),
    });
    expect(error.extensions.fields).toEqual({ email: 'Dit e-mailadres is al in gebruik' });
  });

  it('refuses a committee that does not exist', async () => {
    const permissions = { general: [], commissions: ['64b000000000000000000099', 'onzin-vz'] };
    const error = await secretary.error(AddUserDocument, { user: newUser({ permissions }) });
    expect(error.extensions.fields).toEqual({ 'permissions.commissions': 'Deze commissie bestaat niet' });
  });

  it('refuses a permission that is not in the catalogue', async () => {
    const error = await secretary.error(AddUserDocument, {
      user: newUser({ permissions: { general: ['secAlles'], commissions: [] } }),
    });
    expect(error.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('users and user', () => {
  it('lists accounts by name without any secret', async () => {
    await makeUser({ name: 'Édith' });
    await makeUser({ name: 'Zef' });
    const { users } = await secretary.data(UsersDocument);
    expect(users.edges.map(({ node }) => node.name)).toEqual(['Édith', 'Truus Peters', 'Zef']);
    const { __type } = await secretary.data(UserFieldsDocument);
    expect(__type?.fields?.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['passwordHash']));
  });

  it.each(['64b000000000000000000099', 'geen-id'])('says that %s does not exist', async (id) => {
    const error = await secretary.error(UserDocument, { id });
    expect(error).toMatchObject({
      message: 'Deze gebruiker bestaat niet (meer).',
      extensions: { code: 'NOT_FOUND' },
    });
  });
});

describe('editUser', () => {
  const fields = (changes: object = {}) => ({
    name: 'Piet',
    email: 'piet@carnaval.example',
    isExternal: false,
    permissions: NOTHING,
    ...changes,
  });

  it('changes the account; its rights count from the next request on', async () => {
    const piet = await signedIn(stage.api, {
      name: 'Piet',
      email: 'piet@carnaval.example',
      general: ['secGebruikers'],
    });
    await piet.data(UserIdsDocument);
    const admin = await signedIn(stage.api, {
      name: 'Truus Peters',
      role: Role.Admin,
      general: ['secGebruikers'],
    });
    const { editUser } = await admin.data(EditUserDocument, {
      id: piet.id,
      revision: 1,
      user: fields({ permissions: { general: ['vol'], commissions: [] } }),
    });
    expect(editUser.revision).toBe(2);
    expect(editUser.changeLog).toEqual([
      expect.stringMatching(/^\d\d\/\d\d\/\d{4} - Truus Peters: rechten gewijzigd$/),
    ]);
    expect((await piet.error(UserIdsDocument)).extensions.code).toBe('FORBIDDEN');
  });

  it('refuses an address of somebody else', async () => {
    await makeUser({ email: 'bezet@carnaval.example' });
    const { id } = await makeUser();
    const error = await secretary.error(EditUserDocument, {
      id,
      revision: 1,
      user: fields({ email: 'bezet@carnaval.example' }),
    });
    expect(error.extensions.fields).toEqual({ email: 'Dit e-mailadres is al in gebruik' });
  });

  it('does not let people lock themselves out of user management', async () => {
    const error = await secretary.error(EditUserDocument, { id: secretary.id, revision: 1, user: fields() });
    expect(error.extensions.fields).toHaveProperty(['permissions.general']);
    await secretary.data(UserIdsDocument);
  });

  it('says so when the account was removed in the meantime', async () => {
    const { id } = await makeUser();
    await secretary.data(RemoveUserDocument, { id });
    expect(
      (await secretary.error(EditUserDocument, { id, revision: 1, user: fields() })).extensions.code,
    ).toBe('NOT_FOUND');
  });
});

describe('removeUser', () => {
  it('removes the account and ends its sessions at once', async () => {
    const jan = await signedIn(stage.api);
    expect(await secretary.data(RemoveUserDocument, { id: jan.id })).toEqual({ removeUser: jan.id });
    expect(await jan.data(MyIdDocument)).toEqual({ me: null });

    await actAs(stage.api.url).error(UserSignInDocument, { email: jan.email, password: TEST_PASSWORD });
  });

  it('removes once when two do it at once', async () => {
    const { id } = await makeUser();
    const answers = await Promise.all([
      secretary.run(RemoveUserDocument, { id }),
      secretary.run(RemoveUserDocument, { id }),
    ]);
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
    expect(codes.sort()).toEqual(['NOT_FOUND', undefined]);
  });

  it('refuses the own account', async () => {
    const error = await secretary.error(RemoveUserDocument, { id: secretary.id });
    expect(error.message).toBe('Je kunt je eigen account niet verwijderen.');
  });
});

describe('editProfile', () => {
  it('changes only what is given, for oneself, without any permission', async () => {
    const jan = await signedIn(stage.api, { name: 'Jan' });
    const { editProfile } = await jan.data(EditProfileDocument, {
      revision: 1,
      profile: { phoneNumber: ' 06 12345678 ' },
    });
    expect(editProfile).toEqual({
      name: 'Jan',
      email: jan.email,
      phoneNumber: '06 12345678',
      adres: '',
      revision: 2,
      pendingEmail: null,
    });
  });

  it.each([
    [{ email: 'jan@' }, { email: 'E-mail voldoet niet aan het juiste formaat' }],
    [{ email: '' }, { email: 'E-mail voldoet niet aan het juiste formaat' }],
    [{ adres: 'x'.repeat(201) }, { adres: 'Deze tekst is te lang' }],
  ])('refuses %j', async (profile, fields) => {
    const jan = await signedIn(stage.api);
    const error = await jan.error(EditProfileDocument, { revision: 1, profile });
    expect(error.extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
    expect((await UserModel.findById(jan.id).lean())?.revision).toBe(1);
  });

  it('does not overwrite what the secretary changed in the meantime', async () => {
    const jan = await signedIn(stage.api, { name: 'Jan', email: 'jan@carnaval.example' });
    await secretary.data(EditUserDocument, {
      id: jan.id,
      revision: 1,
      user: { name: 'Jan', email: 'nieuw@carnaval.example', isExternal: false, permissions: NOTHING },
    });
    const error = await jan.error(EditProfileDocument, {
      revision: 1,
      profile: { email: 'anders@carnaval.example', currentPassword: TEST_PASSWORD },
    });
    expect(error.message).toMatch(/^Jouw account is intussen gewijzigd door Truus Peters op /);
    expect((await UserModel.findById(jan.id).lean())?.email).toBe('nieuw@carnaval.example');
  });
});
