import { Types } from 'mongoose';

import { AuditEventModel } from '../../platform/audit/auditEvent.model';
import { AuditKind } from '../../platform/audit/auditKind.enum';
import { newEvent } from '../../platform/audit/auditScope';
import { itemsOf } from '../../platform/extensionPoint';
import { retentionRules } from '../../platform/privacy/collectionPrivacy';
import { OrderModel } from '../../stock/orders/order.model';
import { PagadderSuggestionModel } from '../../stock/orders/suggestion.model';
import { OrderState } from '../../stock/stock.enums';
import { useApi } from '../../testing/apiStage';
import { RetentionPreviewDocument } from '../../testing/gql/graphql';
import { makeUser, signedIn } from '../../testing/people';
import { VolunteerModel } from '../../volunteers/volunteers/volunteer.model';
import { ParticipantModel } from '../../website/participants/participant.model';
import { Role } from '../catalogue/permission.enum';
import { UserModel } from '../people/user.model';
import { keepRetention } from './personalData.service';

const stage = useApi();
const DAY = 86_400_000;
const YEAR = 365 * DAY;
const NAME = 'Jan Vermolen';

const ago = (ms: number) => new Date(Date.now() - ms);
const run = () => keepRetention(stage.api.portal, { id: 'run', progress: async () => undefined });
const preview = async () => {
  const admin = await signedIn(stage.api, { role: Role.Admin });
  return (await admin.data(RetentionPreviewDocument)).retentionPreview;
};
const counts = async () => Object.fromEntries((await preview()).map(({ key, count }) => [key, count]));

let made = 0;
const order = async (state: OrderState, modifiedAt: Date) => {
  made += 1;
  return OrderModel.create({
    ...{ number: `N${made}`, firstName: 'Jan', lastName: 'Vermolen', email: 'jan@molen.example', state },
    lines: [{ productId: 'p', title: 'Vlag', amount: 2, price: 1250 }],
    ...{ collectDate: '2026-11-11', placedAt: modifiedAt, placed: true, requestId: `r${made}`, modifiedAt },
  });
};
const suggestion = (createdAt: Date) =>
  PagadderSuggestionModel.create({ who: NAME, why: 'Goed', by: NAME, createdAt });
const participant = (createdAt: Date) =>
  ParticipantModel.collection.insertOne({
    ...{ contactName: NAME, createdAt },
    statement: { id: String(new Types.ObjectId()), name: 'x.pdf', url: '' },
  } as never);
const volunteer = (_id: Types.ObjectId, season: number) =>
  VolunteerModel.create({ _id, name: NAME, sortName: 'x', participations: [{ activityId: 'x', season }] });
const madeAgo = (ms: number) => Types.ObjectId.createFromTime(Math.floor(ago(ms).getTime() / 1000));

/** Of each kind one that is due and one that is not. */
async function setStage() {
  await order(OrderState.collected, ago(2 * YEAR + 3 * DAY));
  await order(OrderState.cancelled, ago(2 * YEAR - 3 * DAY));
  await order(OrderState.ready, ago(3 * YEAR));
  for (const age of [2 * YEAR + 3 * DAY, 2 * YEAR - 3 * DAY]) {
    await suggestion(ago(age));
    await participant(ago(age));
    const { id } = await makeUser({ name: NAME });
    const deactivation = { at: ago(age), byName: 'Ad', permissions: { general: [], commissions: [] } };
    await UserModel.updateOne({ _id: id }, { deactivation });
  }
  const year = new Date().getFullYear();
  await volunteer(madeAgo(5 * YEAR), year - 5);
  await volunteer(madeAgo(5 * YEAR - DAY), year - 1);
  await volunteer(madeAgo(YEAR), year - 5);
}

it('the dry run tells what is due, and does nothing', async () => {
  await setStage();
  expect(await counts()).toEqual({
    ...{
      accounts: 1,
      participants: 1,
      webshopOrders: 1,
      mailings: 0,
      bookChecks: 0,
      paradeEntries: 0,
      pagadderSuggestions: 1,
      volunteers: 1,
    },
  });
  expect(await OrderModel.countDocuments({ lastName: 'Vermolen' })).toBe(3);
  expect(await PagadderSuggestionModel.countDocuments()).toBe(2);
});

it('the job does just that, leaves to people what is theirs, and twice is once', async () => {
  await setStage();
  await run();
  const left = {
    accounts: 1,
    participants: 0,
    webshopOrders: 0,
    mailings: 0,
    bookChecks: 0,
    paradeEntries: 0,
    pagadderSuggestions: 0,
    volunteers: 1,
  };
  expect(await counts()).toEqual(left);
  const afterOne = await OrderModel.find({}).sort({ _id: 1 }).lean();
  expect(afterOne.map(({ lastName, lines }) => [lastName, lines[0]?.price])).toEqual([
    ['klant', 1250],
    ['Vermolen', 1250],
    ['Vermolen', 1250],
  ]);
  expect(await ParticipantModel.countDocuments()).toBe(1);
  expect(await PagadderSuggestionModel.countDocuments()).toBe(1);
  await Promise.all([run(), run()]);
  expect(await OrderModel.find({}).sort({ _id: 1 }).lean()).toEqual(afterOne);
});

it('tells the log how many, without who, and takes the values in the log along', async () => {
  const { id } = await suggestion(ago(3 * YEAR));
  const actor = { userId: null, userName: null, address: '', session: null, requestId: 'x', operation: 'x' };
  const fields = [{ name: 'who', before: null, after: NAME, hidden: false }];
  const event = newEvent(actor, {
    ...{ kind: AuditKind.added, entity: 'PagadderSuggestion', recordId: String(id), fields },
  });
  await AuditEventModel.collection.insertOne({ ...event, at: ago(3 * YEAR) } as never);
  await run();
  const events = await AuditEventModel.find({ operation: 'keepRetention' }).lean();
  expect(events.map(({ kind, userName, ids }) => [kind, userName, ids])).toEqual(
    expect.arrayContaining([
      [AuditKind.removed, 'Backoffice', []],
      [AuditKind.done, 'Backoffice', ['kind=pagadderSuggestions', 'count=1']],
    ]),
  );
  expect(JSON.stringify(await AuditEventModel.find().lean())).not.toContain(NAME);
});

it('goes on when one fails, and leaves that one due', async () => {
  await suggestion(ago(3 * YEAR));
  const [participants] = itemsOf(retentionRules, stage.api.portal.extensions).filter(
    ({ key }) => key === 'participants',
  );
  if (!participants) throw new Error('participants');
  await participant(ago(3 * YEAR));
  await participant(ago(3 * YEAR));
  const kept: string[] = [];
  const failing = {
    ...participants,
    keep: async (_portal: unknown, id: string) => {
      kept.push(id);
      if (kept.length === 1) throw new Error('broken');
      await participants.keep?.(stage.api.portal, id);
    },
  };
  const portal = { ...stage.api.portal, extensions: [retentionRules.with(failing)] };
  await keepRetention(portal, { id: 'run', progress: async () => undefined });
  expect(kept).toHaveLength(2);
  expect(await participants.count(new Date())).toBe(1);
});
