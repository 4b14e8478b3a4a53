import { searchable } from '../platform/text/plainText';
import { jobsEnded } from '../testing/startApi';
import type { TestClient } from '../testing/testClient';
import { type Advertiser, AdvertiserModel } from './advertisers/advertiser.model';
import { KrantStateModel, PaperEditionModel } from './editions/edition.model';

/** What tests read of an advertisement. */
export const AD_FIELDS = `{ id revision editionId advertiserId name advertiserUserId contact { id name } advState advPrice
  advFormat advColor advPaymentMethod advType advNotes advPaid bankPaidOn invoiceCreated advSendAdress stage readyForEditing
  readyForPlacement assigned placed placedOnPage openQuestion soldAt docs { id title file { id url } }
  advContactQuestions { id msg status creator } changeLog }`;
export const SAVE_AD = `mutation SaveAd($editionId: ID!, $advertiserId: ID!, $revision: Int!, $advertisement: AdvertisementInput!) {
  saveAdvertisement(editionId: $editionId, advertiserId: $advertiserId, revision: $revision, advertisement: $advertisement) ${AD_FIELDS} }`;
const ONE = `query Ad($id: ID!) { advertisement(id: $id) ${AD_FIELDS} }`;
export const INVOICE = `query Fac($id: ID!) { advertisement(id: $id) {
  invoice { file { id url name } reference amount date dueDate sentAt } } }`;
export const GENERATE = `mutation Generate($editionId: ID!) { addPaperFacs(editionId: $editionId) { id generation { id state } } }`;
export const SEND = `mutation Send($editionId: ID!, $message: String!) {
  sendPaperFacs(editionId: $editionId, message: $message) { id sending { id state } } }`;
export const PAY = `mutation Pay($id: ID!, $paid: Boolean!) { payAdvertisement(advertisementId: $id, paid: $paid) ${AD_FIELDS} }`;
export const INVOICING = `query Invoicing($id: ID!) { paperEdition(id: $id) {
  invoicing { toMake incomplete toSend sent } generation { state done total message } sending { state done total message } } }`;

/** An advertisement as the API gives it. */
export interface Ad {
  id: string;
  revision: number;
  advState: string;
  advPrice: number | null;
  advPaid: boolean | null;
  invoiceCreated: boolean;
  stage: string | null;
  placedOnPage: string;
  assigned: string;
  docs: { id: string; title: string; file: { id: string; url: string } }[];
  advContactQuestions: { id: string; msg: string; status: string }[];
  changeLog: string[];
  [field: string]: unknown;
}

/** An invoice as the API gives it. */
export interface Fac {
  file: { id: string; url: string; name: string };
  reference: string;
  amount: number;
  sentAt: string | null;
}

/** A sale as it is filled in: half a page by invoice. */
export const sale = (changes: object = {}) => ({
  advState: 'verkocht',
  advPrice: 10_000,
  advFormat: '17x8,9',
  advPaymentMethod: 'factuur',
  advType: 'idem',
  advNotes: '',
  ...changes,
});

/** Stores the active edition, in its sale season unless told otherwise. @returns its id */
export async function makeActiveEdition(title = '2027', inSale = true): Promise<string> {
  const id = await makeEdition(title);
  await KrantStateModel.updateOne(
    { _id: 'krant' },
    {
      $set: { activeEditionId: id, inSale: inSale ? [id] : [] },
      $setOnInsert: { editors: ['Toon', 'Riet'], revision: 1 },
    },
    { upsert: true },
  );
  return id;
}

/** Stores an edition. @returns its id */
export async function makeEdition(title: string): Promise<string> {
  return (await PaperEditionModel.create({ title, slug: searchable(title) })).id;
}

/** Stores an advertiser with all that an invoice needs. @returns its id */
export async function makeAdvertiser(number: number, fields: Partial<Advertiser> = {}): Promise<string> {
  const advertiser = {
    advertiserUserId: number,
    name: `Bakkerij ${number}`,
    adres: `Dorpsstraat ${number}`,
    postalCode: '7071 AA',
    city: 'Ulft',
    email: `bakkerij${number}@voorbeeld.example`,
    sortName: String(number).padStart(5, '0'),
    ...fields,
  };
  const searchText = searchable(`${number} ${advertiser.name} ${advertiser.city} ${advertiser.email}`);
  return (await AdvertiserModel.create({ ...advertiser, searchText })).id;
}

/** What somebody does with the advertisements of an edition. */
export function adsOf(client: TestClient, editionId: string) {
  const save = async (advertiserId: string, changes: object = {}, revision = 0) =>
    (
      await client.data<{ saveAdvertisement: Ad }>(SAVE_AD, {
        editionId,
        advertiserId,
        revision,
        advertisement: sale(changes),
      })
    ).saveAdvertisement;
  return {
    save,
    refused: async (advertiserId: string, changes: object = {}, revision = 0) =>
      client.error(SAVE_AD, { editionId, advertiserId, revision, advertisement: sale(changes) }),
    read: async (id: string) => (await client.data<{ advertisement: Ad }>(ONE, { id })).advertisement,
    invoice: async (id: string) =>
      (await client.data<{ advertisement: { invoice: Fac | null } }>(INVOICE, { id })).advertisement.invoice,
    generate: async () => {
      await client.data(GENERATE, { editionId });
      await jobsEnded();
    },
    send: async (message = 'Bedankt voor je steun.') => {
      await client.data(SEND, { editionId, message });
      await jobsEnded();
    },
    invoicing: async () =>
      (
        await client.data<{
          paperEdition: {
            invoicing: { toMake: number; incomplete: number; toSend: number; sent: number };
            generation: { state: string; done: number; total: number } | null;
            sending: { state: string; done: number; total: number } | null;
          };
        }>(INVOICING, { id: editionId })
      ).paperEdition,
  };
}
