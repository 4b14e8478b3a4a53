import { toApiError, useSave } from 'kit/graphql';
import { LinedList } from 'kit/lists';
import { Button, Card, useSnackbar } from 'kit/ui';
import { ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { VolunteersArchiveActivityDocument } from '../gql/graphql';
import type { Activity } from './activity';

interface ArchiveCardProps {
  activities: readonly Activity[];
  /** Brings the lists up to date. */
  onDone: () => Promise<unknown>;
}

/** The activities that were put away, to bring back. */
export function ArchiveCard({ activities, onDone }: ArchiveCardProps) {
  const snackbar = useSnackbar();
  const { save } = useSave(VolunteersArchiveActivityDocument, { done: 'Activiteit teruggehaald' });
  const [busy, setBusy] = useState<string>();
  const restore = async (id: string) => {
    setBusy(id);
    try {
      await save({ id, archived: false });
      await onDone();
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <Card title="Archief" data-no-print>
      <List>
        {activities.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <Button
              variant="ghost"
              size="small"
              pending={busy === id}
              icon={<ArchiveRestore aria-hidden />}
              aria-label={`${name} terughalen`}
              onClick={() => void restore(id)}
            >
              Terughalen
            </Button>
          </li>
        ))}
      </List>
    </Card>
  );
}

const List = styled(LinedList)`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s2);
    min-height: 52px;
  }
  span {
    overflow-wrap: anywhere;
  }
`;
