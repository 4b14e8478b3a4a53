import userEvent from '@testing-library/user-event';
import { answer, renderArea, testUser, type Unmasked } from 'kit/testing';

import type { Category } from './ads/saleValues';
import { KrantCategoriesDocument, type KrantEditionFragment, KrantEditionsDocument } from './gql/graphql';
import { KrantPage } from './KrantPage';

/** An edition as the API answers it. */
export type TestEdition = Unmasked<KrantEditionFragment>;

/** An edition as the API answers it; that of 2027 is active and in its sale season. */
export function edition(title = '2027', more: Partial<TestEdition> = {}): TestEdition {
  return {
    id: `e${title}`,
    revision: 1,
    title,
    pageCount: 32,
    active: title === '2027',
    saleSeason: title === '2027',
    ...more,
  };
}

/** The answer to the editions of the page. */
export const editions = (some = [edition(), edition('2026')], times?: number) =>
  answer(KrantEditionsDocument, {}, { paperEditions: some }, times);

/** Three of the price table. */
export const prices: Category[] = [
  { index: 0, price: 3000, color: 'zwartWit', formats: ['8,5x3,5'] },
  { index: 5, price: 10000, color: 'zwartWit', formats: ['8,5x17,9', '17x8,9'] },
  { index: 8, price: 19500, color: 'fullColour', formats: ['8,5x32,6', '17x16,4', '25,9x10,7'] },
];

/** The answer to the prices of an edition. */
export const categories = (id = 'e2027') =>
  answer(KrantCategoriesDocument, { id }, { paperEdition: { id, prices } });

/** Opens a tab of the page as an editor, with the answers of `mocks`; the editions are there. */
export function openKrant(tab: string, mocks: ReturnType<typeof answer>[], some = editions()) {
  const view = renderArea(<KrantPage />, {
    path: `/krant_administratie?tab=${tab}`,
    route: '/krant_administratie',
    mocks: [some, ...mocks],
    user: testUser(['krantRed']),
  });
  return { user: userEvent.setup(), ...view };
}
