import { useApi } from '../../testing/apiStage';
import {
  LogOfUserDocument,
  OwnLogDocument,
  type Permission as PermissionName,
  RightsEditUserDocument,
  RightsRemoveUserDocument,
  SetAdminDocument,
} from '../../testing/gql/graphql';
import { makeCommission, makeUser, signedIn, usePerson } from '../../testing/people';
import { TEST_DB_COMMISSION } from '../../testing/startApi';
import type { TestClient } from '../../testing/testClient';
import { Role } from '../catalogue/permission.enum';
import { UserModel } from '../people/user.model';
import { AccountGuardModel } from '../users/rights/lastHolder';

const stage = useApi();
const WITH_GROUP = ['sec', 'secGebruikers'] as const;
const admin = usePerson(stage, { name: 'Adm', role: Role.Admin, general: [...WITH_GROUP] });
const manager = usePerson(stage, { name: 'Truus', general: ['secGebruikers'] });

beforeEach(async () => {
  await makeCommission(1, 'Dagelijks Bestuur', TEST_DB_COMMISSION);
});

/** An edit that leaves an account as it is, but for these. */
async function edited(id: string, changes: object = {}) {
  const user = await UserModel.findById(id).lean().orFail();
  const { name, email, isExternal } = user;
  const permissions = {
    general: [...user.permissions.general],
    commissions: [...user.permissions.commissions],
  };
  return { id, revision: user.revision, user: { name, email, isExternal, permissions, ...changes } as never };
}

const rights = (general: readonly PermissionName[], commissions: readonly string[] = []) => ({
  permissions: { general, commissions },
});

describe('a holder of secGebruikers who is no Admin', () => {
  it("does not touch an Admin's account", async () => {
    const takeover = await edited(admin.id, { email: 'truus.thuis@carnaval.example' });
    for (const error of [
      await manager.error(RightsEditUserDocument, takeover),
      await manager.error(RightsRemoveUserDocument, { id: admin.id }),
    ]) {
      expect(error).toMatchObject({
        message: 'Alleen een Admin wijzigt het account van een Admin.',
        extensions: { code: 'FORBIDDEN' },
      });
    }
    expect((await UserModel.findById(admin.id).lean())?.email).toBe(admin.email);
  });

  it.each([
    [
      'gives user management',
      rights(WITH_GROUP),
      'permissions.general',
      'Alleen een Admin geeft of neemt het gebruikersbeheer.',
    ],
    [
      'puts in the board',
      rights([], [TEST_DB_COMMISSION]),
      'permissions.commissions',
      'Alleen een Admin wijzigt wie er in het Dagelijks Bestuur zit.',
    ],
  ])('%s to nobody; an Admin does', async (_what, changes, field, message) => {
    const { id } = await makeUser({ name: 'Nieuw' });
    const error = await manager.error(RightsEditUserDocument, await edited(id, changes));
    expect(error.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { [field]: message } });
    await admin.data(RightsEditUserDocument, await edited(id, changes));
    // Nor do they take it away.
    const back = await manager.error(RightsEditUserDocument, await edited(id, rights([])));
    expect(back.extensions.fields).toEqual({ [field]: message });
    await admin.data(RightsEditUserDocument, await edited(id, rights([])));
  });

  it.each([[['secFin']], [['secGebruikers']]] as const)(
    'does not change the address of who holds %s',
    async (general) => {
      const { id } = await makeUser({ general: [...general] });
      const change = await edited(id, { email: 'anders@carnaval.example' });
      expect((await manager.error(RightsEditUserDocument, change)).extensions.fields).toEqual({
        email: 'Alleen een Admin wijzigt het e-mailadres van wie gebruikers, financiën of het bestuur doet.',
      });
      await manager.data(RightsEditUserDocument, await edited(id, { name: 'Andere naam' }));
      await admin.data(RightsEditUserDocument, await edited(id, { email: 'anders@carnaval.example' }));
    },
  );

  it('gives and takes everything else', async () => {
    const { id } = await makeUser();
    await manager.data(RightsEditUserDocument, await edited(id, { email: 'weer@carnaval.example' }));
    await manager.data(RightsEditUserDocument, await edited(id, rights(['sec', 'secFin'])));
    await manager.data(RightsEditUserDocument, await edited(id, rights([])));
  });
});

