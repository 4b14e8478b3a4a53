import { useApi } from '../../../testing/apiStage';
import {
  DeactivateUserDocument,
  EditUserDocument,
  MyIdDocument,
  ReactivateUserDocument,
  RequestPasswordResetDocument,
  SendInvitationDocument,
  SendPasswordLinkDocument,
  SetAdminDocument,
  SignInDocument,
  UsersDocument,
} from '../../../testing/gql/graphql';
import {
  EDITOR,
  makeCommission,
  makeUser,
  signedIn,
  TEST_PASSWORD,
  usePerson,
} from '../../../testing/people';
import { TEST_DB_COMMISSION } from '../../../testing/startApi';
import { actAs } from '../../../testing/testClient';
import { Role } from '../../catalogue/permission.enum';
import { UserModel } from '../../people/user.model';

const stage = useApi();
let optocht: string;
const admin = usePerson(stage, { name: 'Ad', role: Role.Admin, general: ['secGebruikers'] });
const manager = usePerson(stage, { name: EDITOR, general: ['secGebruikers'] });

beforeEach(async () => {
  optocht = await makeCommission(3, 'Optocht');
});

const stored = async (id: string) => UserModel.findById(id).lean().orFail();
const close = (id: string, more: object = {}) => ({ id, revision: 1, handOver: [], ...more });

it('ends every way in, in one write, and remembers the rights', async () => {
  const jan = await signedIn(stage.api, { general: ['secFin'], commissions: [`${optocht}-vz`] });
  const set = {
    apiTokens: [
      {
        id: 'x',
        name: 'x',
        tokenHash: 'h',
        permissions: [],
        commissions: [],
        createdAt: new Date(),
        expiresAt: new Date(Date.now() + 9e6),
      },
    ],
    passwordReset: { tokenHash: 'r', expiresAt: new Date(Date.now() + 9e6) },
  };
  await UserModel.updateOne({ _id: jan.id }, { $set: set });
  const { deactivateUser } = await manager.data(DeactivateUserDocument, close(jan.id));
  expect(deactivateUser).toMatchObject({
    user: { revision: 2, deactivatedBy: EDITOR, permissions: { general: [], commissions: [] } },
    notHandedOver: [],
  });
  const after = await stored(jan.id);
  expect(after).toMatchObject({ sessions: [], apiTokens: [], permissions: { general: [], commissions: [] } });
  expect(after.passwordReset).toBeUndefined();
  expect(after.deactivation?.permissions.commissions).toEqual([optocht, `${optocht}-vz`]);
  expect((await jan.data(MyIdDocument)).me).toBeNull();
});

it('says so at signing in, only to who knows the password, and mails no link', async () => {
  const { id, email } = await makeUser();
  await manager.data(DeactivateUserDocument, close(id));
  const visitor = actAs(stage.api.url);
  const right = await visitor.error(SignInDocument, { email, password: TEST_PASSWORD });
  expect(right).toMatchObject({
    message: 'Dit account is gedeactiveerd.',
    extensions: { code: 'UNAUTHENTICATED' },
  });
  const wrong = await visitor.error(SignInDocument, { email, password: 'iets anders' });
  expect(wrong.message).toBe('Deze combinatie van email en wachtwoord is onbekend');
  await visitor.data(RequestPasswordResetDocument, { email });
  await stage.api.deliverMail();
  expect((await stored(id)).passwordReset).toBeUndefined();
});

