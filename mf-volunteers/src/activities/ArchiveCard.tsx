import { LinedList } from 'kit/lists';
import { Button, Card } from 'kit/ui';
import { ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import type { Activity } from './activity';
import { useArchive } from './useArchive';

interface ArchiveCardProps {
  activities: readonly Activity[];
  /** Brings the lists up to date. */
  onDone: () => Promise<unknown>;
}

/** The activities that were put away, to bring back. */
export function ArchiveCard({ activities, onDone }: ArchiveCardProps) {
  const { restore } = useArchive(onDone);
  const [busy, setBusy] = useState<string>();
  const start = async (activity: Activity) => {
    setBusy(activity.id);
    await restore(activity);
    setBusy(undefined);
  };
  return (
    <Card title="Archief" data-no-print>
      <List>
        {activities.map((activity) => (
          <li key={activity.id}>
            <span>{activity.name}</span>
            <Button
              variant="ghost"
              size="small"
              pending={busy === activity.id}
              icon={<ArchiveRestore aria-hidden />}
              aria-label={`${activity.name} terughalen`}
              onClick={() => void start(activity)}
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