it.each([
  ['an Admin', () => admin],
  ['who manages users', () => manager],
])('%s does not change the own rights', async (_who, who) => {
  const { id, error } = who();
  const more = await error(RightsEditUserDocument, await edited(id, rights([...WITH_GROUP, 'secFin'])));
  expect(more.extensions.fields).toEqual({
    'permissions.general': 'Je eigen rechten wijzigt iemand anders.',
  });
  const board = await error(
    RightsEditUserDocument,
    await edited(id, rights(WITH_GROUP, [TEST_DB_COMMISSION])),
  );
  expect(board.extensions.fields).toMatchObject({
    'permissions.commissions': 'Je eigen rechten wijzigt iemand anders.',
  });
});

describe('an Admin', () => {
  it('makes somebody Admin, and takes it back, but not of oneself', async () => {
    const { id } = await makeUser();
    const made = await admin.data(SetAdminDocument, { id, revision: 1, isAdmin: true });
    expect(made).toEqual({ setAdmin: { revision: 2, role: 'Admin' } });
    expect((await admin.error(SetAdminDocument, { id, revision: 1, isAdmin: false })).extensions.code).toBe(
      'CONFLICT',
    );
    await admin.data(SetAdminDocument, { id, revision: 2, isAdmin: false });
    const own = await admin.error(SetAdminDocument, { id: admin.id, revision: 1, isAdmin: false });
    expect(own.message).toBe('Je eigen rechten wijzigt iemand anders.');
  });

  it.each([
    ['role', (of: TestClient, id: string) => of.run(SetAdminDocument, { id, revision: 1, isAdmin: false })],
    ['account', (of: TestClient, id: string) => of.run(RightsRemoveUserDocument, { id })],
  ])('two who take the %s from each other at the same moment: one stays', async (_what, take) => {
    const other = await signedIn(stage.api, { role: Role.Admin, general: [...WITH_GROUP] });
    const answers = await Promise.all([take(admin, other.id), take(other, admin.id)]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await UserModel.countDocuments({ role: Role.Admin })).toBe(1);
  });

  it('two who take user management from each other at the same moment: one stays', async () => {
    await UserModel.deleteOne({ _id: manager.id });
    const other = await signedIn(stage.api, { role: Role.Admin, general: [...WITH_GROUP] });
    const answers = await Promise.all([
      admin.run(RightsEditUserDocument, await edited(other.id, rights([]))),
      other.run(RightsEditUserDocument, await edited(admin.id, rights([]))),
    ]);
    const refused = answers.flatMap(({ errors }) => errors ?? []);
    expect(refused).toHaveLength(1);
    expect(await UserModel.countDocuments({ 'permissions.general': 'secGebruikers' })).toBe(1);
  });

  it('goes again when the list of Admins missed one, as after a crash', async () => {
    const other = await makeUser({ role: Role.Admin });
    const old = new Date(Date.now() - 61_000);
    await AccountGuardModel.create({ _id: 'admins', holders: [other.id], changedAt: old });
    await admin.data(SetAdminDocument, { id: other.id, revision: 1, isAdmin: false });
    expect((await AccountGuardModel.findById('admins').lean())?.holders).toEqual([admin.id]);
  });

  it('stays when a change is refused for another reason', async () => {
    const other = await makeUser({ role: Role.Admin });
    const answer = await admin.run(SetAdminDocument, { id: other.id, revision: 9, isAdmin: false });
    expect(answer.errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect((await AccountGuardModel.findById('admins').lean())?.holders.sort()).toEqual(
      [admin.id, other.id].sort(),
    );
  });
});

it('people read their own log, and who manages users that of all', async () => {
  const jan = await signedIn(stage.api, { name: 'Jan' });
  const { editProfile } = await jan.data(OwnLogDocument, { revision: 1 });
  expect(editProfile.changeLog).toEqual([expect.stringMatching(/ - Jan: eigen gegevens gewijzigd$/)]);
  expect((await manager.data(LogOfUserDocument, { id: jan.id })).user.changeLog).toHaveLength(1);
});
