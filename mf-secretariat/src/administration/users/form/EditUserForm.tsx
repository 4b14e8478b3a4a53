import { type ConflictRow, differingRows, type RevisionSave, useRevisionSave } from 'kit/conflict';
import { ChangeLog } from 'kit/editing';
import { formatDate } from 'kit/format';
import { useApolloClient, useSave } from 'kit/graphql';
import { labelsOf } from 'kit/records';
import { useSession, useUser } from 'kit/session';
import { Alert, Button, ButtonRow, Card, ConfirmDialog, Stack, useSnackbar } from 'kit/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../../../gql/fragment-masking';
import {
  SecretariatAnonymiseUserDocument,
  SecretariatEditUserDocument,
  SecretariatSendPasswordLinkDocument,
  SecretariatUserDocument,
  type SecretariatUserFormFragment,
  SecretariatUserFormFragmentDoc,
} from '../../../gql/graphql';
import { DeactivateUserDialog } from '../list/DeactivateUserDialog';
import { ReactivateUserButton } from '../list/ReactivateUserButton';
import { AdminSwitch } from '../rights/AdminSwitch';
import { isChair } from '../rights/commissionEntries';
import { type PermissionChoices, singlePermissions } from '../rights/permissionChoices';
import { endingRights, endsOfHeld } from '../rights/rightEnds';
import { useConfirmExternal } from './useConfirmExternal';
import { userFields, type UserFieldValues } from './userFields';
import { UserForm } from './UserForm';
import { userInput, type UserValues, userValues } from './userValues';

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

type User = SecretariatUserFormFragment;

interface AccountCardProps {
  user: User;
  /** The account after what was done here: its revision may have gone up. */
  onChanged: (user: User) => void;
  /** The account was closed. */
  onLeft: () => void;
  /** The account is open again: the form has other rights. */
  onReopened: (user: User) => void;
}

/** What is done to an account beside its form: a link for a new password and, by Admins, who is one. */
function AccountCard({ user, onChanged, onLeft, onReopened }: AccountCardProps) {
  const me = useUser();
  const [isDeactivating, setDeactivating] = useState(false);
  const { save, saving, error } = useSave(SecretariatSendPasswordLinkDocument, {
    done: `Link verstuurd aan ${user.email}`,
  });
  const send = async () => {
    const { sendPasswordLink } = await save({ userId: user.id });
    const { changeLog } = getFragmentData(SecretariatUserFormFragmentDoc, sendPasswordLink);
    onChanged({ ...user, changeLog });
  };
  return (
    <Card title="Account">
      <Stack>
        {user.deactivatedAt ? (
          <>
            <p>{closedText(user)}</p>
            {!user.isAnonymised && (
              <ButtonRow>
                <ReactivateUserButton
                  user={user}
                  onDone={(after) => onReopened(getFragmentData(SecretariatUserFormFragmentDoc, after))}
                />
                {me.role === 'Admin' && <AnonymiseUserButton user={user} onDone={onLeft} />}
              </ButtonRow>
            )}
          </>
        ) : user.invitation ? (
          <p>Deze gebruiker heeft nog geen wachtwoord. Een uitnodiging stuur je vanuit de lijst.</p>
        ) : (
          <div>
            {/* A failure is in `error` already. */}
            <Button variant="ghost" pending={saving} onClick={() => void send().catch(() => undefined)}>
              Stuur een link om het wachtwoord te herstellen
            </Button>
          </div>
        )}
        {error && <Alert kind="error">{error.message}</Alert>}
        {!user.deactivatedAt && user.id !== me.id && (
          <div>
            <Button variant="ghost" onClick={() => setDeactivating(true)}>
              Deactiveren
            </Button>
          </div>
        )}
        {isDeactivating && (
          <DeactivateUserDialog user={user} onDone={onLeft} onClose={() => setDeactivating(false)} />
        )}
        {!user.deactivatedAt && me.role === 'Admin' && (
          <AdminSwitch user={user} isSelf={user.id === me.id} onChanged={onChanged} />
        )}
      </Stack>
    </Card>
  );
}

