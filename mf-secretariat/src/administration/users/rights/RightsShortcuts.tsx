import { Loaded } from 'kit/data';
import { Select } from 'kit/fields';
import { useFormState } from 'kit/forms';
import { useQuery } from 'kit/graphql';
import { LinedList, useDebouncedValue } from 'kit/lists';
import { Button, Toolbar, Dialog, EmptyState, SearchField, Stack } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { SecretariatSameRightsDocument, type SecretariatSameRightsQuery } from '../../../gql/graphql';
import { plainMember } from './commissionEntries';
import { type PermissionChoices, withoutGroups } from './permissionChoices';

/** Fills the trees of the form of a user: with the rights of a role, or with those of somebody else. */
export function RightsShortcuts({ choices }: { choices: PermissionChoices }) {
  const { setFieldValue } = useFormState();
  const [isAsking, setAsking] = useState(false);
  const { permissionCatalogue, roleTemplates, commissions } = choices;
  const fillGeneral = (ids: readonly string[]) =>
    void setFieldValue('permissions.general', withoutGroups(permissionCatalogue, ids));
  const copy = ({ permissions }: Example) => {
    fillGeneral(permissions.general);
    void setFieldValue('permissions.commissions', plainMember(commissions, permissions.commissions));
    setAsking(false);
  };
  return (
    <Row role="group" aria-label="Rechten invullen">
      <Select
        label="Rechten van een rol"
        placeholder="Kies een rol"
        options={roleTemplates.map(({ id, label }) => ({ value: id, label }))}
        value=""
        onChange={({ target }) =>
          fillGeneral(roleTemplates.find(({ id }) => id === target.value)?.permissions ?? [])
        }
      />
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Zelfde rechten als …
      </Button>
      {isAsking && <SameRightsDialog onChoose={copy} onClose={() => setAsking(false)} />}
    </Row>
  );
}

const Row = styled(Toolbar)`
  align-items: end;
`;

/** Whose rights are taken. */
type Example = SecretariatSameRightsQuery['users']['edges'][number]['node'];

interface SameRightsDialogProps {
  onChoose: (user: Example) => void;
  onClose: () => void;
}

/** Asks whose rights are to be filled in. */
function SameRightsDialog({ onChoose, onClose }: SameRightsDialogProps) {
  const [text, setText] = useState('');
  const search = useDebouncedValue(text.trim());
  const query = useQuery(SecretariatSameRightsDocument, {
    variables: { search },
    fetchPolicy: 'network-only',
  });
  return (
    <Dialog onClose={onClose} title="Zelfde rechten als …" size={600}>
      <Stack>
        <p>
          De rechten en commissies komen in het formulier te staan, in de plaats van wat er staat. Voorzitter
          kies je zelf. Er is nog niets opgeslagen.
        </p>
        <SearchField label="Zoek op naam of e-mail" value={text} onChange={setText} />
        <Loaded query={query} subject="De lijst met gebruikers">
          {({ users }) =>
            users.edges.length === 0 ? (
              <EmptyState title="Geen gebruiker gevonden" />
            ) : (
              <LinedList>
                {users.edges.map(({ node }) => (
                  <li key={node.id}>
                    <Button variant="text" onClick={() => onChoose(node)}>
                      {`${node.name} (${node.email})`}
                    </Button>
                  </li>
                ))}
              </LinedList>
            )
          }
        </Loaded>
      </Stack>
    </Dialog>
  );
}
