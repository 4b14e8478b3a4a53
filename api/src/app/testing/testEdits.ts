import type { Model } from 'mongoose';

import { type ClubMember, ClubMemberModel } from '../../club/members/member.model';
import { ClubContactMomentModel } from '../../club/moments/contactMoment.model';
import { makeMember } from '../../club/testClub';
import { CustomerModel } from '../../finance/customers/customer.model';
import { CommissionModel } from '../../identity/people/commission.model';
import { UserModel } from '../../identity/people/user.model';
import { AdvertisementModel } from '../../krant/advertisements/advertisement.model';
import { AdvertiserModel } from '../../krant/advertisers/advertiser.model';
import { adsOf, makeActiveEdition, makeAdvertiser, sale } from '../../krant/testKrant';
import { CalendarEntryModel } from '../../secretariat/calendar/calendar.model';
import { DraaiboekModel } from '../../secretariat/draaiboek/draaiboek.model';
import { SecretaryDocumentModel } from '../../secretariat/meetings/secretaryDocument.model';
import { TaskListModel } from '../../secretariat/tasks/task.model';
import { StockLocationModel } from '../../stock/locations/location.model';
import { ProductModel } from '../../stock/products/product.model';
import { daysFromNow, uploadOf } from '../../testing/apiStage';
import { PNG } from '../../testing/fileStage';
import { makeUser, signedIn } from '../../testing/people';
import { recordCases } from '../../testing/recordCases';
import type { TestClient } from '../../testing/testClient';
import { VolunteerModel } from '../../volunteers/volunteers/volunteer.model';
import { BreweryModel } from '../../website/breweries/brewery.model';
import { CarouselModel } from '../../website/carousels/carousel.model';
import { HomeThemeModel } from '../../website/home/homeTheme.model';
import { NewsItemModel } from '../../website/news/news.model';
import { ParadeFormModel } from '../../website/parades/paradeForm.model';
import {
  SongFestivalEnlistmentModel,
  SongFestivalWinnersModel,
} from '../../website/songFestival/songFestival.model';
import { type Add, modelOf } from './testDeletions';
import { idOf, next, type Stage, text } from './testRepeatStage';

/** A record that is changed: the arguments beside its fields and revision, and all its fields with something in each. */
export interface Editable {
  model: Model<never>;
  id: string;
  /** It is one of the parts of that record. */
  part?: { list: string; id: string };
  args: Record<string, unknown>;
  fields: Record<string, unknown>;
  /** What of the record the fields become; all of it when not given. */
  content?: (record: never) => object | undefined;
  /** Who changes it, when that is not the administrator. */
  client?: TestClient & { name: string };
  /** Whose name it is changed by, when that is not theirs. */
  by?: string;
}

type Cases = Readonly<Record<string, () => Promise<Editable>>>;

/** For each operation that changes a record how to make one. @param add adds something as another case does */
export function setUpEdits(stage: Stage, add: Add): Cases {
  return {
    ...websiteEdits(stage, add),
    ...secretariatEdits(stage, add),
    ...outsideEdits(stage, add),
    ...krantEdits(stage),
    ...Object.fromEntries(
      recordCases().map(({ model, added, changed }) => [
        changed.by,
        whole(add, added.by, model, () => changed.fields(next())),
      ]),
    ),
  };
}

/** What is changed by its id alone. */
function whole(add: Add, operation: string, model: unknown, fields: () => object | Promise<object>) {
  return async (): Promise<Editable> => {
    const id = await add(operation);
    return { model: modelOf(model), id, args: { id }, fields: { ...(await fields()) } };
  };
}

/** The last part that was added to a record. */
async function lastOf(model: unknown, id: string, list: string): Promise<{ list: string; id: string }> {
  const record = (await modelOf(model).findById(id).lean().orFail()) as Record<string, { _id: unknown }[]>;
  return { list, id: String(record[list]?.at(-1)?._id) };
}

