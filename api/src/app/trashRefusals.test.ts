import { ClubMemberModel } from '../club/members/member.model';
import { AccountancyYearModel } from '../finance/books/accountancyYear.model';
import { TransactionModel } from '../finance/books/transaction.model';
import { activate, readState } from '../krant/editions/krantState.service';
import { DraaiboekModel } from '../secretariat/draaiboek/draaiboek.model';
import { TrashDeletedRecordsDocument, TrashRestoreRecordDocument } from '../testing/gql/graphql';
import { startApi, type TestApi } from '../testing/startApi';
import { ActivityModel, ShiftModel } from '../volunteers/activities/activity.model';
import { VolunteerModel } from '../volunteers/volunteers/volunteer.model';
import type { Deletable, DeletionCases } from './testing/testDeletions';
import { operationOf, setUpDeletions } from './testing/testDeletionStage';
import type { Stage } from './testing/testRepeatStage';

/** What stands in the way of something that was deleted. */
interface Obstacle {
  operation: string;
  why: string;
  /** What the person reads. */
  text: string;
  /** Puts it in the way, after the deletion. @returns what takes it away again */
  put: (what: Deletable) => Promise<() => Promise<unknown>>;
}

const PLACE_GONE = 'Dit kan niet worden teruggezet: de plek waar het stond is er niet meer.';

/** Sets a field of a record until it is taken away. */
async function setting(model: { updateOne: unknown }, which: object, set: object, back: object) {
  const update = (fields: object) =>
    (model as typeof ActivityModel).updateOne(which as never, { $set: fields } as never);
  await update(set);
  return () => update(back);
}

const obstacles: Obstacle[] = [
  {
    operation: 'removeClubPayment',
    why: 'the year was paid anew',
    text: PLACE_GONE,
    put: async ({ id, args: { year } }) => {
      const payments = { year, paidOn: '2026-11-11', amount: 1500, way: 'cash' };
      await ClubMemberModel.updateOne({ _id: id }, { $push: { payments } } as never);
      return () => ClubMemberModel.updateOne({ _id: id }, { $pull: { payments: { year } } } as never);
    },
  },
  {
    operation: 'deleteWorkgroup',
    why: 'the year is in the archive',
    text: 'Dit boekjaar staat in het archief: er verandert niets meer.',
    put: ({ id }) => setting(AccountancyYearModel, { _id: id }, { archived: true }, { archived: false }),
  },
  {
    operation: 'deleteTransaction',
    why: 'the year is in the archive',
    text: 'Dit boekjaar staat in het archief: er verandert niets meer.',
    put: async ({ id }) => {
      const { yearId } = await TransactionModel.findOne({ _id: id, deletedAt: { $exists: true } }).orFail();
      return setting(AccountancyYearModel, { _id: yearId }, { archived: true }, { archived: false });
    },
  },
  {
    operation: 'deleteAdvertisementNote',
    why: 'the edition is not active any more',
    text: 'Deze editie is niet actief: haar advertenties kunnen alleen worden bekeken.',
    put: async () => {
      const { activeEditionId } = await readState();
      await activate('64b000000000000000000000');
      return () => activate(activeEditionId ?? '');
    },
  },
  {
    operation: 'deleteDraaiboekItem',
    why: 'its subcategory is gone',
    text: PLACE_GONE,
    put: async ({ id }) => {
      const { subCategories } = await DraaiboekModel.findById(id).lean().orFail();
      return setting(DraaiboekModel, { _id: id }, { subCategories: [] }, { subCategories });
    },
  },
  {
    operation: 'deleteShift',
    why: 'the activity is in the archive',
    text: 'Deze activiteit is gearchiveerd.',
    put: async ({ id }) => {
      const { activityId } = await ShiftModel.findOne({ _id: id, deletedAt: { $exists: true } }).orFail();
      return setting(ActivityModel, { _id: activityId }, { archived: true }, { archived: false });
    },
  },
  {
    operation: 'removeVolunteerFromActivity',
    why: 'the volunteer joined anew',
    text: PLACE_GONE,
    put: async ({ id, args: { activityId, season } }) => {
      const participations = { activityId, season };
      await VolunteerModel.updateOne({ _id: id }, { $push: { participations } } as never);
      return () => VolunteerModel.updateOne({ _id: id }, { $pull: { participations } } as never);
    },
  },
];

let api: TestApi;
let stage: Stage;
let cases: DeletionCases;
beforeAll(async () => {
  api = await startApi();
  ({ stage, cases } = await setUpDeletions(api));
});
afterAll(() => api.stop());

const deleted = async () =>
  (await stage.admin.data(TrashDeletedRecordsDocument, { first: 100 })).deletedRecords;

describe('what cannot be restored stays in the trash, and says why', () => {
  it.each(obstacles)('$operation: $why', async ({ operation, text, put }) => {
    const what = (await cases[operation]?.()) as Deletable;
    await stage.admin.data(operationOf(operation), what.args);
    const before = await deleted();
    const { entity = '', id = '' } = before.edges[0]?.node ?? {};
    const clear = await put(what);
    const { errors } = await stage.admin.run(TrashRestoreRecordDocument, { entity, id });
    const after = await deleted();
    await clear();
    expect(errors?.[0]?.message).toBe(text);
    expect(after.edges.map(({ node }) => node.id)).toContain(id);
    expect(await stage.admin.data(TrashRestoreRecordDocument, { entity, id })).toEqual({ restoreRecord: id });
    expect((await deleted()).totalCount).toBe(before.totalCount - 1);
  });
});
