import { ClubEditionModel } from '../../club/editions/edition.model';
import { ClubMemberModel } from '../../club/members/member.model';
import { makeActiveEdition, makeMember } from '../../club/testClub';
import { UserModel } from '../../identity/people/user.model';
import { useApi } from '../../testing/apiStage';
import { EraseClubMemberDocument } from '../../testing/gql/graphql';
import { signedIn } from '../../testing/people';
import { jobsEnded } from '../../testing/startApi';
import { AuditEventModel, AuditRemovalModel } from './auditEvent.model';
import { AuditKind } from './auditKind.enum';
import { inAuditScope, newAuditScope, newEvent } from './auditScope';
import { copyLeftEvents, sweepEvents } from './copyEvents';
import { settleOperation } from './settleOperation';

const stage = useApi();
const DAY = 86_400_000;
const actor = {
  userId: 'u1',
  userName: 'Anna',
  address: '10.0.0.1',
  session: 'abcdefgh',
  requestId: '0123456789',
  operation: 'test',
};

/** A process that stops between the write and the copy. */
async function crashedAfter(write: () => PromiseLike<unknown>): Promise<void> {
  await inAuditScope(newAuditScope(actor), async () => {
    await write();
  });
}
const log = () => AuditEventModel.find().sort({ _id: 1 }).lean();
const pendingOf = async (id: string) =>
  (await UserModel.findById(id).select('+pendingEvents').lean<{ pendingEvents?: unknown[] }>())
    ?.pendingEvents;

describe('a crash after a write', () => {
  it('leaves the event in the record; the job copies it once, however often and by however many', async () => {
    const { id } = await signedIn(stage.api, { name: 'Bert' });
    await crashedAfter(() => UserModel.updateOne({ _id: id }, { $set: { name: 'Bart' } }));
    expect(await log()).toEqual([]);
    expect(await pendingOf(id)).toHaveLength(1);
    await Promise.all([copyLeftEvents(), copyLeftEvents(), copyLeftEvents()]);
    await copyLeftEvents();
    const [event, ...others] = await log();
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      ...actor,
      kind: 'changed',
      entity: 'User',
      recordId: id,
      fields: [{ name: 'name', before: 'Bert', after: 'Bart', hidden: false }],
    });
    expect(await pendingOf(id)).toEqual([]);
  });

  it('between the copy and taking it out of the record: not a second one', async () => {
    const { id } = await signedIn(stage.api);
    await crashedAfter(() => UserModel.updateOne({ _id: id }, { $set: { name: 'Bart' } }));
    const [pending] = (await pendingOf(id)) ?? [];
    await AuditEventModel.collection.insertOne({
      ...(pending as object),
      entity: 'User',
      recordId: id,
    } as never);
    await copyLeftEvents();
    expect(await log()).toHaveLength(1);
    expect(await pendingOf(id)).toEqual([]);
  });

  it('of a new record too', async () => {
    await crashedAfter(() => UserModel.create({ name: 'Nieuw', email: 'nieuw@carnaval.example' }));
    await copyLeftEvents();
    const [event] = await log();
    expect(event).toMatchObject({ kind: 'added', entity: 'User' });
    expect(event?.fields).toContainEqual({ name: 'name', before: null, after: 'Nieuw', hidden: false });
  });

  it('what waits is in no answer and in no read', async () => {
    const { id } = await signedIn(stage.api);
    await crashedAfter(() => UserModel.updateOne({ _id: id }, { $set: { name: 'Bart' } }));
    expect(await UserModel.findById(id).lean()).not.toHaveProperty('pendingEvents');
    const after = await UserModel.findOneAndUpdate(
      { _id: id },
      { $set: { name: 'B' } },
      { returnDocument: 'after' },
    ).lean();
    expect(after).not.toHaveProperty('pendingEvents');
  });
});

describe('a crash around a removal', () => {
  const old = () => Date.now() + 2 * 60_000;

  it('after it: the removal is in the log once, without what was personal', async () => {
    const { id } = await signedIn(stage.api, { name: 'Bert' });
    await crashedAfter(() => UserModel.findOneAndDelete({ _id: id }).lean());
    await copyLeftEvents();
    expect(await log()).toEqual([]);
    await copyLeftEvents(old());
    await copyLeftEvents(old());
    const told = await log();
    expect(told).toMatchObject([{ kind: 'removed', recordId: id, redacted: true }]);
    expect(JSON.stringify(told)).not.toContain('Bert');
    expect(await AuditRemovalModel.countDocuments()).toBe(0);
  });

  it('before it: nothing was removed, nothing is told', async () => {
    const { id } = await signedIn(stage.api);
    const event = newEvent(actor, { kind: AuditKind.removed, entity: 'User', recordId: id });
    await AuditRemovalModel.collection.insertOne(event as never);
    await copyLeftEvents(old());
    expect(await log()).toEqual([]);
    expect(await AuditRemovalModel.countDocuments()).toBe(0);
  });

  it('an event that still waited in the record is not lost with it', async () => {
    const { id } = await signedIn(stage.api);
    await crashedAfter(() => UserModel.updateOne({ _id: id }, { $set: { name: 'Bart' } }));
    const scope = newAuditScope(actor);
    await inAuditScope(scope, () => UserModel.deleteOne({ _id: id }).exec());
    await settleOperation(scope, { details: { kind: AuditKind.done }, always: false });
    expect((await log()).map(({ kind }) => kind)).toEqual(['changed', 'removed']);
  });

  it('of two at once one has removed it', async () => {
    const { id } = await signedIn(stage.api);
    const removed = await Promise.all(
      [1, 2].map(async () => {
        const scope = newAuditScope(actor);
        await inAuditScope(scope, () => UserModel.deleteOne({ _id: id }).exec());
        await settleOperation(scope, { details: { kind: AuditKind.done }, always: false });
        return scope;
      }),
    );
    expect(removed).toHaveLength(2);
    expect((await log()).map(({ kind }) => kind).sort()).toEqual(['done', 'removed']);
  });
});

