import { screen } from '@testing-library/react';
import { answer, type Unmasked } from 'kit/testing';

import { totals } from '../editorial/testEditorial';
import { KrantPlanDocument, type KrantPlanQuery } from '../gql/graphql';
import { categories, edition, editions, openKrant } from '../testKrant';

type PlanAd = Unmasked<KrantPlanQuery>['soldAdvertisements'][number];

/** The view that a test begins with. */
export const choosePlan = () => sessionStorage.setItem('krant-redactie', 'plan');

/** A sold advertisement of the plan, prepared. @param number in its id and name too */
export function ad(number: number, more: Partial<PlanAd> = {}): PlanAd {
  const placedOnPage = more.placedOnPage ?? '';
  return {
    id: `ad${number}`,
    revision: 1,
    advertiserUserId: number,
    name: `Zaak ${number}`,
    advFormat: '17x8,9',
    advColor: 'zwartWit',
    stage: 'placement',
    placedOnPage,
    ...more,
  };
}

/** What is sold. */
export const plan = (ads: PlanAd[], editionId = 'e2027') =>
  answer(KrantPlanDocument, { editionId }, { soldAdvertisements: ads });
/** An edition of eight pages. */
export const small = edition('2027', { pageCount: 8 });
/** Opens the plan of that edition. */
export const openPlan = (ads: PlanAd[], more: Parameters<typeof openKrant>[1] = []) =>
  openKrant('redactie', [plan(ads), totals(), categories(), ...more], editions([small]));
/** A page of the plan. */
export const box = (number: number) => screen.findByRole('region', { name: `Pagina ${number}` });
/** What is on no page. */
export const toPlace = () => screen.findByRole('region', { name: /^Nog te plaatsen/ });