function websiteEdits(stage: Stage, add: Add): Cases {
  const png = async (folder: string) =>
    (await uploadOf(stage.api, folder, PNG, 'foto.png', stage.admin.cookie)).id;
  return {
    editBeer: async () => {
      const breweryId = await add('addBeer');
      const part = await lastOf(BreweryModel, breweryId, 'beers');
      const fields = { name: text('Bok'), IBU: 22, alcoholPercentage: 6.5, intro: '<p>Zwaar</p>' };
      const args = { breweryId, beerId: part.id };
      return { model: modelOf(BreweryModel), id: breweryId, part, args, fields };
    },
    editCarouselItem: async () => {
      const id = await idOf(
        stage.admin,
        `mutation ($photoId: ID!) { addCarouselItem(carousel: jeugdraad, item: { name: "Raad", photoId: $photoId }) { id } }`,
        { photoId: await png('images/jeugdraad/carrousel') },
      );
      const photoId = await png('images/jeugdraad/carrousel');
      return {
        ...{ model: modelOf(CarouselModel), id: 'jeugdraad', part: { list: 'items', id } },
        args: { carousel: 'jeugdraad', id },
        fields: { name: text('Raad'), photoId, story: '<p>Wie wij zijn</p>', ...SEEN },
      };
    },
    editNewsItem: whole(add, 'addNewsItem', NewsItemModel, async () => ({
      ...{ title: text('Prins'), text: '<p>Alaaf</p>', tags: ['ubpf'] },
      ...{ postpone: 'yes', postponementDate: daysFromNow(30) },
      ...{ link: 'Meer', linkURL: 'https://www.voorbeeld.example', photoId: await png('images/news') },
      ...SEEN,
    })),
    saveNewsDraft: async () => ({
      ...(await whole(add, 'addNewsItem', NewsItemModel, async () => ({
        ...{ title: text('Prins'), text: '<p>Alaaf</p>', tags: ['ubpf'] },
        ...{ link: 'Meer', linkURL: 'https://www.voorbeeld.example', photoId: await png('images/news') },
        ...SEEN,
      }))()),
      content: ({ draft }: { draft: object }) => ({ ...draft, savedAt: null }),
    }),
    updateTheme: async () => ({
      ...{ model: modelOf(HomeThemeModel), id: await onlyIdOf(HomeThemeModel, 'theme'), args: {} },
      fields: { title: text('Thema'), text: '<p>Alaaf</p>', imageId: await png('images/theme'), ...SEEN },
    }),
    saveThemeDraft: async () => ({
      ...{ model: modelOf(HomeThemeModel), id: await onlyIdOf(HomeThemeModel, 'theme'), args: {} },
      fields: { title: text('Thema'), text: '<p>Alaaf</p>', imageId: await png('images/theme'), ...SEEN },
      content: ({ draft }: { draft: object }) => ({ ...draft, savedAt: null }),
    }),
    updateEnlistment: async () => ({
      ...{
        model: modelOf(SongFestivalEnlistmentModel),
        id: await onlyIdOf(SongFestivalEnlistmentModel, 'enlistment'),
      },
      ...{ args: {}, fields: { open: false, year: 2027, closesOn: '2027-01-10' } },
    }),
    updateParadeForm: async () => ({
      ...{ model: modelOf(ParadeFormModel), id: 'children', args: { parade: 'children' } },
      fields: { open: false, year: new Date().getFullYear(), closesOn: '2027-01-10' },
    }),
    updateWinners: async () => ({
      ...{
        model: modelOf(SongFestivalWinnersModel),
        id: await onlyIdOf(SongFestivalWinnersModel, 'winners'),
      },
      ...{ args: {}, fields: { text: '<p>De Hossers</p>', link: 'https://www.voorbeeld.example/film' } },
    }),
  };
}

/** What is said of a picture. */
const SEEN = { alt: 'De raad op de wagen', focus: { x: 30, y: 60 } };

/** The id of what exists once, also before it was saved. */
async function onlyIdOf(model: unknown, fallback: string): Promise<string> {
  const only = await modelOf(model).findOne().lean();
  return only ? String((only as { _id: unknown })._id) : fallback;
}

function secretariatEdits(stage: Stage, add: Add): Cases {
  const { commissionId } = stage;
  return {
    editCalendarEntry: whole(add, 'addCalendarEntry', CalendarEntryModel, () => ({
      ...{ date: '2027-02-02', name: text('Receptie'), comment: 'Met hoed' },
      ...{ from: '20:00', to: '23:00', place: 'De Ton', commissionId },
    })),
    editSecretaryDocument: whole(add, 'addSecretaryDocument', SecretaryDocumentModel, () => ({
      ...{ date: '2027-02-02', description: 'Over de optocht' },
    })),
    editTask: async () => {
      await add('addTask');
      const list = await TaskListModel.findOne({ commissionId }).lean().orFail();
      const part = await lastOf(TaskListModel, list._id, 'tasks');
      const [first, second] = await Promise.all([1, 2].map(() => makeUser({ commissions: [commissionId] })));
      return {
        ...{ model: modelOf(TaskListModel), id: list._id, part, args: { commissionId, id: part.id } },
        fields: {
          ...{ name: text('Hekken'), description: 'Bij de gemeente', responsable: 'Piet' },
          checklist: ['Bellen', 'Halen'],
          ...{ assigneeId: first?.id, assigneeIds: [first?.id, second?.id] },
          ...{ period: 'mei', daysFromCarnival: -30, timeType: 'upFront', dueDate: '2027-01-02' },
        },
      };
    },
    editDraaiboekItem: async () => {
      await add('addDraaiboekItem');
      const part = await lastOf(DraaiboekModel, commissionId, 'items');
      return {
        ...{ model: modelOf(DraaiboekModel), id: commissionId, part, args: { commissionId, id: part.id } },
        fields: {
          ...{
            name: text('Verf'),
            timeType: 'upFront',
            description: 'Rood',
            period: 'mei',
            daysFromCarnival: -30,
            responsable: 'Piet',
          },
        },
      };
    },
    editCommission: whole(add, 'addCommission', CommissionModel, () => ({
      ...{ index: next(), name: text('Commissie'), description: 'Wat zij doet' },
    })),
    editUser: whole(add, 'addUser', UserModel, () => ({
      ...{ name: text('Gerrit'), email: `gerrit${next()}@carnaval.example`, isExternal: false },
      permissions: { general: ['webNews'], commissions: [] },
      ...{ adres: 'Dorpsstraat 1', phoneNumber: '06 12345678' },
    })),
    editProfile: async () => {
      const email = `ik${next()}@carnaval.example`;
      const client = await signedIn(stage.api, { email });
      const fields = {
        email,
        adres: 'Dorpsstraat 1',
        phoneNumber: '06 12345678',
      };
      return { model: modelOf(UserModel), id: client.id, args: {}, fields, client };
    },
  };
}

