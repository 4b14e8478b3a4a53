import { screen } from '@testing-library/react';
import { renderArea } from 'kit/testing';

import { SecretariatCommissionDocument } from '../gql/graphql';
import { CommissionPage } from './CommissionPage';

test('names the committee', async () => {
  const commission = { __typename: 'Commission', id: '3', index: 3, name: 'Optocht' };
  renderArea(<CommissionPage />, {
    path: '/commissies/3',
    route: '/commissies/:id',
    mocks: [
      {
        request: { query: SecretariatCommissionDocument, variables: { id: '3' } },
        result: { data: { commission } },
      },
    ],
  });
  expect(await screen.findByRole('heading', { name: 'Commissie 3 - Optocht' })).toBeVisible();
  expect(screen.getByText('Deze pagina wordt nog gemaakt')).toBeVisible();
});
