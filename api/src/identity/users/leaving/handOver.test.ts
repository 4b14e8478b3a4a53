import { TransactionKind, TransactionState } from '../../../finance/books/finance.enums';
import { TransactionModel } from '../../../finance/books/transaction.model';
import { AdvertiserModel } from '../../../krant/advertisers/advertiser.model';
import { TaskListModel } from '../../../secretariat/tasks/task.model';
import { presentSeason } from '../../../secretariat/tasks/taskList';
import { useApi } from '../../../testing/apiStage';
import {
  DeactivateUserDocument,
  HomeDocument,
  ReactivateUserDocument,
  UserDutiesDocument,
  UserReturnsDocument,
} from '../../../testing/gql/graphql';
import { makeCommission, makeUser, signedIn, usePerson } from '../../../testing/people';
import { UserModel } from '../../people/user.model';

const stage = useApi();
let optocht: string;
const manager = usePerson(stage, { name: 'Truus', general: ['secGebruikers'] });

beforeEach(async () => {
  optocht = await makeCommission(3, 'Optocht');
});

const stored = async (id: string) => UserModel.findById(id).lean().orFail();
const close = (id: string, more: object = {}) => ({ id, revision: 1, handOver: [], ...more });

/** Somebody with open and finished tasks, an advertiser and the chair of a committee. */
async function busyPerson() {
  const jan = await signedIn(stage.api, {
    name: 'Jan',
    general: ['krantAdv'],
    commissions: [`${optocht}-vz`],
  });
  const task = (name: string, finished: boolean) => {
    return { name, finished, commissionId: optocht, assigneeIds: [jan.id] };
  };
  const season = presentSeason();
  const tasks = [task('Wagens keuren', false), task('Route lopen', true)];
  await TaskListModel.create({ _id: `${optocht}-${season}`, commissionId: optocht, season, tasks });
  await AdvertiserModel.create({
    ...{ name: 'Bakker', advertiserUserId: 7, sortName: '00007', contactId: jan.id, deleted: false },
  });
  return jan;
}
const declare = (createdBy: string, description: string, state: TransactionState) =>
  TransactionModel.create({
    ...{ kind: TransactionKind.declaration, state, yearId: '64b000000000000000000001', wg: '3', description },
    ...{ amount: -1250, creator: 'Jan', creatorMail: 'jan@carnaval.example', createdBy },
  });
const assignees = async () =>
  (await TaskListModel.find().lean()).flatMap(({ tasks }) =>
    tasks.map(({ assigneeIds }) => assigneeIds.join()),
  );
const contact = async () => (await AdvertiserModel.findOne().lean())?.contactId;

