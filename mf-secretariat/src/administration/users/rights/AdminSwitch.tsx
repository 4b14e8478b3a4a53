import { ConfirmActionDialog } from 'kit/editing';
import { useSave } from 'kit/graphql';
import { Button } from 'kit/ui';
import { useState } from 'react';

import { getFragmentData } from '../../../gql/fragment-masking';
import {
  SecretariatSetAdminDocument,
  type SecretariatUserFormFragment,
  SecretariatUserFormFragmentDoc,
} from '../../../gql/graphql';

interface AdminSwitchProps {
  user: SecretariatUserFormFragment;
  isSelf: boolean;
  onChanged: (user: SecretariatUserFormFragment) => void;
}

/** Making somebody an Admin, or taking that away; for Admins, and not of oneself. */
export function AdminSwitch({ user, isSelf, onChanged }: AdminSwitchProps) {
  const [isAsking, setAsking] = useState(false);
  const isAdmin = user.role === 'Admin';
  const { save } = useSave(SecretariatSetAdminDocument, {
    done: isAdmin ? `${user.name} is geen Admin meer` : `${user.name} is nu Admin`,
  });
  const change = async () => {
    const { setAdmin } = await save({ id: user.id, revision: user.revision, isAdmin: !isAdmin });
    onChanged(getFragmentData(SecretariatUserFormFragmentDoc, setAdmin));
  };
  return (
    <section aria-label="Beheerder (Admin)">
      <p>
        <b>Beheerder (Admin): {isAdmin ? 'ja' : 'nee'}.</b>{' '}
        {isSelf
          ? 'Dat neemt alleen een andere Admin je af.'
          : 'Een Admin ziet het logboek en wijzigt de accounts van andere Admins.'}
      </p>
      {!isSelf && (
        <Button variant="ghost" onClick={() => setAsking(true)}>
          {isAdmin ? 'Admin afnemen' : 'Admin maken'}
        </Button>
      )}
      <ConfirmActionDialog
        isOpen={isAsking}
        question={isAdmin ? `${user.name} geen Admin meer?` : `${user.name} Admin maken?`}
        confirmLabel={isAdmin ? 'Admin afnemen' : 'Admin maken'}
        onConfirm={change}
        onClose={() => setAsking(false)}
      >
        {isAdmin
          ? 'De andere rechten blijven zoals ze zijn.'
          : 'Een Admin kan ieder account wijzigen, ook dat van jou.'}
      </ConfirmActionDialog>
    </section>
  );
}
