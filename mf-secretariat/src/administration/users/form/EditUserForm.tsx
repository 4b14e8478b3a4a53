import { ChangeLog } from 'kit/editing';
import { useSession, useUser } from 'kit/session';
import { useSnackbar } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../../../gql/fragment-masking';
import { SecretariatUserFormFragmentDoc } from '../../../gql/graphql';
import type { PermissionChoices } from '../rights/permissionChoices';
import { AccountCard } from './AccountCard';
import { UserForm } from './UserForm';
import { type UserValues, userValues } from './userValues';
import { useSaveUser } from './useSaveUser';

interface EditUserFormProps {
  user: FragmentType<typeof SecretariatUserFormFragmentDoc>;
  choices: PermissionChoices;
  onSaved: () => void;
}

/** The form of an existing user, with its history below. */
export function EditUserForm({ user: masked, choices, onSaved }: EditUserFormProps) {
  const user = getFragmentData(SecretariatUserFormFragmentDoc, masked);
  const me = useUser();
  const { refresh } = useSession();
  const snackbar = useSnackbar();
  // The values that were shown and their revision stay together; the cache may move on in the meantime.
  const [read, setRead] = useState(user);
  const [version, setVersion] = useState(0);
  const { save, dialog, question } = useSaveUser(user.id, choices);
  const readAnew = (latest: typeof user) => {
    setRead(latest);
    setVersion((before) => before + 1);
  };
  const submit = async (values: UserValues) => {
    const theirs = await save(read, values);
    if (theirs) {
      readAnew(theirs);
      snackbar.show('De andere versie staat in het formulier');
      return;
    }
    // Menu and name follow when it is one's own account.
    if (read.id === me.id) void refresh();
    onSaved();
  };
  return (
    <>
      <UserForm
        // What is typed stays when only the revision goes up.
        key={version}
        initialValues={userValues(read, choices)}
        choices={choices}
        submitLabel="Aanpassen"
        onSubmit={submit}
      />
      {dialog}
      {question}
      <Apart>
        <AccountCard user={read} onChanged={setRead} onLeft={onSaved} onReopened={readAnew} />
      </Apart>
      <ChangeLog lines={read.changeLog} />
    </>
  );
}

const Apart = styled.div`
  margin-block: var(--s4);
`;