it('takes nothing from an account that is closed, and gives it nothing', async () => {
  const { id, name, email } = await makeUser();
  await manager.data(DeactivateUserDocument, close(id));
  const permissions = { general: ['vol' as const], commissions: [] };
  const user = { name, email, isExternal: false, permissions };
  for (const error of [
    await manager.error(EditUserDocument, { id, revision: 2, user }),
    await manager.error(SendPasswordLinkDocument, { userId: id }),
    await manager.error(SendInvitationDocument, { id }),
    await admin.error(SetAdminDocument, { id, revision: 2, isAdmin: true }),
  ]) {
    expect(error).toMatchObject({
      message: 'Dit account is gedeactiveerd.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  }
});

it('the list leaves it out, and has it by its filter', async () => {
  const { id } = await makeUser({ name: 'Jan', commissions: [optocht] });
  await manager.data(DeactivateUserDocument, close(id));
  const names = async (filter: object) =>
    (await manager.data(UsersDocument, { filter })).users.edges.map(({ node }) => node.name);
  expect(await names({})).toEqual(['Ad', EDITOR]);
  expect(await names({ isDeactivated: true })).toEqual(['Jan']);
});

describe('is refused', () => {
  it('for oneself, an Admin by who is none, and who manages users or sits in the board', async () => {
    await makeCommission(1, 'Dagelijks Bestuur', TEST_DB_COMMISSION);
    const board = await makeUser({ commissions: [TEST_DB_COMMISSION] });
    const other = await makeUser({ general: ['secGebruikers'] });
    const codes = [];
    for (const id of [manager.id, admin.id, board.id, other.id])
      codes.push((await manager.error(DeactivateUserDocument, close(id))).extensions.code);
    expect(codes).toEqual(['BAD_USER_INPUT', 'FORBIDDEN', 'BAD_USER_INPUT', 'BAD_USER_INPUT']);
    await admin.data(DeactivateUserDocument, close(board.id));
  });

  it('for nobody', async () => {
    const gone = '64b000000000000000000099';
    expect((await manager.error(DeactivateUserDocument, close(gone))).extensions.code).toBe('NOT_FOUND');
  });

  it('for one of the last two Admins, when they close each other at the same moment', async () => {
    const other = await signedIn(stage.api, { role: Role.Admin, general: ['secGebruikers'] });
    const answers = await Promise.all([
      admin.run(DeactivateUserDocument, close(other.id)),
      other.run(DeactivateUserDocument, close(admin.id)),
    ]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await UserModel.countDocuments({ role: Role.Admin })).toBe(1);
  });
});

it('of two at the same moment one closes, and neither undoes an edit of the other', async () => {
  const { id, name, email } = await makeUser();
  const permissions = { general: ['vol' as const], commissions: [] };
  const user = { name, email, isExternal: false, permissions };
  const second = await signedIn(stage.api, { name: EDITOR, general: ['secGebruikers'] });
  const answers = await Promise.all([
    manager.run(DeactivateUserDocument, close(id)),
    second.run(EditUserDocument, { id, revision: 1, user }),
  ]);
  const refused = answers.flatMap(({ errors }) => errors ?? []);
  expect(refused.map(({ extensions }) => extensions.code)).toEqual([
    // Whoever comes first also decides what the other is told.
    expect.stringMatching(/^(CONFLICT|BAD_USER_INPUT)$/),
  ]);
  const after = await stored(id);
  expect(after.permissions.general).toEqual(after.deactivation ? [] : ['vol']);
});

describe('reactivating', () => {
  it('brings the rights back, not the chair and the role; again it changes nothing', async () => {
    const { id, email } = await makeUser({
      ...{ role: Role.Admin, general: ['secFin'], commissions: [`${optocht}-vz`] },
    });
    await admin.data(DeactivateUserDocument, close(id));
    const { reactivateUser } = await manager.data(ReactivateUserDocument, { id, revision: 2 });
    expect(reactivateUser).toMatchObject({
      ...{ revision: 3, deactivatedAt: null, role: null },
      permissions: { general: ['sec', 'secFin'], commissions: [optocht] },
      changeLog: [expect.stringMatching(/gedeactiveerd$/), expect.stringMatching(/weer geactiveerd$/)],
    });
    const again = await manager.data(ReactivateUserDocument, { id, revision: 2 });
    expect(again.reactivateUser.revision).toBe(3);
    await actAs(stage.api.url).data(SignInDocument, { email, password: TEST_PASSWORD });
  });

  it('with user management is for Admins', async () => {
    const { id } = await makeUser({ general: ['secGebruikers'] });
    await admin.data(DeactivateUserDocument, close(id));
    const error = await manager.error(ReactivateUserDocument, { id, revision: 2 });
    expect(error.extensions).toMatchObject({
      fields: { 'permissions.general': 'Alleen een Admin geeft of neemt het gebruikersbeheer.' },
    });
    await admin.data(ReactivateUserDocument, { id, revision: 2 });
  });
});
