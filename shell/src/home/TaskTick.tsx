import { toApiError, useApolloClient } from 'kit/graphql';
import { useUser } from 'kit/session';
import { Checkbox, useSnackbar, VisuallyHidden } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

interface TaskTickProps {
  task: { commissionId: string; id: string };
  name: string;
  finished: boolean;
  onChange: (finished: boolean) => void;
}

/** The tick of a task that waits. It shows at once, can be taken back, and is as it was when the API refuses. */
export function TaskTick({ task, name, finished, onChange }: TaskTickProps) {
  const client = useApolloClient();
  const snackbar = useSnackbar();
  const me = useUser();
  const [isSaving, setSaving] = useState(false);
  const save = async (to: boolean) => {
    onChange(to);
    setSaving(true);
    try {
      // What comes at a press: the first page does without it.
      const { finishTask } = await import('./finishTask');
      const outcome = await finishTask(client, me.id, { ...task, name, finished: to });
      if (outcome === 'waiting') snackbar.show(WAITS);
      else if (to) snackbar.show(`Klaar: ${name}`, { undo: () => save(false) });
    } catch (error) {
      onChange(!to);
      snackbar.show(toApiError(error).message, { tone: 'error' });
    }
    setSaving(false);
  };
  return (
    <Tick>
      <Checkbox
        label={<VisuallyHidden>{`Klaar: ${name}`}</VisuallyHidden>}
        checked={finished}
        onChange={() => {
          // A second press before the answer would race with the first.
          if (!isSaving) void save(!finished);
        }}
      />
    </Tick>
  );
}

const WAITS = 'Bewaard op dit toestel. De taak wordt bijgewerkt zodra er verbinding is.';

/** Above the link that fills the row, and large enough for a thumb. */
const Tick = styled.div`
  position: relative;
  z-index: 1;
  label {
    width: 44px;
    min-height: 44px;
    margin: 0 -4px;
    padding: 0;
    gap: 0;
    align-items: center;
    justify-content: center;
  }
`;