it('of a record that is about nobody the log keeps what was in it when it is removed', async () => {
  const { _id } = await ClubEditionModel.create({ title: '1999', contribution: 1100 });
  const scope = newAuditScope(actor);
  await inAuditScope(scope, () => ClubEditionModel.findOneAndDelete({ _id }).lean().exec());
  await settleOperation(scope, { details: { kind: AuditKind.done }, always: false });
  const [event, ...others] = await log();
  expect(others).toEqual([]);
  expect(event).toMatchObject({ kind: 'removed', entity: 'ClubEdition', redacted: false });
  expect(event?.fields).toContainEqual({ name: 'title', before: '1999', after: null, hidden: false });
});

it('of an update that the database computes the fields are told', async () => {
  const { _id } = await ClubEditionModel.create({ title: '1999', contribution: 1100 });
  const scope = newAuditScope(actor);
  await inAuditScope(scope, () =>
    ClubEditionModel.updateOne({ _id }, [{ $set: { contribution: { $add: ['$contribution', 1] } } }], {
      updatePipeline: true,
    }).exec(),
  );
  await settleOperation(scope, { details: { kind: AuditKind.done }, always: false });
  expect(await log()).toMatchObject([
    { kind: 'changed', fields: [{ name: 'contribution', before: null, after: null, hidden: true }] },
  ]);
  expect((await ClubEditionModel.findById(_id).orFail()).contribution).toBe(1101);
});

it('a write that is refused leaves no event of a change', async () => {
  const { id } = await signedIn(stage.api, { name: 'Bert' });
  const scope = newAuditScope(actor);
  await inAuditScope(scope, () =>
    UserModel.updateOne({ _id: id, revision: 9 }, { $set: { name: 'x' } }).exec(),
  );
  await settleOperation(scope, { details: { kind: AuditKind.failed, outcome: 'CONFLICT' }, always: true });
  expect(await log()).toMatchObject([{ kind: 'failed', outcome: 'CONFLICT', fields: [] }]);
});

describe('anonymising', () => {
  it('takes the values out of all events of the member, also those of the erasing itself', async () => {
    await makeActiveEdition();
    await makeMember('197401', { active: false, firstName: 'Wilhelmus' });
    await crashedAfter(() =>
      ClubMemberModel.updateOne({ _id: '197401' }, { $set: { firstName: 'Willem', phone: '0698765432' } }),
    );
    await copyLeftEvents();
    expect(JSON.stringify(await log())).toMatch(/Wilhelmus.*Willem.*0698765432/);
    const wim = await signedIn(stage.api, { general: ['clubAdmin'] });
    await wim.data(EraseClubMemberDocument, { id: '197401', revision: 1 });
    await jobsEnded();
    const told = await AuditEventModel.find({ recordId: '197401' }).sort({ _id: 1 }).lean();
    expect(told.map(({ operation, redacted }) => [operation, redacted])).toEqual([
      ['test', true],
      ['eraseClubMember', true],
    ]);
    expect(told.at(-1)?.fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['firstName', 'phone', 'erased']),
    );
    expect(JSON.stringify(told)).not.toMatch(/Wilhelmus|Willem|0698765432|Dorpsstraat/);
  });

  it('also what comes to the log after it, at the next sweep', async () => {
    await AuditEventModel.create([
      { ...newEvent(actor, { kind: AuditKind.removed, entity: 'User', recordId: 'x', redacts: true }) },
    ]);
    const late = newEvent(actor, {
      kind: AuditKind.changed,
      entity: 'User',
      recordId: 'x',
      fields: [{ name: 'name', before: 'Bert', after: 'Bart', hidden: false }],
    });
    await AuditEventModel.create([{ ...late, at: new Date(late.at.getTime() - 1000) }]);
    await sweepEvents();
    expect(JSON.stringify(await log())).not.toMatch(/Bert|Bart/);
  });
});

it('events are kept for two years, those about money for seven', async () => {
  const plain = newEvent(actor, { kind: AuditKind.done, operation: 'plain' });
  const money = newEvent(actor, { kind: AuditKind.done, operation: 'money', isMoney: true });
  await AuditEventModel.create([plain, money]);
  const left = async (days: number) => {
    await sweepEvents(Date.now() + days * DAY);
    return (await log()).map(({ operation }) => operation);
  };
  expect(await left(729)).toEqual(['plain', 'money']);
  expect(await left(731)).toEqual(['money']);
  expect(await left(2554)).toEqual(['money']);
  expect(await left(2556)).toEqual([]);
});
