import { Button, Card, LinkButton, Tag } from 'kit/ui';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { SecretariatUserCardFragmentDoc } from '../gql/graphql';

interface UserCardProps {
  user: FragmentType<typeof SecretariatUserCardFragmentDoc>;
  /** Asks to remove the user; absent for one's own account, which the server does not remove either. */
  onRemove?: () => void;
}

/** A user in the list. A group, so that the buttons are read with the name. */
export function UserCard({ user: masked, onRemove }: UserCardProps) {
  const user = getFragmentData(SecretariatUserCardFragmentDoc, masked);
  const isAdmin = user.role === 'Admin';
  return (
    <FullHeight role="group" title={<Name>{user.name}</Name>}>
      <Email>{user.email}</Email>
      {(isAdmin || user.isExternal) && (
        <Tags>
          {isAdmin && <Tag tone="warn">Beheerder</Tag>}
          {user.isExternal && <Tag>Extern</Tag>}
        </Tags>
      )}
      <Actions>
        <LinkButton to={`/gebruikeraanpassen/${user.id}`} variant="ghost" size="small">
          Aanpassen
        </LinkButton>
        {onRemove && (
          <Button variant="text" size="small" onClick={onRemove}>
            Verwijderen
          </Button>
        )}
      </Actions>
    </FullHeight>
  );
}

const FullHeight = styled(Card)`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

const Name = styled.span`
  overflow-wrap: anywhere;
`;

const Email = styled.p`
  margin: 0 0 var(--s3);
  color: var(--ink-2);
  overflow-wrap: anywhere;
`;

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin-bottom: var(--s3);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  margin-top: auto;
`;
