import { screen, within } from '@testing-library/react';
import { answer, pageOf, type Unmasked } from 'kit/testing';

import { ad, type TestAd } from '../ads/testAds';
import {
  type AdList,
  type AdvertisementFilter,
  KrantAdsDocument,
  type KrantAdsQuery,
  KrantOverviewDocument,
  type KrantOverviewQuery,
  KrantSalesDocument,
  type KrantSalesQuery,
  type KrantTotalsQuery,
} from '../gql/graphql';
import { edition } from '../testKrant';

type Totals = Unmasked<KrantTotalsQuery>['paperEdition']['totals'];

/** The totals of an edition as the API answers them. */
export function totals(more: Partial<Totals> = {}): Totals {
  return {
    open: 3,
    sold: 12,
    notSold: 2,
    revenue: 123_450,
    paidAmount: 20_000,
    openQuestions: 1,
    initial: 4,
    editing: 4,
    placement: 4,
    placed: 1,
    payments: [
      { method: 'factuur', count: 8, amount: 100_000, paidCount: 2, paidAmount: 20_000 },
      { method: 'contant', count: 3, amount: 23_450, paidCount: 0, paidAmount: 0 },
      { method: 'leeg', count: 0, amount: 0, paidCount: 0, paidAmount: 0 },
      { method: 'gratis', count: 1, amount: 3000, paidCount: 0, paidAmount: 0 },
    ],
    widths: [],
    ...more,
  };
}

type Edition = Unmasked<KrantOverviewQuery>['paperEdition'];
type Ad = Unmasked<KrantAdsQuery>['advertisements']['edges'][number]['node'];

/** An edition with its figures: sold by José, by somebody who is gone, and by nobody. */
export function figures(title = '2027', more: Partial<Edition> = {}): Edition {
  return {
    ...edition(title),
    invoiced: false,
    materialBy: null,
    conditions: '',
    proofDays: null,
    changeLog: [`01/09/2026 - Toon Aarts: editie ${title} aangemaakt`],
    totals: totals(),
    sellers: [
      {
        contactId: 'u1',
        contact: { id: 'u1', name: 'José van den Berg' },
        open: 1,
        sold: 9,
        notSold: 1,
        revenue: 100_000,
      },
      { contactId: 'u2', contact: null, open: 2, sold: 2, notSold: 0, revenue: 20_450 },
      { contactId: null, contact: null, open: 0, sold: 1, notSold: 1, revenue: 3000 },
    ],
    ...more,
  };
}

/** The answer to an edition with its figures. */
export const overview = (paperEdition = figures(), times?: number) =>
  answer(KrantOverviewDocument, { id: paperEdition.id }, { paperEdition }, times);

/** The answer to the sales by week. */
export const sales = (paperSales: KrantSalesQuery['paperSales'] = [], editionId = 'e2027') =>
  answer(KrantSalesDocument, { editionId }, { paperSales });

/** An advertisement in a list. */
export function listed(more: Partial<TestAd> = {}): TestAd {
  return ad(more);
}

/** The answer to a list of advertisements. */
export function ads(
  list: AdList,
  some: readonly Ad[],
  { filter = {}, editionId = 'e2027', after, totalCount = some.length, times }: ListOptions = {},
) {
  const endCursor = totalCount > some.length && after === undefined ? some.at(-1)?.id : null;
  return answer(
    KrantAdsDocument,
    { editionId, list, filter, ...(after && { after }) },
    { advertisements: pageOf(some, { totalCount, endCursor }) },
    times,
  );
}

interface ListOptions {
  filter?: AdvertisementFilter;
  editionId?: string;
  after?: string;
  totalCount?: number;
  times?: number;
}

/** What the rows of a table say, of so many columns. */
export const cells = async (caption: string, columns: number) =>
  within(await screen.findByRole('table', { name: caption }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .slice(0, columns)
        .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    );
