import { ClubEditionModel } from '../club/editions/edition.model';
import { ClubHouseholdModel } from '../club/members/households/household.model';
import { ClubMemberModel } from '../club/members/member.model';
import { ClubContactMomentModel } from '../club/moments/contactMoment.model';
import { makeMember } from '../club/testClub';
import { AccountancyYearModel } from '../finance/books/accountancyYear.model';
import { TransactionModel } from '../finance/books/transaction.model';
import { CustomerModel } from '../finance/customers/customer.model';
import { RecurringInvoiceModel } from '../finance/recurringInvoices/recurringInvoice.model';
import { CommissionModel } from '../identity/people/commission.model';
import { trashSources } from '../identity/trash/trashSource';
import { WebhookModel } from '../identity/webhooks/webhook.model';
import { AdvertisementModel } from '../krant/advertisements/advertisement.model';
import { AdvertiserModel } from '../krant/advertisers/advertiser.model';
import { activate, readState } from '../krant/editions/krantState.service';
import { WITH_TRASH } from '../platform/database/trashOptions';
import { itemsOf } from '../platform/extensionPoint';
import { DraaiboekModel } from '../secretariat/draaiboek/draaiboek.model';
import { TaskListModel } from '../secretariat/tasks/task.model';
import { ProductModel } from '../stock/products/product.model';
import { TrashDeletedRecordsDocument, TrashRestoreRecordDocument } from '../testing/gql/graphql';
import { startApi, type TestApi } from '../testing/startApi';
import { ActivityModel, ShiftModel } from '../volunteers/activities/activity.model';
import { VolunteerModel } from '../volunteers/volunteers/volunteer.model';
import { BreweryModel } from '../website/breweries/brewery.model';
import { areas } from './areas';
import type { Deletable, DeletionCases } from './testing/testDeletions';
import { operationOf, setUpDeletions } from './testing/testDeletionStage';
import { idOf, next, type Stage } from './testing/testRepeatStage';

/** What stands in the way of something that was deleted. */
interface Obstacle {
  /** What the person reads. */
  text: RegExp | string;
  /** With which the person gets it back all the same, with the obstacle there. */
  remedy?: { anyway: true } | { title: string };
  /** Another thing to delete than the case of the operation. */
  what?: () => Promise<Deletable>;
  /** Puts it in the way, after the deletion. @returns what takes it away again */
  put: (what: Deletable) => Promise<() => Promise<unknown>>;
}

/** What can stand in the way of a kind: its place was taken, its parent went; or why that cannot be. */
interface Kind {
  taken: Obstacle | string;
  parent: Obstacle | string;
}

const GONE = 'Dit bestaat niet (meer).';
const NOTHING_UNIQUE = 'adding allows a second one that is the same';
const TITLE_KEPT = 'nobody else gets its title while it lies there';
const NO_PARENT = 'it stands by itself';
const KEPT = 'what it refers to cannot go';
const YEAR_ARCHIVED = 'Dit boekjaar staat in het archief: er verandert niets meer.';
const ACTIVITY_ARCHIVED = 'Deze activiteit is gearchiveerd.';
const AD_EDITION = 'Deze editie is niet actief: haar advertenties kunnen alleen worden bekeken.';

let api: TestApi;
let stage: Stage;
let cases: DeletionCases;
beforeAll(async () => {
  api = await startApi();
  ({ stage, cases } = await setUpDeletions(api));
});
afterAll(() => api.stop());

/** Sets a field of a record until it is taken away. */
async function setting(model: { updateOne: unknown }, which: object, set: object, back: object) {
  const update = (fields: object) =>
    (model as typeof ActivityModel)
      .updateOne(which as never, { $set: fields } as never)
      .setOptions(WITH_TRASH as never);
  await update(set);
  return () => update(back);
}

const caseOf = (operation: string) => (cases[operation] as DeletionCases[string])();
const archivedCommission = (): Promise<() => Promise<unknown>> =>
  setting(CommissionModel, { _id: stage.commissionId }, { archived: true }, { archived: false });
