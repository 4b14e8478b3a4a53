import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as session from 'kit/session';
import { renderArea, testUser } from 'kit/testing';

import { makeFragmentData } from '../../../gql/fragment-masking';
import { SecretariatEditUserDocument, SecretariatUserFormFragmentDoc } from '../../../gql/graphql';
import { EditUserForm } from './EditUserForm';
import { choices, jan, unchanged } from './testUsers';

const refresh = jest.fn();
jest.mock('kit/session', () => {
  const actual = jest.requireActual<typeof session>('kit/session');
  return { ...actual, useSession: () => ({ ...actual.useSession(), refresh }) };
});

test.each([
  ["one's own account", { ...testUser(), id: jan.id }, 1],
  ["somebody else's account", testUser(), 0],
])('after a change of %s the session is read anew or not', async (_, me, times) => {
  const onSaved = jest.fn();
  const request = {
    query: SecretariatEditUserDocument,
    variables: { id: jan.id, revision: jan.revision, user: unchanged },
  };
  renderArea(
    <EditUserForm
      user={makeFragmentData(jan, SecretariatUserFormFragmentDoc)}
      choices={choices}
      onSaved={onSaved}
    />,
    {
      mocks: [{ request, result: { data: { editUser: jan } } }],
      user: me,
    },
  );
  refresh.mockClear();
  await userEvent.click(await screen.findByRole('button', { name: 'Aanpassen' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(refresh).toHaveBeenCalledTimes(times);
});