function closedText({ deactivatedAt, deactivatedBy, isAnonymised }: User): string {
  const closed = `Dit account is gedeactiveerd op ${formatDate(deactivatedAt)} door ${deactivatedBy ?? 'iemand'}`;
  return isAnonymised ? `${closed} en daarna geanonimiseerd.` : `${closed}. Wijzigen kan weer na activeren.`;
}

interface AnonymiseUserButtonProps {
  user: { id: string; name: string; revision: number };
  onDone: () => void;
}

/** Takes all that is personal out of a closed account, after asking: it cannot be undone. */
function AnonymiseUserButton({ user: { id, name, revision }, onDone }: AnonymiseUserButtonProps) {
  const { save, saving, error } = useSave(SecretariatAnonymiseUserDocument, {
    done: 'Gebruiker geanonimiseerd',
  });
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        Anonimiseren
      </Button>
      <ConfirmDialog
        isOpen={asking}
        title={`${name} anonimiseren?`}
        confirmLabel="Anonimiseren"
        busy={saving}
        error={error?.message}
        // A failure is in `error` already.
        onConfirm={() => void save({ id, revision }).then(onDone, () => undefined)}
        onCancel={() => setAsking(false)}
      >
        Naam, adres, telefoonnummer en e-mailadres verdwijnen, ook uit het logboek van dit account. Dit kan
        niet ongedaan worden gemaakt.
      </ConfirmDialog>
    </>
  );
}

interface SaveUser extends RevisionSave<User, UserValues> {
  /** Whether an external account may have that; to render beside the form. */
  question: ReactNode;
}

/** Saving an edited user, with the questions that may come of it. @param id whose form it is */
function useSaveUser(id: string, choices: PermissionChoices): SaveUser {
  const client = useApolloClient();
  const { save } = useSave(SecretariatEditUserDocument, { done: 'Gebruiker aangepast' });
  const { confirmed, question } = useConfirmExternal();
  const saving = useRevisionSave<User, UserValues>({
    send: (read, values) =>
      confirmed((also) => save({ id, revision: read.revision, user: userInput(values), ...also })),
    fetchLatest: async () => {
      const { data } = await client.query({
        query: SecretariatUserDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return getFragmentData(SecretariatUserFormFragmentDoc, data?.user);
    },
    differences: (mine, theirs) => userDifferences(choices, mine, userValues(theirs, choices)),
  });
  return { ...saving, question };
}

const yesNo = (value: boolean) => (value ? 'Ja' : 'Nee');

function place(entries: readonly string[], id: string): string {
  if (isChair(entries, id)) return 'Voorzitter';
  return entries.includes(id) ? 'Lid' : 'Geen lid';
}

/** What differs between two versions of a user, in words: a row per field, per permission and per committee. */
function userDifferences(choices: PermissionChoices, mine: UserValues, theirs: UserValues): ConflictRow[] {
  const row = (label: string, words: (values: UserValues) => string) => ({
    label,
    mine: words(mine),
    theirs: words(theirs),
  });
  const rows = [
    ...singlePermissions(choices.permissionCatalogue).map(({ id, label }) =>
      row(label, ({ permissions }) => yesNo(permissions.general.includes(id))),
    ),
    ...choices.commissions.map(({ id, index, name }) =>
      row(`${index} - ${name}`, ({ permissions }) => place(permissions.commissions, id)),
    ),
  ];
  const held = [mine, theirs].flatMap(({ permissions }) => endingRights(choices, permissions));
  const ends = [...new Map(held.map(({ value, label }) => [value, label]))].map(([right, label]) =>
    row(`${label}: einddatum`, ({ permissions }) => {
      const end = endsOfHeld(permissions, permissions.ends).find((one) => one.right === right);
      return end ? formatDate(end.lastDay) : 'Geen';
    }),
  );
  return [
    ...differingRows<UserFieldValues>(labelsOf<UserFieldValues>(userFields), mine, theirs),
    ...[...rows, ...ends].filter((each) => each.mine !== each.theirs),
  ];
}