describe('what hangs on a person', () => {
  it('is listed by kind, with who can take it over', async () => {
    await makeUser({ name: 'Piet', commissions: [optocht] });
    await makeUser({ name: 'Kees', general: ['krantRed'] });
    const { id } = await busyPerson();
    const { userDuties } = await manager.data(UserDutiesDocument, { userId: id });
    expect(userDuties).toEqual(
      [
        {
          ...{ key: 'chairs', count: 1, items: ['3 - Optocht'] },
          ...{ candidates: [{ name: 'Piet' }], isHandedOver: true, otherwise: 'Niemand' },
        },
        {
          ...{ key: 'tasks', count: 1, items: ['Wagens keuren'] },
          ...{
            candidates: [{ name: 'Piet' }],
            isHandedOver: true,
            otherwise: 'De voorzitter van de commissie',
          },
        },
        {
          ...{ key: 'advertisers', count: 1, items: ['Bakker'] },
          ...{ candidates: [{ name: 'Kees' }], isHandedOver: true, otherwise: 'Niemand' },
        },
      ].sort((a, b) => order(userDuties, a.key) - order(userDuties, b.key)),
    );
    // Of what stays theirs only is told.
    await declare(id, 'Hekken', TransactionState.open);
    await declare(id, 'Lint', TransactionState.approved);
    const told = (await manager.data(UserDutiesDocument, { userId: id })).userDuties;
    expect(told.find(({ key }) => key === 'declarations')).toMatchObject({
      ...{ count: 1, items: ['Hekken'], candidates: [], isHandedOver: false },
    });
    const stays = { id, revision: 1, handOver: [{ key: 'declarations', to: manager.id }] };
    const { deactivateUser } = await manager.data(DeactivateUserDocument, stays);
    expect(deactivateUser.notHandedOver).toEqual([]);
    expect(await TransactionModel.countDocuments({ createdBy: id })).toBe(2);
    const none = await manager.data(UserDutiesDocument, { userId: manager.id });
    expect(none.userDuties).toEqual([]);
  });

  it('goes to who was chosen; what is not named stays', async () => {
    const piet = await makeUser({ name: 'Piet', commissions: [optocht] });
    const kees = await makeUser({ name: 'Kees', general: ['krantAdv'] });
    const { id } = await busyPerson();
    const handOver = [
      { key: 'chairs', to: piet.id },
      { key: 'tasks', to: piet.id },
    ];
    await manager.data(DeactivateUserDocument, close(id, { handOver }));
    expect((await stored(piet.id)).permissions.commissions).toContain(`${optocht}-vz`);
    expect(await assignees()).toEqual([piet.id, id]);
    expect(await contact()).toBe(id);
    // Sent again, with what was forgotten: the rest stays as it is.
    const again = close(id, { handOver: [...handOver, { key: 'advertisers', to: kees.id }] });
    const { deactivateUser } = await manager.data(DeactivateUserDocument, again);
    expect(deactivateUser).toMatchObject({ user: { revision: 2 }, notHandedOver: [] });
    expect(await contact()).toBe(kees.id);
    expect(await assignees()).toEqual([piet.id, id]);
    expect((await stored(piet.id)).revision).toBe(2);
  });

  it('goes to the chair, or to nobody, when nobody is chosen', async () => {
    const chair = await makeUser({ commissions: [`${optocht}-vz`] });
    const { id } = await busyPerson();
    const handOver = ['chairs', 'tasks', 'advertisers'].map((key) => ({ key, to: null }));
    await manager.data(DeactivateUserDocument, close(id, { handOver }));
    expect(await assignees()).toEqual([chair.id, id]);
    expect(await contact()).toBeNull();
  });

  it('of a task that others do too, goes to who was chosen, else stays with them', async () => {
    const piet = await makeUser({ name: 'Piet', commissions: [`${optocht}-vz`] });
    const kees = await makeUser({ name: 'Kees', commissions: [optocht] });
    const { id } = await busyPerson();
    const withKees = { $set: { 'tasks.0.assigneeIds': [id, kees.id] } };
    await TaskListModel.updateOne({}, withKees);
    await manager.data(DeactivateUserDocument, close(id, { handOver: [{ key: 'tasks', to: null }] }));
    expect(await assignees()).toEqual([kees.id, id]);
    await TaskListModel.updateOne({}, withKees);
    await manager.data(DeactivateUserDocument, close(id, { handOver: [{ key: 'tasks', to: piet.id }] }));
    expect(await assignees()).toEqual([`${kees.id},${piet.id}`, id]);
  });

  it('comes back to who comes back, as far as nobody has it', async () => {
    const { id } = await busyPerson();
    await AdvertiserModel.create({
      ...{
        name: 'Slager',
        advertiserUserId: 8,
        sortName: '00008',
        contactId: id,
        deleted: false,
        active: true,
      },
    });
    const bouw = await makeCommission(4, 'Bouw');
    await UserModel.updateOne(
      { _id: id },
      { $push: { 'permissions.commissions': { $each: [bouw, `${bouw}-vz`] } } },
    );
    const handOver = ['chairs', 'advertisers'].map((key) => ({ key, to: null }));
    await manager.data(DeactivateUserDocument, close(id, { handOver }));
    // Meanwhile one of each went to somebody else.
    await makeUser({ commissions: [`${bouw}-vz`] });
    const kees = await makeUser({ general: ['krantAdv'] });
    await AdvertiserModel.updateOne({ advertiserUserId: 8 }, { $set: { contactId: kees.id } });
    expect(await manager.data(UserReturnsDocument, { userId: id })).toEqual({
      userReturns: [
        { key: 'chairs', title: 'Voorzitter van commissies', count: 1, items: ['3 - Optocht'] },
        { key: 'advertisers', title: 'Adverteerders van de krant', count: 1, items: ['Bakker'] },
      ],
    });
    const giveBack = { id, revision: 2, giveBack: ['chairs', 'advertisers'] };
    await manager.data(ReactivateUserDocument, giveBack);
    const { commissions } = (await stored(id)).permissions;
    expect([...commissions].sort()).toEqual([bouw, optocht, `${optocht}-vz`].sort());
    const contacts = await AdvertiserModel.find().sort({ sortName: 1 }).lean();
    expect(contacts.map(({ contactId }) => contactId)).toEqual([id, kees.id]);
    expect(await manager.data(UserReturnsDocument, { userId: id })).toEqual({ userReturns: [] });
  });

  it('of which nobody is in charge waits for who gives it out', async () => {
    const editor = await signedIn(stage.api, { general: ['krantRed'] });
    const titles = async (of: typeof manager) =>
      (await of.data(HomeDocument)).waiting.map(({ title }) => title);
    const { id } = await busyPerson();
    await AdvertiserModel.updateOne({}, { $set: { active: true } });
    expect([await titles(manager), await titles(editor)]).toEqual([[], []]);
    await manager.data(DeactivateUserDocument, close(id));
    expect([await titles(manager), await titles(editor)]).toEqual([
      ['Geen voorzitter: 3 - Optocht'],
      ['1 adverteerder zonder verkoper'],
    ]);
    await makeCommission(4, 'Bouw');
    expect(await titles(manager)).toEqual(['2 commissies zonder voorzitter']);
  });

  it('that was left in a committee waits for its chair', async () => {
    const chair = await signedIn(stage.api, { commissions: [`${optocht}-vz`] });
    const { id } = await busyPerson();
    const waiting = async () => (await chair.data(HomeDocument)).waiting;
    expect(await waiting()).toEqual([]);
    // By leaving the committee, as by leaving the portal.
    await UserModel.updateOne({ _id: id }, { $set: { 'permissions.commissions': [] } });
    const task = {
      title: '1 taak van wie de commissie verliet',
      detail: '3 - Optocht: Wagens keuren',
      link: `/commissies/${optocht}`,
    };
    expect(await waiting()).toMatchObject([task]);
    await manager.data(DeactivateUserDocument, close(id));
    expect(await waiting()).toMatchObject([task]);
    await manager.data(DeactivateUserDocument, close(id, { handOver: [{ key: 'tasks', to: null }] }));
    expect(await waiting()).toMatchObject([{ title: 'Wagens keuren' }]);
  });

  it('that cannot be handed over is told, and the rest is done', async () => {
    const piet = await makeUser({ commissions: [optocht] });
    const { id } = await busyPerson();
    const handOver = [
      { key: 'advertisers', to: piet.id },
      { key: 'tasks', to: piet.id },
    ];
    const { deactivateUser } = await manager.data(DeactivateUserDocument, close(id, { handOver }));
    expect(deactivateUser.notHandedOver).toMatchObject([{ title: 'Adverteerders van de krant' }]);
    expect(await assignees()).toEqual([piet.id, id]);
    expect((await stored(id)).deactivation).toBeDefined();
  });

  it.each([
    ['an unknown kind', 'anders'],
    ['the same person', 'tasks'],
  ])('%s is refused', async (_what, key) => {
    const { id } = await makeUser();
    const handOver = [{ key, to: id }];
    const { extensions } = await manager.error(DeactivateUserDocument, close(id, { handOver }));
    expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { handOver: expect.any(String) } });
    expect((await stored(id)).deactivation).toBeUndefined();
  });
});

function order(duties: readonly { key: string }[], key: string): number {
  return duties.findIndex((duty) => duty.key === key);
}
