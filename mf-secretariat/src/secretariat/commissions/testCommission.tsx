import type { MockLink } from '@apollo/client/testing';
import userEvent from '@testing-library/user-event';
import { answer, renderArea, testUser, type Unmasked } from 'kit/testing';
import type { ReactNode } from 'react';

import {
  SecretariatCommissionMembersDocument,
  SecretariatDraaiboekDocument,
  type SecretariatDraaiboekQuery,
} from '../../gql/graphql';

type Draaiboek = Unmasked<SecretariatDraaiboekQuery>['draaiboek'];
type Category = Draaiboek['categories'][number];
type Item = Category['subCategories'][number]['items'][number];

/** Opens a part of the page of committee 3, for a member or its chair. */
export function openCommission(
  page: ReactNode,
  mocks: MockLink.MockedResponse[],
  { isChair = false, path = '/commissies/3' } = {},
) {
  const me = testUser([], [{ id: '3', index: 3, name: 'Optocht' }]);
  me.permissions.commissions = [isChair ? '3-vz' : '3'];
  renderArea(page, { path, route: '/commissies/:id', mocks, user: me });
  return userEvent.setup();
}

/** An item of the subcategory s1. */
export function testItem(id: string, name: string, changed: Partial<Item> = {}): Item {
  return {
    id,
    name,
    description: '',
    responsable: '',
    timeType: 'upFront',
    period: null,
    daysFromCarnival: null,
    dueDate: null,
    revision: 1,
    ...changed,
  };
}

/** The only subcategory of the draaiboek. */
export const council: Category['subCategories'][number] = {
  id: 's1',
  name: 'Gemeente',
  revision: 2,
  items: [
    testItem('i1', 'Vergunning aanvragen', {
      period: 'september',
      description: 'Bij het loket',
      responsable: 'Secretaris',
    }),
    testItem('i2', 'Dranghekken ophalen', { timeType: 'afterEvent' }),
  ],
};
/** Its only category beside what is archived. */
export const permits: Category = {
  id: 'c1',
  name: 'Vergunningen',
  color: '#1c7a45',
  revision: 4,
  subCategories: [council],
};

/** Vergunningen > Gemeente > Vergunning aanvragen, Dranghekken; and the archived Muziek > Kapellen. */
export const draaiboek: Draaiboek = {
  id: '3',
  categories: [permits],
  archivedCategories: [
    {
      id: 'c2',
      name: 'Muziek',
      color: '#1a4fae',
      subCategories: [{ id: 's2', name: 'Kapellen' }],
    },
  ],
  changeLog: ['11/11/2026 - Jan Smulders: categorie Vergunningen toegevoegd'],
};

/** The draaiboek with other items, or another name for its subcategory or category. */
export const changedDraaiboek = (
  sub: Partial<typeof council> = {},
  category: Partial<Category> = {},
): Draaiboek => ({
  ...draaiboek,
  categories: [{ ...permits, subCategories: [{ ...council, ...sub }], ...category }],
});

/** The draaiboek of committee 3. */
export const draaiboekAnswer = (changed: Partial<Draaiboek> = {}, times?: number) =>
  answer(
    SecretariatDraaiboekDocument,
    { commissionId: '3' },
    { draaiboek: { ...draaiboek, ...changed } },
    times,
  );

/** The members of committee 3: Jan, who is the chair, and Piet. */
export const membersAnswer = answer(
  SecretariatCommissionMembersDocument,
  { commissionId: '3' },
  {
    commissionMembers: [
      {
        id: 'u1',
        name: 'Jan Smulders',
        email: 'jan@carnaval.example',
        phoneNumber: '+31 6 11 11 11 11',
        isChair: true,
      },
      { id: 'u2', name: 'Piet Peters', email: 'piet@carnaval.example', phoneNumber: '', isChair: false },
    ],
  },
);
