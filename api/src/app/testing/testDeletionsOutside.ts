import { ClubEditionModel } from '../../club/editions/edition.model';
import { ClubHouseholdModel } from '../../club/members/households/household.model';
import { ClubMemberModel } from '../../club/members/member.model';
import { ClubContactMomentModel } from '../../club/moments/contactMoment.model';
import { makeMember, THIS_YEAR } from '../../club/testClub';
import { AdvertisementModel } from '../../krant/advertisements/advertisement.model';
import { AdvertiserModel } from '../../krant/advertisers/advertiser.model';
import { PaperEditionModel } from '../../krant/editions/edition.model';
import { PagadderSuggestionModel } from '../../stock/orders/suggestion.model';
import { ProductModel } from '../../stock/products/product.model';
import { daysFromNow, uploadOf } from '../../testing/apiStage';
import { PNG } from '../../testing/fileStage';
import { jobsEnded } from '../../testing/startApi';
import { ShiftModel } from '../../volunteers/activities/activity.model';
import { seasonOfDay } from '../../volunteers/activities/activity.service';
import { VolunteerModel } from '../../volunteers/volunteers/volunteer.model';
import { type Add, type DeletionCases, modelOf, whole } from './testDeletions';
import { idOf, next, type RepeatStage, type Stage, text } from './testRepeatStage';

/** The newspaper. */
export function krantDeletions(add: Add, cases: RepeatStage['cases'], stage: Stage): DeletionCases {
  return {
    deletePaperEdition: whole(add, 'addPaperEdition', PaperEditionModel),
    deleteAdvertiser: whole(add, 'addAdvertiser', AdvertiserModel),
    deleteAdvertisementNote: async () => {
      const { id } = (await cases.addAdvertisementNote?.()) as { id: string };
      for (const note of ['Een', 'Twee', 'Drie'])
        await stage.admin.data(
          `mutation { addAdvertisementNote(id: "${id}", text: "${note}", requestId: "notitie-${next()}") { id } }`,
        );
      const { advRedactieNotes } = await AdvertisementModel.findById(id).orFail();
      return { args: { id, noteId: advRedactieNotes[1]?.id }, model: modelOf(AdvertisementModel), id };
    },
    deleteVisit: async () => {
      const { id } = (await cases.noteVisit?.()) as { id: string };
      for (const note of ['Een', 'Twee', 'Drie'])
        await stage.admin.data(
          `mutation { noteVisit(id: "${id}", text: "${note}", requestId: "bezoek-${next()}") { id } }`,
        );
      const { visits } = await AdvertiserModel.findById(id).orFail();
      return { args: { id, visitId: visits[1]?.id }, model: modelOf(AdvertiserModel), id };
    },
    deleteAdvertisementDocument: async () => {
      const id = await add('addAdvertisementDocument');
      const { docs } = await AdvertisementModel.findById(id).orFail();
      return { args: { id, documentId: docs[0]?.id }, model: modelOf(AdvertisementModel), id };
    },
  };
}

/** The club. */
export function clubDeletions(add: Add, stage: Stage): DeletionCases {
  return {
    deleteClubEdition: whole(add, 'addClubEdition', ClubEditionModel),
    deleteClubHousehold: whole(add, 'addClubHousehold', ClubHouseholdModel),
    removeClubPayment: async () => {
      const id = await makeMember(String(300_000 + next()), {}, [THIS_YEAR - 2, THIS_YEAR - 1]);
      return { args: { memberId: id, year: THIS_YEAR - 2 }, model: modelOf(ClubMemberModel), id };
    },
    deleteContactMoment: async () => {
      await makeMember(String(300_000 + next()));
      const id = await add('addClubContactMoment');
      await idOf(stage.admin, `mutation { executeContactMoment(id: "${id}") { id } }`);
      await jobsEnded();
      return { args: { id }, model: modelOf(ClubContactMomentModel), id };
    },
  };
}

/** Volunteers. */
export function volunteerDeletions(add: Add, cases: RepeatStage['cases']): DeletionCases {
  const season = seasonOfDay(daysFromNow(0));
  return {
    deleteShift: whole(add, 'addShift', ShiftModel),
    deleteVolunteer: async () => {
      const { volunteerId, activityId } = (await cases.addVolunteerToActivity?.()) as Record<string, string>;
      const seasons = [season - 1, season, season + 1].map((one) => ({ activityId, season: one }));
      await VolunteerModel.updateOne({ _id: volunteerId }, { $set: { participations: seasons } });
      return { args: { id: volunteerId }, model: modelOf(VolunteerModel), id: volunteerId ?? '' };
    },
    removeVolunteerFromActivity: async () => {
      const args = (await cases.addVolunteerToActivity?.()) as Record<string, string>;
      const { volunteerId = '', activityId } = args;
      const seasons = [season - 1, season, season + 1].map((one) => ({ activityId, season: one }));
      await VolunteerModel.updateOne({ _id: volunteerId }, { $set: { participations: seasons } });
      return { args: { ...args, season }, model: modelOf(VolunteerModel), id: volunteerId };
    },
  };
}

/** Stock. */
export function stockDeletions(stage: Stage): DeletionCases {
  const { api, admin } = stage;
  return {
    deleteProduct: async () => {
      const { id: imageId } = await uploadOf(api, 'images/products', PNG, 'sjaal.png', admin.cookie);
      const given = {
        title: text('Sjaal'),
        price: 1250,
        initialStock: 0,
        imageId,
        requestId: `product-${next()}`,
      };
      const operation = 'mutation ($given: NewProductInput!) { addProduct(product: $given) { id } }';
      const id = await idOf(admin, operation, { given });
      return { args: { id }, model: modelOf(ProductModel), id };
    },
    deletePagadderSuggestion: async () => {
      const suggestion = { who: 'Truus', why: 'Zij kan het', by: 'Jan', createdAt: new Date() };
      const { id } = await PagadderSuggestionModel.create(suggestion);
      return { args: { id }, model: modelOf(PagadderSuggestionModel), id };
    },
  };
}
