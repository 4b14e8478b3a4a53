import { screen } from '@testing-library/react';
import { answer, pageOf, type Unmasked, type User } from 'kit/testing';

import {
  type AdvertisementFilter,
  KrantFinanceAdsDocument,
  type KrantFinanceAdsQuery,
  KrantInvoicingDocument,
  type KrantInvoicingQuery,
  KrantOmittedAdvertisementsDocument,
  KrantTotalsDocument,
  type KrantTotalsQuery,
} from '../gql/graphql';
import { listed, totals } from '../overview/testOverview';
import type { Work } from './financeHooks';

/** A sold advertisement as the API answers it, with its invoice and the data of its advertiser. */
export type FinanceAd = Unmasked<KrantFinanceAdsQuery>['advertisements']['edges'][number]['node'];
type Totals = Unmasked<KrantTotalsQuery>['paperEdition']['totals'];
type Stand = Unmasked<KrantInvoicingQuery>['paperEdition'];

/** A sold advertisement without invoice, of an advertiser whose data are whole. */
export function sold(id: string, more: Partial<FinanceAd> = {}): FinanceAd {
  const number = Number(id.replace(/\D/g, ''));
  return {
    ...listed({ id, advertiserUserId: number, name: `Bedrijf ${number}`, advertiserId: `a${number}` }),
    advPaid: null,
    bankPaidOn: null,
    onlinePaidOn: null,
    sendAddress: '',
    invoice: null,
    withdrawnInvoices: [],
    advertiser: {
      id: 'a1',
      address: 'Kerkstraat 1',
      postalCode: '7071 AA',
      city: 'Ulft',
      email: 'info@jansen.example',
      missing: [],
    },
    ...more,
  };
}

/** The same with its invoice. */
export function invoiced(id: string, more: Partial<FinanceAd> = {}): FinanceAd {
  const ad = sold(id);
  const reference = `2027_${ad.advertiserUserId}`;
  return {
    ...ad,
    sendAddress: 'info@jansen.example',
    invoiceCreated: true,
    invoice: {
      amount: 10_000,
      date: '2026-11-20',
      dueDate: '2026-12-20',
      number: reference,
      reference,
      sentAt: null,
      file: {
        id: `f-${id}`,
        name: `${reference} - ${ad.name}.pdf`,
        size: 1000,
        type: 'pdf',
        url: `/files/facturen/krant/2027/f-${id}`,
      },
    },
    ...more,
  };
}

interface ListOptions {
  filter?: AdvertisementFilter;
  editionId?: string;
  times?: number;
  hasNextPage?: boolean;
  /** Of a list that is read anew, or in whole. */
  first?: number;
}

/** The answer to a list of sold advertisements. */
export function adsAnswer(some: readonly FinanceAd[], options: ListOptions = {}) {
  const { filter = { payment: 'factuur' }, editionId = 'e2027', times, hasNextPage = false, first } = options;
  return answer(
    KrantFinanceAdsDocument,
    { editionId, filter, ...(first && { first }) },
    { advertisements: pageOf(some, { endCursor: hasNextPage ? some.at(-1)?.id : null }) },
    times,
  );
}

/** The answers to a list as it is first, and after it was read anew. */
export const adsThen = (
  before: readonly FinanceAd[],
  after: readonly FinanceAd[],
  filter?: AdvertisementFilter,
) => [adsAnswer(before, { filter }), adsAnswer(after, { filter, first: 100 })];

/** The answer to the totals. */
export const totalsAnswer = (more: Partial<Totals> = {}) =>
  answer(KrantTotalsDocument, { id: 'e2027' }, { paperEdition: { id: 'e2027', totals: totals(more) } });

/** How far the invoices are. */
export function standOf(invoicing: Partial<Stand['invoicing']> = {}, more: Partial<Stand> = {}): Stand {
  return {
    id: 'e2027',
    invoicing: { toMake: 2, incomplete: 0, toSend: 0, sent: 0, ...invoicing },
    generation: null,
    sending: null,
    ...more,
  };
}

/** The answer to how far the invoices are. */
export const stand = (paperEdition = standOf(), times?: number) =>
  answer(KrantInvoicingDocument, { id: 'e2027' }, { paperEdition }, times);

/** Long work of the server. */
export const work = (state: Work['state'], more: Partial<Work> = {}): Work => ({
  id: 'w1',
  state,
  done: 0,
  total: 2,
  message: null,
  ...more,
});

/** The answer to who are left out. */
export const leftOut = (names: readonly string[], totalCount = names.length) =>
  answer(
    KrantOmittedAdvertisementsDocument,
    {
      editionId: 'e2027',
      filter: { payment: 'factuur', paid: false, invoiceCreated: false, incomplete: true },
    },
    {
      advertisements: {
        edges: names.map((name, at) => ({ node: { id: `left${at}`, name, advertiserUserId: at + 1 } })),
        totalCount,
      },
    },
  );

/** Chooses a view of the tab. */
export async function chooseView(
  user: User,
  name: 'Controle gegevens' | 'Facturatieoverzicht' | 'Contantoverzicht',
) {
  await user.click(await screen.findByRole('radio', { name }));
}
