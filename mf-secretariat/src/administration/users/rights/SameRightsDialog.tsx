import { Loaded } from 'kit/data';
import { useQuery } from 'kit/graphql';
import { LinedList, useDebouncedValue } from 'kit/lists';
import { Button, Dialog, EmptyState, SearchField, Stack } from 'kit/ui';
import { useState } from 'react';

import { SecretariatSameRightsDocument, type SecretariatSameRightsQuery } from '../../../gql/graphql';

/** Whose rights are taken. */
export type Example = SecretariatSameRightsQuery['users']['edges'][number]['node'];

interface SameRightsDialogProps {
  onChoose: (user: Example) => void;
  onClose: () => void;
}

/** Asks whose rights are to be filled in. */
export function SameRightsDialog({ onChoose, onClose }: SameRightsDialogProps) {
  const [text, setText] = useState('');
  const search = useDebouncedValue(text.trim());
  const query = useQuery(SecretariatSameRightsDocument, {
    variables: { search },
    fetchPolicy: 'network-only',
  });
  return (
    <Dialog isOpen onClose={onClose} title="Zelfde rechten als …" size={600}>
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
