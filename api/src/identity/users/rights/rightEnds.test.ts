import { daysFromNow, useApi } from '../../../testing/apiStage';
import {
  ChangeMembershipDocument,
  CountingRightsDocument,
  EditRightEndsDocument,
  OwnRightEndsDocument,
  RightEndsDocument,
} from '../../../testing/gql/graphql';
import { useMailbox } from '../../../testing/mailbox';
import { makeCommission, makeUser, signedIn, usePerson } from '../../../testing/people';
import { TEST_DB_COMMISSION } from '../../../testing/startApi';
import { Role } from '../../catalogue/permission.enum';
import { UserModel } from '../../people/user.model';
import { announceEnds, sweepEndedRights } from './endedRights.service';

const mailbox = useMailbox();
const { mails } = mailbox;
const YESTERDAY = daysFromNow(-1);
const TODAY = daysFromNow(0);
const LATER = daysFromNow(200);
type Person = Awaited<ReturnType<typeof signedIn>>;
let optocht: string;
const stage = useApi({ smtp: mailbox.smtp });
const admin = usePerson(stage, { name: 'Ad', role: Role.Admin, general: ['secGebruikers'] });
const manager = usePerson(stage, { name: 'Truus', general: ['secGebruikers'] });

beforeEach(async () => {
  optocht = await makeCommission(3, 'Optocht');
});

const stored = async (id: string) => UserModel.findById(id).lean().orFail();

/** An edit that leaves an account as it is, but for these rights. */
async function edited(id: string, permissions: object) {
  const { name, email, isExternal, revision, permissions: before } = await stored(id);
  const { general, commissions } = before;
  const rights = { general: [...general], commissions: [...commissions], ...permissions };
  return { id, revision, user: { name, email, isExternal, permissions: rights } as never };
}

async function refusal(who: Person, id: string, permissions: object) {
  const { extensions } = await who.error(EditRightEndsDocument, await edited(id, permissions));
  return extensions;
}

describe('a right whose last day is past', () => {
  it('does not count any more, though it is still in the account; one that ends today counts', async () => {
    const jan = await signedIn(stage.api, {
      general: ['secFin', 'vol', 'webNews'],
      commissions: [`${optocht}-vz`],
      ends: { secFin: YESTERDAY, vol: TODAY, [`${optocht}-vz`]: YESTERDAY },
    });
    const { me } = await jan.data(CountingRightsDocument);
    // The group goes with its only permission; who was chair is a member.
    expect(me?.permissions).toEqual({ general: ['web', 'webNews', 'vol'], commissions: [optocht] });
    expect(me?.commissions).toEqual([{ id: optocht, preces: [] }]);
    expect((await stored(jan.id)).permissions.general).toContain('secFin');
  });

  it('takes the chair and the DB permission with the membership', async () => {
    await makeCommission(1, 'Dagelijks Bestuur', TEST_DB_COMMISSION);
    const ends = { [TEST_DB_COMMISSION]: YESTERDAY };
    const jan = await signedIn(stage.api, { commissions: [`${TEST_DB_COMMISSION}-vz`], ends });
    expect((await jan.data(CountingRightsDocument)).me).toMatchObject({
      isDB: false,
      permissions: { commissions: [] },
    });
  });

  it('is taken out of the account by the job, once, and nothing else is', async () => {
    const { id } = await makeUser({
      general: ['secFin', 'vol'],
      commissions: [`${optocht}-vz`],
      ends: { secFin: YESTERDAY, vol: LATER, [`${optocht}-vz`]: YESTERDAY },
    });
    await Promise.all([sweepEndedRights(), sweepEndedRights()]);
    const after = await stored(id);
    expect(after).toMatchObject({
      revision: 2,
      changeLog: [
        expect.stringMatching(
          / - Backoffice: verlopen: recht Secretariaat: Financiën, voorzitter van 3 - Optocht$/,
        ),
      ],
      permissions: { general: ['vol'], commissions: [optocht], ends: [{ right: 'vol', lastDay: LATER }] },
    });
    await sweepEndedRights();
    expect(await stored(id)).toEqual(after);
  });

  it('does not stand in the way of the same membership anew', async () => {
    const { id } = await makeUser({ commissions: [optocht], ends: { [optocht]: YESTERDAY } });
    const variables = { userIds: [id], commissionId: optocht, isMember: true };
    const { changeMembership } = await manager.data(ChangeMembershipDocument, variables);
    expect(changeMembership).toMatchObject([{ outcome: 'changed' }]);
    await sweepEndedRights();
    expect((await stored(id)).permissions).toMatchObject({ commissions: [optocht], ends: [] });
  });
});

