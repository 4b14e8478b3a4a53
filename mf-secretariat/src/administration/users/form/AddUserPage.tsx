import { toApiError, useQuery, useSave } from 'kit/graphql';
import { Navigate } from 'kit/router';
import { ErrorState, PageTitle } from 'kit/ui';
import { useState } from 'react';

import { SecretariatAddUserDocument, SecretariatPermissionChoicesDocument } from '../../../gql/graphql';
import { useConfirmExternal } from './useConfirmExternal';
import { UserForm, UserFormSkeleton } from './UserForm';
import { newUser, type NewUserValues, userInput } from './userValues';

/** Adds a user. */
export function AddUserPage() {
  // Who chairs what may have changed since it was read.
  const { data, error, refetch } = useQuery(SecretariatPermissionChoicesDocument);
  const { save } = useSave(SecretariatAddUserDocument, { done: 'Gebruiker toegevoegd' });
  const { confirmed, question } = useConfirmExternal();
  const [saved, setSaved] = useState(false);
  const add = async ({ access, password, ...values }: NewUserValues) => {
    const user = userInput(values);
    const sent = access === 'password' ? { ...user, password } : user;
    await confirmed((also) => save({ user: sent, ...also }));
    setSaved(true);
  };
  // In the place of the form, so that its leave warning is gone before the page is left.
  if (saved) return <Navigate to="/gebruikers" replace />;
  return (
    <>
      <PageTitle>Gebruiker toevoegen</PageTitle>
      {data && <UserForm initialValues={newUser} choices={data} submitLabel="Toevoegen" onSubmit={add} />}
      {question}
      {!data && !error && <UserFormSkeleton />}
      {!data && error && (
        <ErrorState failure={toApiError(error)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
    </>
  );
}
