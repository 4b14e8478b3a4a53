import userEvent from '@testing-library/user-event';
import { emptyValues } from 'kit/records';
import { answer, renderArea, testUser, type Unmasked } from 'kit/testing';

import { ad, previous } from '../ads/testAds';
import { advertiserFields, type DetailsValues } from '../advertisers/advertiserFields';
import {
  type AdvertisementInput,
  KrantOwnAdvertiserDocument,
  type KrantOwnAdvertiserQuery,
  KrantOwnDocument,
  type KrantOwnQuery,
  KrantSaveOwnAdDocument,
  type KrantSaveOwnAdMutation,
} from '../gql/graphql';
import { prices } from '../testKrant';
import { OwnPage } from './OwnPage';

/** An advertisement as a seller sees it: without notes of the editors. */
export type OwnAd = NonNullable<Unmasked<KrantOwnQuery>['ownAdvertisers'][number]['advertisement']> &
  Unmasked<KrantSaveOwnAdMutation>['saveAdvertisement'];

/** An own advertiser as the API answers it. */
export type OwnAdvertiser = Unmasked<KrantOwnQuery>['ownAdvertisers'][number] &
  Unmasked<KrantOwnAdvertiserQuery>['advertiser'];

/** An advertisement; sold at revision 2 unless told otherwise. */
export function ownAd(more: Partial<OwnAd> = {}): OwnAd {
  const { advRedactieNotes: _notes, changeLog: _log, ...rest } = ad();
  return { ...rest, ...more };
}

/** An own advertiser, of whom nothing was sold yet. */
export function own(more: Partial<OwnAdvertiser> = {}): OwnAdvertiser {
  return {
    ...emptyValues<DetailsValues>(advertiserFields),
    id: 'a1',
    revision: 1,
    advertiserUserId: 12,
    name: 'Bakkerij Jansen',
    contact: { id: 'u1', name: 'José van den Berg' },
    address: 'Markt 4',
    postalCode: '5831 AA',
    city: 'Boxmeer',
    email: 'bakkerij@voorbeeld.example',
    phone: '0485 123456',
    active: true,
    visitOn: null,
    followUpOn: null,
    advertisement: null,
    previous: previous(),
    ...more,
  };
}

const sale: NonNullable<KrantOwnQuery['ownPaperSale']> = {
  editionId: 'e2027',
  title: '2027',
  open: 18,
  sold: 10,
  notSold: 2,
  revenue: 123450,
  openQuestions: 1,
};

/** What the page reads. @param season null: there is none */
export const data = (
  advertisers: OwnAdvertiser[],
  season: KrantOwnQuery['ownPaperSale'] = sale,
): Unmasked<KrantOwnQuery> => ({
  ownPaperSale: season,
  ownAdvertisers: advertisers,
  adCategories: prices,
});

/** The answer to it. */
export const owns = (advertisers: OwnAdvertiser[], times?: number) =>
  answer(KrantOwnDocument, {}, data(advertisers), times);

/** The answer to one, past the cache. */
export const latest = (advertiser: OwnAdvertiser) =>
  answer(KrantOwnAdvertiserDocument, { id: advertiser.id }, { advertiser });

/** A sale as it is sent. */
export const soldInput: AdvertisementInput = {
  advState: 'verkocht',
  advPrice: 10000,
  advFormat: '17x8,9',
  advPaymentMethod: 'contant',
  advType: 'idem',
  advNotes: '',
};

/** The variables of a save of Bakkerij Jansen. */
export const saveOf = (input: AdvertisementInput, requestId: string, revision = 0) => ({
  editionId: 'e2027',
  advertiserId: 'a1',
  revision,
  advertisement: { ...input, requestId },
});

/** The answer to a save, once. */
export const saves = (input: AdvertisementInput, requestId: string, revision = 0, after: OwnAd = ownAd()) =>
  answer(KrantSaveOwnAdDocument, saveOf(input, requestId, revision), { saveAdvertisement: after }, 1);

let users = 0;

/** Another user, with nothing kept on this device. */
export const newUser = () => ({ ...testUser(['krantAdv']), id: `seller-${++users}` });

/** Opens the page as a seller. */
export function openOwn(mocks: ReturnType<typeof answer>[], user = newUser()) {
  const view = renderArea(<OwnPage />, { path: '/mijn_adverteerders', mocks, user });
  return { user: userEvent.setup(), seller: user, ...view };
}

/** Each save of a test bears the next number: request-1, request-2. Stands beside the tests of a file. */
export function numberedRequests(): void {
  let count = 0;
  beforeEach(() => {
    count = 0;
    jest.spyOn(crypto, 'randomUUID').mockImplementation(
      // What is compared is only that they differ.
      () => `request-${++count}` as ReturnType<typeof crypto.randomUUID>,
    );
  });
  afterEach(() => jest.restoreAllMocks());
}
