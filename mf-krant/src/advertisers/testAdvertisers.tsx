import { emptyValues } from 'kit/records';
import { answer, pageOf, type Unmasked } from 'kit/testing';

import {
  type AdvertiserFilter,
  KrantAdvertiserDetailsDocument,
  KrantAdvertiserDocument,
  type KrantAdvertiserQuery,
  KrantAdvertisersDocument,
  type KrantAdvertisersQuery,
  type KrantAdvertisersQueryVariables,
  KrantSellersDocument,
  KrantTotalsDocument,
} from '../gql/graphql';
import { openKrant } from '../testKrant';
import { advertiserFields, type DetailsValues } from './advertiserFields';

/** An advertiser as the API answers it, to the list and to the form. */
export type Advertiser = Unmasked<KrantAdvertisersQuery>['advertisers']['edges'][number]['node'] &
  Unmasked<KrantAdvertiserQuery>['advertiser'];

/** An advertiser as the API answers it, without an advertisement unless told otherwise. */
export function advertiser(more: Partial<Advertiser> = {}): Advertiser {
  return {
    ...emptyValues<DetailsValues>(advertiserFields),
    id: 'a1',
    revision: 1,
    advertiserUserId: 12,
    name: 'Bakkerij Jansen',
    contactId: 'u1',
    contact: { id: 'u1', name: 'José van den Berg' },
    address: 'Markt 4',
    postalCode: '5831 AA',
    city: 'Boxmeer',
    email: 'bakkerij@voorbeeld.example',
    phone: '0485 123456',
    active: true,
    advertisement: null,
    ...more,
  };
}

/** A sold advertisement, as the list shows it. */
export const sold: NonNullable<Advertiser['advertisement']> = {
  id: 'ad1',
  advState: 'verkocht',
  advPrice: 10000,
  advFormat: '17x8,9',
  advColor: 'zwartWit',
  advPaymentMethod: 'factuur',
  openQuestion: false,
};

interface ListOptions extends Omit<KrantAdvertisersQueryVariables, 'filter'> {
  filter?: AdvertiserFilter;
  totalCount?: number;
  times?: number;
}

/** The answer to the list; the active advertisers unless a filter says otherwise. */
export function list(advertisers: Advertiser[], options: ListOptions = {}) {
  const { filter = { active: true }, totalCount = advertisers.length, times, ...paging } = options;
  const endCursor = totalCount > advertisers.length ? (advertisers.at(-1)?.id ?? null) : null;
  return answer(
    KrantAdvertisersDocument,
    { filter, ...paging },
    { advertisers: pageOf(advertisers, { totalCount, endCursor }) },
    times,
  );
}

/** How the list is read anew after a change. */
export const again = (...advertisers: Advertiser[]) => list(advertisers, { first: 100 });

/** The answer to what opens below a row. */
export const details = (salesRecord: string[] = []) =>
  answer(
    KrantAdvertiserDetailsDocument,
    { id: 'a1' },
    {
      advertiser: {
        id: 'a1',
        ...{ salesRecord, followUpOn: null, visits: [] },
        changeLog: ['01/11/2026 - Toon Aarts: adverteerder toegevoegd'],
      },
    },
  );

/** The answer to the form of one. */
export const one = (record: Advertiser, times?: number) =>
  answer(KrantAdvertiserDocument, { id: record.id }, { advertiser: record }, times);

const totals = answer(
  KrantTotalsDocument,
  { id: 'e2027' },
  {
    paperEdition: {
      id: 'e2027',
      totals: {
        open: 3,
        sold: 12,
        notSold: 2,
        revenue: 123450,
        paidAmount: 0,
        openQuestions: 1,
        initial: 4,
        editing: 5,
        placement: 3,
        placed: 1,
        payments: [],
        widths: [],
      },
    },
  },
);

const sellers = answer(
  KrantSellersDocument,
  {},
  {
    paperSellers: [
      { id: 'u1', name: 'José van den Berg' },
      { id: 'u2', name: 'Wim Cornelissen' },
    ],
  },
);

/** Opens the advertisers. */
export const openAdvertisers = (mocks: ReturnType<typeof answer>[], editions?: ReturnType<typeof answer>) =>
  openKrant('adverteerders', [totals, sellers, ...mocks], editions);