const ofCommission: Obstacle = { text: /\(meer\)|rechten/, put: archivedCommission };
const editionLeft: Obstacle = {
  text: AD_EDITION,
  put: async () => {
    const { activeEditionId } = await readState();
    await activate('64b000000000000000000000');
    return () => activate(activeEditionId ?? '');
  },
};
const fullList = (list: 'advRedactieNotes' | 'docs'): Obstacle => ({
  text: 'Dit zijn er te veel',
  put: async ({ id }) => {
    const before = await AdvertisementModel.findById(id).lean().orFail();
    const full = Array.from({ length: 100 }, (_, at) => ({ text: `${at}`, title: `${at}` }));
    return setting(AdvertisementModel, { _id: id }, { [list]: full }, { [list]: before[list] });
  },
});
/** Tasks of a draaiboek that were made anew, beside the deleted one. */
const madeAnew: Obstacle['put'] = async ({ id, args: { commissionId, season } }) => {
  const { trash } = (await TaskListModel.findById(id).select('+trash').lean().orFail()) as unknown as {
    trash: { parts: { part: { itemId: string } }[] }[];
  };
  const itemIds = trash.at(-1)?.parts.map(({ part }) => part.itemId) ?? [];
  await stage.admin.data(operationOf('addTaskFromDraaiboek'), { commissionId, season, itemIds });
  return () => TaskListModel.updateOne({ _id: id }, { $pull: { tasks: { itemId: { $in: itemIds } } } });
};