describe('the end of a right', () => {
  it('is given, told in the change log, kept by who does not know of ends, and taken away', async () => {
    const { id } = await makeUser({ general: ['secFin', 'vol'] });
    const ends = [{ right: 'secFin', lastDay: LATER }];
    const { editUser } = await manager.data(EditRightEndsDocument, await edited(id, { ends }));
    expect(editUser).toMatchObject({
      rightEnds: ends,
      changeLog: [expect.stringMatching(/Truus: einddatums gewijzigd$/)],
    });
    await manager.data(EditRightEndsDocument, await edited(id, {}));
    expect((await manager.data(RightEndsDocument, { id })).user.rightEnds).toEqual(ends);
    // With its right it goes too.
    await manager.data(EditRightEndsDocument, await edited(id, { general: ['vol'] }));
    expect((await manager.data(RightEndsDocument, { id })).user.rightEnds).toEqual([]);
  });

  it.each([
    ['of what is not held', [{ right: 'webNews', lastDay: LATER }], /aangevinkt/],
    ['of a group', [{ right: 'sec', lastDay: LATER }], /groep/],
    [
      'twice',
      [
        { right: 'vol', lastDay: LATER },
        { right: 'vol', lastDay: TODAY },
      ],
      /hoogstens één/,
    ],
    ['in the past', [{ right: 'vol', lastDay: YESTERDAY }], /vandaag of een latere dag/],
  ])('%s is refused at its field', async (_what, ends, message) => {
    const { id } = await makeUser({ general: ['secFin', 'vol'] });
    expect(await refusal(manager, id, { ends })).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { 'permissions.ends': expect.stringMatching(message) },
    });
  });

  it('on a day that does not exist is refused', async () => {
    const { id } = await makeUser({ general: ['vol'] });
    const ends = [{ right: 'vol', lastDay: '2027-02-30' }];
    expect(await refusal(manager, id, { ends })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { 'permissions.ends.0.lastDay': 'Dit is geen geldige datum' },
    });
  });

  it('of user management and of the board is for Admins, and of oneself for others', async () => {
    await makeCommission(1, 'Dagelijks Bestuur', TEST_DB_COMMISSION);
    const { id } = await makeUser({ general: ['secGebruikers'], commissions: [TEST_DB_COMMISSION] });
    const managing = { ends: [{ right: 'secGebruikers', lastDay: LATER }] };
    const board = { ends: [{ right: TEST_DB_COMMISSION, lastDay: LATER }] };
    const own = { fields: { 'permissions.ends': 'Je eigen rechten wijzigt iemand anders.' } };
    expect(await refusal(manager, id, managing)).toMatchObject({
      fields: { 'permissions.ends': 'Alleen een Admin geeft of neemt het gebruikersbeheer.' },
    });
    expect(await refusal(manager, id, board)).toMatchObject({
      fields: { 'permissions.ends': 'Alleen een Admin wijzigt wie er in het Dagelijks Bestuur zit.' },
    });
    expect(await refusal(manager, manager.id, managing)).toMatchObject(own);
    expect(await refusal(admin, admin.id, managing)).toMatchObject(own);
    const ends = [...managing.ends, ...board.ends];
    await admin.data(EditRightEndsDocument, await edited(id, { ends }));
    expect(await refusal(manager, id, { ends: [] })).toHaveProperty('code', 'BAD_USER_INPUT');
  });

  it('cannot be given to the last who manages users without one, also of two at the same moment', async () => {
    const other = await signedIn(stage.api, { role: Role.Admin, general: ['secGebruikers'] });
    await UserModel.deleteOne({ _id: manager.id });
    const ends = [{ right: 'secGebruikers', lastDay: LATER }];
    const answers = await Promise.all([
      admin.run(EditRightEndsDocument, await edited(other.id, { ends })),
      other.run(EditRightEndsDocument, await edited(admin.id, { ends })),
    ]);
    const refused = answers.flatMap(({ errors }) => errors ?? []);
    expect(refused).toMatchObject([
      { message: 'Dit is de laatste die gebruikers beheert. Geef dat eerst aan iemand anders.' },
    ]);
    expect(await UserModel.countDocuments({ 'permissions.ends.right': 'secGebruikers' })).toBe(1);
  });

  it('is read by its owner, and of others by who manages users', async () => {
    const jan = await signedIn(stage.api, { general: ['vol'], ends: { vol: TODAY } });
    const { me } = await jan.data(OwnRightEndsDocument);
    expect(me?.rightEnds).toEqual([{ right: 'vol', lastDay: TODAY }]);
    expect((await jan.error(RightEndsDocument, { id: admin.id })).extensions.code).toBe('FORBIDDEN');
  });
});

describe('a month before the end', () => {
  const tell = async () => {
    await announceEnds(stage.api.portal);
    await stage.api.deliverMail();
  };

  it('the administrators are told, once of each right', async () => {
    await makeUser({
      name: 'Jan',
      general: ['secFin', 'vol'],
      ends: { secFin: daysFromNow(30), vol: daysFromNow(31) },
    });
    await Promise.all([tell(), tell()]);
    await tell();
    expect(mails.flatMap(({ to }) => to).sort()).toEqual([admin.email, manager.email].sort());
    expect(mails[0]?.text).toContain('Jan: recht Secretariaat: Financiën eindigt na');
  });

  it('nobody is told of what has another end by the time the mail is made', async () => {
    const { id } = await makeUser({ general: ['vol'], ends: { vol: daysFromNow(5) } });
    await announceEnds(stage.api.portal);
    await UserModel.updateOne({ _id: id }, { $set: { 'permissions.ends.0.lastDay': LATER } });
    await stage.api.deliverMail();
    expect(mails).toEqual([]);
  });
});
