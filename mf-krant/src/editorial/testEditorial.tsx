import { screen, within } from '@testing-library/react';
import { answer, pageOf, type Unmasked } from 'kit/testing';

import {
  type AdList,
  type AdvertisementFilter,
  KrantAdDetailsDocument,
  type KrantAdDetailsQuery,
  KrantAdsDocument,
  type KrantAdsQuery,
  KrantSettingsDocument,
  KrantTotalsDocument,
  type KrantTotalsQuery,
} from '../gql/graphql';

/** An advertisement as the API answers it to a list, and to its details. */
export type Ad = Unmasked<KrantAdsQuery>['advertisements']['edges'][number]['node'] &
  Omit<
    Details,
    'docs' | 'documentFindings' | 'proofs' | 'advContactQuestions' | 'advRedactieNotes' | 'changeLog'
  >;

type Details = Unmasked<KrantAdDetailsQuery>['advertisement'];
type Totals = Unmasked<KrantTotalsQuery>['paperEdition']['totals'];

/** A sold advertisement of 2027 as the lists have it: to process, 17x8,9. @param number in ids and name too */
export function ad(number: number, more: Partial<Ad> = {}): Ad {
  return {
    id: `ad${number}`,
    revision: 1,
    editionId: 'e2027',
    advertiserId: `a${number}`,
    advertiserUserId: number,
    name: `Zaak ${number}`,
    contactId: 'u1',
    contact: { id: 'u1', name: 'José van den Berg' },
    advState: 'verkocht',
    advPrice: 10000,
    advFormat: '17x8,9',
    advColor: 'zwartWit',
    advPaymentMethod: 'factuur',
    advType: 'idem',
    advNotes: '',
    stage: 'editing',
    assigned: '',
    placedOnPage: '',
    openQuestion: false,
    proofState: null,
    soldAt: '2026-11-10T10:00:00.000Z',
    ...more,
  };
}

/** What the server answers to a list: to the page at first, and to every reload of it. */
export function list(
  name: AdList,
  ads: readonly Ad[],
  filter: AdvertisementFilter = {},
  { times, first, editionId = 'e2027' }: { times?: number; first?: number; editionId?: string } = {},
) {
  return answer(
    KrantAdsDocument,
    { editionId, list: name, filter, ...(first && { first }) },
    { advertisements: pageOf(ads) },
    times,
  );
}

/** The same, when it is read anew after a change. */
export const reloaded = (name: AdList, ads: readonly Ad[], filter: AdvertisementFilter = {}) =>
  list(name, ads, filter, { first: 100 });

/** The totals of an edition. */
export const totals = (more: Partial<Totals> = {}, times?: number, id = 'e2027') =>
  answer(
    KrantTotalsDocument,
    { id },
    {
      paperEdition: {
        id,
        totals: {
          open: 9,
          sold: 20,
          notSold: 3,
          revenue: 200000,
          paidAmount: 0,
          openQuestions: 2,
          initial: 4,
          editing: 6,
          placement: 10,
          placed: 5,
          payments: [],
          widths: [
            { width: 'one', count: 11, toPlace: 8 },
            { width: 'two', count: 6, toPlace: 4 },
            { width: 'three', count: 3, toPlace: 3 },
          ],
          ...more,
        },
      },
    },
    times,
  );

/** The names to assign to. */
export const settings = (editors = ['Toon', 'Riet'], revision = 1, times?: number) =>
  answer(
    KrantSettingsDocument,
    {},
    {
      krantSettings: {
        id: 'krant',
        revision,
        editors,
      },
    },
    times,
  );

/** All about an advertisement, when its row opens. */
export function details(of: Ad, more: Partial<Details> = {}, times?: number) {
  const advertisement = {
    ...of,
    docs: [],
    proofs: [],
    documentFindings: [],
    advContactQuestions: [],
    advRedactieNotes: [],
    changeLog: ['10/11/2026 - José van den Berg: verkocht'],
    ...more,
  };
  return answer(KrantAdDetailsDocument, { id: of.id }, { advertisement }, times);
}

/** The texts of the cells, without the buttons at the end. */
export async function cells(caption: string, count: number): Promise<(string | null)[][]> {
  const table = await screen.findByRole('table', { name: caption });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .filter(({ dataset }) => dataset.part !== 'tick')
        .slice(0, count)
        .map(({ textContent }) => textContent?.replace(/\u00a0/g, ' ') ?? null),
    );
}

/** The radio of a view. */
export const view = (name: string) => screen.findByRole('radio', { name });
