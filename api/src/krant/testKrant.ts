import { searchable } from '../platform/text/plainText';
import {
  AddPaperFacsDocument,
  AdvertisementDocument,
  type AdvertisementFragment,
  type AdvertisementInput,
  KrantAdvertisementDocument,
  PaperEditionDocument,
  SaveAdvertisementDocument,
  SendPaperFacsDocument,
} from '../testing/gql/graphql';
import { jobsEnded } from '../testing/startApi';
import type { TestClient } from '../testing/testClient';
import { type Advertiser, AdvertiserModel } from './advertisers/advertiser.model';
import { KrantStateModel, PaperEditionModel } from './editions/edition.model';

/** An advertisement as the API gives it. */
export type Ad = AdvertisementFragment;

/** A sale as it is filled in: half a page by invoice. */
export const sale = (changes: object = {}): AdvertisementInput => ({
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

/** An advertiser as it is filled in, with spaces and small letters that are not kept. */
export const filledInAdvertiser = (changes: object = {}) => ({
  advertiserUserId: 17,
  name: ' Bakkerij Jansen ',
  active: true,
  adres: 'Dorpsstraat 1',
  postalCode: '7071 aa',
  city: 'Ulft',
  email: 'info@bakkerij.example',
  ...changes,
});

/** What somebody does with the advertisements of an edition. */
export function adsOf(client: TestClient, editionId: string) {
  const save = async (advertiserId: string, changes: object = {}, revision = 0) =>
    (
      await client.data(SaveAdvertisementDocument, {
        editionId,
        advertiserId,
        revision,
        advertisement: sale(changes),
      })
    ).saveAdvertisement;
  return {
    save,
    refused: async (advertiserId: string, changes: object = {}, revision = 0) =>
      client.error(SaveAdvertisementDocument, {
        editionId,
        advertiserId,
        revision,
        advertisement: sale(changes),
      }),
    read: async (id: string) => (await client.data(AdvertisementDocument, { id })).advertisement,
    invoice: async (id: string) =>
      (await client.data(KrantAdvertisementDocument, { id })).advertisement.invoice,
    withdrawn: async (id: string) =>
      (await client.data(KrantAdvertisementDocument, { id })).advertisement.withdrawnInvoices,
    generate: async () => {
      await client.data(AddPaperFacsDocument, { editionId });
      await jobsEnded();
    },
    send: async (message = 'Bedankt voor je steun.') => {
      await client.data(SendPaperFacsDocument, { editionId, message });
      await jobsEnded();
    },
    invoicing: async () => (await client.data(PaperEditionDocument, { id: editionId })).paperEdition,
  };
}