const kinds: Readonly<Record<string, Kind>> = {
  deleteClubEdition: { taken: TITLE_KEPT, parent: NO_PARENT },
  deletePaperEdition: { taken: TITLE_KEPT, parent: NO_PARENT },
  deleteClubHousehold: {
    taken: {
      text: /hoort al bij een huishouden$/,
      put: async ({ id }) => {
        const { memberIds } = await ClubHouseholdModel.findById(id).setOptions(WITH_TRASH).lean().orFail();
        const third = await makeMember(String(300_000 + next()));
        const { id: other } = await ClubHouseholdModel.create({ memberIds: [memberIds[0] ?? '', third] });
        return () => ClubHouseholdModel.deleteOne({ _id: other });
      },
    },
    parent: NO_PARENT,
  },
  removeClubPayment: {
    taken: {
      text: /^Het jaar dat je toevoegt was al betaald door /,
      put: async ({ id, args: { year } }) => {
        const payments = { year, paidOn: '2026-11-11', amount: 1500, way: 'cash' };
        await ClubMemberModel.updateOne({ _id: id }, { $push: { payments } } as never);
        return () => ClubMemberModel.updateOne({ _id: id }, { $pull: { payments: { year } } } as never);
      },
    },
    parent: {
      text: GONE,
      put: ({ id }) => setting(ClubMemberModel, { _id: id }, { erased: true }, { erased: false }),
    },
  },
  deleteContactMoment: {
    taken: {
      text: /^In deze editie is er al een contactmoment dat .+ heet\.$/,
      remedy: { title: 'Voorjaar, de eerste' },
      put: async ({ id }) => {
        const { title, editionId } = await ClubContactMomentModel.findById(id)
          .setOptions(WITH_TRASH)
          .lean()
          .orFail();
        const moment = { title: title.toUpperCase(), payment: false, allMembers: true, buut: false };
        const letter = [{ type: 'text', text: 'Beste leden' }];
        const operation = operationOf('addClubContactMoment');
        const given = { editionId, moment: { ...moment, letter }, requestId: `twin-${next()}` };
        const other = await idOf(stage.admin, operation, given);
        return () => ClubContactMomentModel.deleteOne({ _id: other });
      },
    },
    parent: {
      text: 'De editie van dit contactmoment is er niet meer. Zet die eerst terug.',
      put: async ({ id }) => {
        const moment = await ClubContactMomentModel.findById(id).setOptions(WITH_TRASH).lean().orFail();
        const which = { _id: moment.editionId };
        await ClubEditionModel.updateOne(which, { $set: { deletedAt: new Date() } });
        return () => ClubEditionModel.updateOne(which, { $unset: { deletedAt: 1 } }).setOptions(WITH_TRASH);
      },
    },
  },
  deleteTransaction: {
    taken: NOTHING_UNIQUE,
    parent: {
      text: YEAR_ARCHIVED,
      put: async ({ id }) => {
        const { yearId } = await TransactionModel.findById(id).setOptions(WITH_TRASH).orFail();
        return setting(AccountancyYearModel, { _id: yearId }, { archived: true }, { archived: false });
      },
    },
  },
  deleteWorkgroup: {
    taken: {
      text: 'Dit nummer is al van een andere commissie in dit boekjaar',
      put: async ({ id, args: { id: groupId } }) => {
        const year = await AccountancyYearModel.findById(id).select('+trash').lean().orFail();
        const { trash } = year as unknown as {
          trash: { parts: { part: { _id: unknown; index: string } }[] }[];
        };
        const part = trash.flatMap(({ parts }) => parts).find(({ part: { _id } }) => String(_id) === groupId);
        const index = part?.part.index;
        const workgroups = { index, title: 'Ander', expencesBudget: 0, incomeBudget: 0 };
        await AccountancyYearModel.updateOne({ _id: id }, { $push: { workgroups } } as never);
        return () => AccountancyYearModel.updateOne({ _id: id }, { $pull: { workgroups: { index } } });
      },
    },
    parent: {
      text: YEAR_ARCHIVED,
      put: ({ id }) => setting(AccountancyYearModel, { _id: id }, { archived: true }, { archived: false }),
    },
  },
  deleteFinancialDocument: { taken: NOTHING_UNIQUE, parent: NO_PARENT },
  deleteCustomer: {
    taken: {
      text: /^Er is al een klant die .+ heet\. Is het dezelfde\?$/,
      remedy: { anyway: true },
      put: async ({ id }) => {
        const { name } = await CustomerModel.findById(id).lean().orFail();
        const customer = { name, allowDuplicate: true };
        const other = await idOf(stage.admin, operationOf('addCustomer'), { customer });
        return () => CustomerModel.deleteOne({ _id: other });
      },
    },
    parent: NO_PARENT,
  },
  deleteRecurringInvoice: {
    taken: NOTHING_UNIQUE,
    parent: {
      text: 'De klant is verwijderd: kies een andere klant of geen.',
      what: async () => {
        const [what, customer] = [await caseOf('deleteRecurringInvoice'), await caseOf('deleteCustomer')];
        await RecurringInvoiceModel.updateOne({ _id: what.id }, { $set: { customerId: customer.id } });
        return what;
      },
      put: async ({ id }) => {
        const { customerId } = await RecurringInvoiceModel.findById(id).setOptions(WITH_TRASH).orFail();
        return setting(CustomerModel, { _id: customerId }, { deleted: true }, { deleted: false });
      },
    },
  },
  deleteAdvertiser: {
    taken: {
      text: /^Er is al een adverteerder die .+ heet \(\d+\)\. Is het dezelfde\?$/,
      remedy: { anyway: true },
      put: async ({ id }) => {
        const { name } = await AdvertiserModel.findById(id).lean().orFail();
        const advertiser = { advertiserUserId: 90_000 + next(), name, active: true, allowDuplicate: true };
        const other = await idOf(stage.admin, operationOf('addAdvertiser'), { advertiser });
        return () => AdvertiserModel.deleteOne({ _id: other });
      },
    },
    parent: 'who sells to them is no condition: it comes back without a seller',
  },
  deleteAdvertisementNote: { taken: fullList('advRedactieNotes'), parent: editionLeft },
  deleteAdvertisementDocument: { taken: fullList('docs'), parent: editionLeft },
  deleteVisit: { taken: NOTHING_UNIQUE, parent: 'it lies with the advertiser, who comes back with it' },
  deleteCalendarEntry: { taken: NOTHING_UNIQUE, parent: NO_PARENT },
  deleteSecretaryDocument: { taken: NOTHING_UNIQUE, parent: NO_PARENT },
  deleteCommissionDoc: { taken: NOTHING_UNIQUE, parent: ofCommission },
  deleteCommissionScript: { taken: NOTHING_UNIQUE, parent: ofCommission },
  deleteTaskComment: { taken: NOTHING_UNIQUE, parent: ofCommission },
  deleteSingleTask: {
    taken: {
      text: /^.+ is opnieuw uit het draaiboek gehaald\.$/,
      what: async () => {
        const { args, model, id } = await caseOf('deleteDraaiboekTasks');
        const { tasks, season } = await TaskListModel.findById(id).lean().orFail();
        const made = tasks.find(({ itemId }) => itemId) as unknown as { _id: unknown };
        return { args: { ...args, season, id: String(made._id) }, model, id };
      },
      put: madeAnew,
    },
    parent: ofCommission,
  },
  deleteDraaiboekTasks: {
    taken: { text: /^.+ is opnieuw uit het draaiboek gehaald\.$/, put: madeAnew },
    parent: ofCommission,
  },
  deleteDraaiboekSubCategory: {
    taken: NOTHING_UNIQUE,
    parent: {
      text: 'De categorie waar dit in stond, staat in het archief. Zet die eerst terug.',
      put: async ({ id }) => {
        const { categories } = await DraaiboekModel.findById(id).lean().orFail();
        const archived = categories.map((category) => ({ ...category, archived: true }));
        return setting(DraaiboekModel, { _id: id }, { categories: archived }, { categories });
      },
    },
  },
  deleteDraaiboekItem: {
    taken: NOTHING_UNIQUE,
    parent: {
      text: 'De subcategorie waar dit in stond, is er niet meer. Zet die eerst terug.',
      put: async ({ id }) => {
        const { subCategories } = await DraaiboekModel.findById(id).lean().orFail();
        return setting(DraaiboekModel, { _id: id }, { subCategories: [] }, { subCategories });
      },
    },
  },
  deleteProduct: {
    taken: {
      text: /^Er is intussen een andere variant maat M van /,
      what: async () => {
        const what = await caseOf('deleteProduct');
        const first = { family: 'Shirt', variant: 'maat M' };
        const { revision } = await ProductModel.findById(what.id).orFail();
        await idOf(stage.admin, operationOf('beginFamily'), { id: what.id, revision, first });
        return what;
      },
      put: async ({ id }) => {
        const { familyId } = await ProductModel.findById(id).setOptions(WITH_TRASH).orFail();
        const other = await ProductModel.create({ title: 'x', price: 1, familyId, variant: 'Maat m' });
        return () => ProductModel.deleteOne({ _id: other.id });
      },
    },
    parent: KEPT,
  },
  deletePagadderSuggestion: { taken: NOTHING_UNIQUE, parent: NO_PARENT },
  deleteShift: {
    taken: NOTHING_UNIQUE,
    parent: {
      text: ACTIVITY_ARCHIVED,
      put: async ({ id }) => {
        const { activityId } = await ShiftModel.findById(id).setOptions(WITH_TRASH).orFail();
        return setting(ActivityModel, { _id: activityId }, { archived: true }, { archived: false });
      },
    },
  },
  deleteVolunteer: {
    taken: {
      text: /^Er is al een vrijwilliger die Cor \d+ heet\. Is het dezelfde\?$/,
      remedy: { anyway: true },
      put: async ({ id }) => {
        const found = await VolunteerModel.findById(id).select('+trash').lean().orFail();
        const { trash } = found as unknown as { trash: { fields?: { name?: string } }[] };
        const volunteer = { name: trash.at(-1)?.fields?.name };
        const other = await idOf(stage.admin, operationOf('addNewVolunteer'), { volunteer });
        return () => VolunteerModel.deleteOne({ _id: other });
      },
    },
    parent: NO_PARENT,
  },
  deleteVolunteerSkill: { taken: TITLE_KEPT, parent: NO_PARENT },
  removeVolunteerFromActivity: {
    taken: {
      text: /^Cor \d+ doet dat seizoen alweer mee\.$/,
      put: async ({ id, args: { activityId, season } }) => {
        const participations = { activityId, season };
        await VolunteerModel.updateOne({ _id: id }, { $push: { participations } } as never);
        return () => VolunteerModel.updateOne({ _id: id }, { $pull: { participations } } as never);
      },
    },
    parent: {
      text: ACTIVITY_ARCHIVED,
      put: ({ args: { activityId } }) =>
        setting(ActivityModel, { _id: activityId }, { archived: true }, { archived: false }),
    },
  },
  deleteAgendaEntry: { taken: NOTHING_UNIQUE, parent: NO_PARENT },
  deleteBrewery: { taken: NOTHING_UNIQUE, parent: NO_PARENT },
  deleteBeer: {
    taken: NOTHING_UNIQUE,
    parent: {
      text: GONE,
      put: ({ id }) => {
        const now = { deletedAt: new Date(), deletedBy: 'x', deletedByName: 'Lieke' };
        const back = () =>
          BreweryModel.updateOne({ _id: id }, { $unset: { deletedAt: 1 } }).setOptions(WITH_TRASH);
        return setting(BreweryModel, { _id: id }, now, {}).then(() => back);
      },
    },
  },
  deleteCarouselItem: { taken: NOTHING_UNIQUE, parent: KEPT },
  deleteParadeEntry: { taken: NOTHING_UNIQUE, parent: NO_PARENT },
  deleteParticipant: { taken: 'its statement is no one else’s while it lies there', parent: KEPT },
  deleteNewsItem: { taken: NOTHING_UNIQUE, parent: NO_PARENT },
  deletePublicDocument: { taken: NOTHING_UNIQUE, parent: KEPT },
  deleteWebhook: {
    taken: {
      text: /^Er zijn al \d+ webhooks/,
      put: async () => {
        // As adding so many would.
        await WebhookModel.collection.updateMany({ deletedAt: { $exists: true } }, { $unset: { slot: 1 } });
        const taken = new Set(await WebhookModel.distinct('slot'));
        const free = Array.from({ length: 20 }, (_, at) => at).filter((slot) => !taken.has(slot));
        const ids = free.map((slot) => `full-${slot}`);
        await WebhookModel.collection.insertMany(
          free.map((slot) => ({ _id: `full-${slot}` as never, name: 'Vol', slot })),
        );
        return () => WebhookModel.collection.deleteMany({ _id: { $in: ids as never[] } });
      },
    },
    parent: NO_PARENT,
  },
};