function outsideEdits(stage: Stage, add: Add): Cases {
  const address = { adres: 'Dorpsstraat 1', postalCode: '7071 AA', city: 'Ulft', country: 'Nederland' };
  const png = async () =>
    (await uploadOf(stage.api, 'images/products', PNG, 'sjaal.png', stage.admin.cookie)).id;
  return {
    saveCustomer: whole(add, 'addCustomer', CustomerModel, () => ({
      ...{ name: text('Klant'), address: 'Dorpsstraat 1', postalCode: '7071 AA Ulft' },
      ...{ email: 'klant@voorbeeld.example', phone: '06 12345678' },
    })),
    saveClubMember: whole(add, 'addClubMember', ClubMemberModel, () => ({
      ...{ firstName: 'Jan', lastName: text('Jansen'), active: true, gender: 'm', bday: '1970-01-02' },
      ...{ ...address, email: `jan${next()}@voorbeeld.example`, phone: '06 12345678' },
      ...{ notes: 'Komt graag', todo: 'Bellen', delivery: 'email', allowDuplicate: true },
    })),
    correctClubDetails: async () => {
      const id = await makeMember(String(400_000 + next()));
      const fields = { ...address, email: 'lid@voorbeeld.example', phone: '06 12345678' };
      // They wait for approval, or are stored at once.
      const content = ({ proposal, ...member }: ClubMember) => {
        const { proposedAt: _at, ...proposed } = proposal ?? { proposedAt: undefined, ...member };
        return proposed;
      };
      const args = { token: `token-${id}` };
      return { model: modelOf(ClubMemberModel), id, args, fields, content, by: 'Jan Jansen' };
    },
    editClubContactMoment: whole(add, 'addClubContactMoment', ClubContactMomentModel, () => ({
      ...{ title: text('Voorjaar'), payment: false, allMembers: true, buut: true },
      ...{ buutPrice: 1111, buutMax: 4, buutDeadline: '2030-01-01' },
      letter: [{ type: 'text', text: 'Beste leden' }],
    })),
    editStockLocation: whole(add, 'addStockLocation', StockLocationModel, () => ({
      ...{ title: text('Loods'), internal: false, locked: false, description: 'Achter de kerk' },
    })),
    editProduct: whole(add, 'addProduct', ProductModel, async () => ({
      ...{ title: text('Sjaal'), price: 1250, deliveryPrice: 300, description: '<p>Warm</p>' },
      ...{ suppliers: 'De wever', lowStock: 5, imageId: await png() },
      // It has none; what an edit does with one stands in stock/products/family.test.ts.
      variant: null,
    })),
    updateVolunteer: whole(add, 'addNewVolunteer', VolunteerModel, async () => ({
      ...{ name: text('Els'), email: `els${next()}@voorbeeld.example`, phone: '06 12345678' },
      ...{ remarks: 'Heeft een busje', skills: [{ skillId: await add('addVolunteerSkill'), until: '' }] },
    })),
  };
}

function krantEdits({ admin }: Stage): Cases {
  const details = () => ({
    ...{ name: text('Slager'), adres: 'Dorpsstraat 1', postalCode: '7071 AA', city: 'Ulft' },
    ...{ email: `slager${next()}@voorbeeld.example`, phone: '06 12345678', notes: 'Na vier uur' },
  });
  return {
    saveAdvertiser: async () => {
      const id = await makeAdvertiser(next());
      const { advertiserUserId } = await AdvertiserModel.findById(id).orFail();
      const fields = { ...details(), advertiserUserId, active: true, contactId: admin.id };
      return { model: modelOf(AdvertiserModel), id, args: { id }, fields };
    },
    saveOwnAdvertiser: async () => {
      const id = await makeAdvertiser(next(), { contactId: admin.id });
      return { model: modelOf(AdvertiserModel), id, args: { id }, fields: details() };
    },
    saveAdvertisement: async () => {
      const editionId = await makeActiveEdition(text('Krant'));
      const advertiserId = await makeAdvertiser(next(), { contactId: admin.id });
      const { id } = await adsOf(admin, editionId).save(advertiserId);
      const signed = { name: 'Bep', strokes: [{ points: [1, 2] }] };
      const fields = { ...sale({ advNotes: 'In kleur', signed }) };
      return { model: modelOf(AdvertisementModel), id, args: { editionId, advertiserId }, fields };
    },
  };
}
