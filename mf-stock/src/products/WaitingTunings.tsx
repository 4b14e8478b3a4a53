import { ConfirmActionDialog } from 'kit/editing';
import { formatTime, SendNow, WaitingLine } from 'kit/offline';
import { Button, Stack } from 'kit/ui';
import { useState } from 'react';

import { useTuningOutbox, type WaitingTuning } from './tuningOutbox';
import { actionLabels } from './tuningValues';

/** What I did to stock and has no answer: it waits for a connection, or was refused. @param onSent when some were sent */
export function WaitingTunings({ onSent }: { onSent: () => unknown }) {
  const { waiting, isSending, flush, drop } = useTuningOutbox(onSent);
  if (waiting.length === 0) return null;
  return (
    <Stack>
      {waiting.map((entry) => (
        <Waiting key={entry.requestId} entry={entry} onDrop={() => drop(entry.requestId)} />
      ))}
      <SendNow {...{ waiting, isSending, flush }} />
    </Stack>
  );
}

function Waiting({ entry, onDrop }: { entry: WaitingTuning; onDrop: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const { tuning, title } = entry;
  const what = `${actionLabels[tuning.action]}: ${tuning.amount} × ${title}`;
  return (
    <>
      <WaitingLine entry={entry} what={`${what}, van ${formatTime(entry.savedAt)}`} />
      {entry.refusal && (
        <div>
          <Button variant="text" size="small" onClick={() => setAsking(true)}>
            {`${what} weggooien`}
          </Button>
        </div>
      )}
      <ConfirmActionDialog
        isOpen={isAsking}
        question={`${what} weggooien?`}
        confirmLabel="Weggooien"
        onConfirm={async () => onDrop()}
        onClose={() => setAsking(false)}
      >
        De voorraad is niet bijgewerkt. Deze actie is onomkeerbaar.
      </ConfirmActionDialog>
    </>
  );
}