const deleted = async () =>
  (await stage.admin.data(TrashDeletedRecordsDocument, { first: 100 })).deletedRecords;

it('each kind of the trash says what can be in its way', () => {
  const sources = itemsOf(
    trashSources,
    areas.flatMap(({ extensions = [] }) => extensions),
  );
  expect(Object.keys(kinds).sort()).toEqual(sources.flatMap(({ operations }) => operations).sort());
});

const obstacles = Object.entries(kinds).flatMap(([operation, { taken, parent }]) =>
  Object.entries({ 'its place was taken': taken, 'its parent went': parent }).flatMap(([why, obstacle]) =>
    typeof obstacle === 'string' ? [] : [{ operation, why, ...obstacle }],
  ),
);

describe('what cannot be restored stays in the trash, and says why', () => {
  it.each(obstacles)('$operation: $why', async ({ operation, text, what: other, put, remedy }) => {
    const what = await (other ?? cases[operation])?.();
    if (!what) throw new Error(`There is no case for ${operation}.`);
    const { extensions: told } = await stage.admin.run(operationOf(operation), what.args);
    const { entity, id } = told?.deleted as { entity: string; id: string };
    const clear = await put(what);
    const { errors } = await stage.admin.run(TrashRestoreRecordDocument, { entity, id });
    expect(errors?.[0]?.message).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
    expect(errors?.[0]?.extensions.remedy).toBe(remedy && Object.keys(remedy)[0]);
    if (!remedy) {
      const forced = await stage.admin.run(TrashRestoreRecordDocument, { entity, id, anyway: true });
      expect(forced.errors?.[0]?.message).toBe(errors?.[0]?.message);
      await clear();
    }
    expect((await deleted()).edges.map(({ node }) => node.id)).toContain(id);
    const restored = await stage.admin.data(TrashRestoreRecordDocument, { entity, id, ...remedy });
    expect(restored).toEqual({ restoreRecord: id });
    expect((await deleted()).edges.map(({ node }) => node.id)).not.toContain(id);
    if (remedy) await clear();
  });
});
