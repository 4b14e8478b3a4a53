import { formatDate } from 'kit/format';
import { useAttempt, useSave } from 'kit/graphql';
import { EmailText } from 'kit/lists';
import { Button, Card, Checkbox, LinkButton, MoreActions, phone, Tag, useMediaQuery } from 'kit/ui';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../../../gql/fragment-masking';
import {
  type InvitationState,
  SecretariatRevokeInvitationDocument,
  SecretariatSendInvitationDocument,
  type SecretariatUserCardFragment,
  SecretariatUserCardFragmentDoc,
} from '../../../gql/graphql';
import type { PermissionChoices } from '../rights/permissionChoices';
import { endingRights } from '../rights/rightEnds';
import { ReactivateUserButton } from './ReactivateUserButton';

/** How it stands with who has no password yet, in a few words. */
const invitationTexts: Readonly<Record<InvitationState, string>> = {
  none: 'Nog niet aangemeld',
  sent: 'Nog niet aangemeld',
  expired: 'Uitnodiging verlopen',
  withdrawn: 'Uitnodiging ingetrokken',
};

interface UserCardProps {
  user: FragmentType<typeof SecretariatUserCardFragmentDoc>;
  /** As soon as they are there. */
  choices: PermissionChoices | undefined;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  /** Asks to close the account; absent for one's own, which the server does not close either. */
  onDeactivate?: () => void;
  /** Asks to remove the account; absent for one's own too. Whoever leaves is better deactivated. */
  onRemove?: () => void;
  /** The account is open again. */
  onReactivated: () => Promise<unknown>;
}

/** A user in the list. A group, so that the buttons are read with the name. */
export function UserCard(props: UserCardProps) {
  const { user: masked, choices, isSelected, onSelect, onDeactivate, onRemove, onReactivated } = props;
  const user = getFragmentData(SecretariatUserCardFragmentDoc, masked);
  const onPhone = useMediaQuery(phone);
  const isAdmin = user.role === 'Admin';
  const { invitation, lastSignInAt } = user;
  const hasOthers = invitation || (!user.deactivatedAt && onDeactivate) || onRemove;
  const others = (
    <>
      {invitation && <InvitationActions userId={user.id} state={invitation.state} />}
      {!user.deactivatedAt && onDeactivate && (
        <Button variant="ghost" onClick={onDeactivate}>
          Deactiveren
        </Button>
      )}
      {onRemove && (
        <Button variant="ghost" onClick={onRemove}>
          Verwijderen
        </Button>
      )}
    </>
  );
  return (
    <FullHeight
      role="group"
      title={<Name>{user.name}</Name>}
      actions={
        <Tools>
          <Checkbox
            label={onPhone ? '' : 'Kies'}
            aria-label={`Kies ${user.name}`}
            checked={isSelected}
            onChange={({ target }) => onSelect(target.checked)}
          />
          {hasOthers && <MoreActions of={user.name}>{others}</MoreActions>}
        </Tools>
      }
    >
      <Detail>
        <EmailText address={user.email} />
      </Detail>
      {user.deactivatedAt && (
        <Detail>{`Op ${formatDate(user.deactivatedAt)} door ${user.deactivatedBy ?? 'iemand'}`}</Detail>
      )}
      {lastSignInAt && <Detail>Laatst ingelogd op {formatDate(lastSignInAt)}</Detail>}
      {choices && <Ends user={user} choices={choices} />}
      {(isAdmin || user.deactivatedAt || user.isExternal || invitation) && (
        <Tags>
          {isAdmin && <Tag tone="warn">Beheerder</Tag>}
          {user.deactivatedAt && <Tag tone="no">Gedeactiveerd</Tag>}
          {user.isExternal && <Tag>Extern</Tag>}
          {invitation && <Tag tone="warn">{invitationTexts[invitation.state]}</Tag>}
        </Tags>
      )}
      <Actions>
        <LinkButton to={`/gebruikeraanpassen/${user.id}`} variant="ghost" size="small">
          Aanpassen
        </LinkButton>
        {/* Not in the menu, which would take the question along when it closes. */}
        {user.deactivatedAt && !user.isAnonymised && (
          <ReactivateUserButton user={user} onDone={onReactivated} />
        )}
      </Actions>
    </FullHeight>
  );
}

function Ends({ user, choices }: { user: SecretariatUserCardFragment; choices: PermissionChoices }) {
  const names = new Map(endingRights(choices, user.permissions).map(({ value, label }) => [value, label]));
  return user.rightEnds.map(({ right, lastDay }) => {
    const name = names.get(right);
    return name && <Detail key={right}>{`${name} eindigt ${formatDate(lastDay)}`}</Detail>;
  });
}

const FullHeight = styled(Card)`
  display: flex;
  flex-direction: column;
  height: 100%;
  /* Tick and menu stay beside the name, which wraps. */
  > div:first-child {
    flex-wrap: nowrap;
    align-items: flex-start;
    h2 {
      padding-top: var(--s2);
    }
  }
  @media ${phone} {
    padding: var(--s1) var(--s3) var(--s2);
    > div:first-child {
      min-height: 40px;
      margin: 0;
      h2 {
        font-size: 17px;
      }
    }
    > p {
      margin: 0;
      font-size: 14px;
    }
  }
`;

const Name = styled.span`
  overflow-wrap: anywhere;
`;

const Detail = styled.p`
  margin: 0 0 var(--s3);
  color: var(--ink-2);
  overflow-wrap: anywhere;
`;

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin-bottom: var(--s3);
  @media ${phone} {
    margin: var(--s1) 0 0;
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  @media ${phone} {
    margin-right: -10px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  margin-top: auto;
  @media ${phone} {
    padding-top: var(--s2);
  }
`;

interface InvitationActionsProps {
  /** Who has no password yet. */
  userId: string;
  state: InvitationState;
}

/** Mails an invitation, again if need be, or takes it back; for the menu of a card. */
function InvitationActions({ userId, state }: InvitationActionsProps) {
  const { attempt } = useAttempt();
  // The card follows the answer; the menu that this is in has closed.
  const send = useSave(SecretariatSendInvitationDocument, { done: 'Uitnodiging verstuurd' });
  const revoke = useSave(SecretariatRevokeInvitationDocument, { done: 'Uitnodiging ingetrokken' });
  const mayRevoke = state === 'sent' || state === 'expired';
  return (
    <>
      <Button variant="ghost" onClick={() => void attempt(() => send.save({ id: userId }))}>
        {mayRevoke ? 'Opnieuw uitnodigen' : 'Uitnodigen'}
      </Button>
      {mayRevoke && (
        <Button variant="ghost" onClick={() => void attempt(() => revoke.save({ id: userId }))}>
          Uitnodiging intrekken
        </Button>
      )}
    </>
  );
}
