import { ConfirmActionDialog } from 'kit/editing';
import { formatEuro } from 'kit/format';
import { formatTime, SendNow, WaitingLine } from 'kit/offline';
import { useUser } from 'kit/session';
import { Button, Stack } from 'kit/ui';
import { useState } from 'react';

import { declarationOutboxOf, type WaitingDeclaration } from './declarationOutbox';
import { dropDeclaration } from './sendDeclaration';
import { useForgetStrayReceipts, useWaitingDeclarations } from './useDeclarations';
import { useDeclaring } from './useDeclaring';

/** What I declared and has no answer: it waits for a connection, or was refused. @param onSent when some were sent */
export function WaitingDeclarations({ onSent }: { onSent: () => unknown }) {
  const { waiting, isSending, flush } = useWaitingDeclarations(onSent);
  useForgetStrayReceipts();
  if (waiting.length === 0) return null;
  return (
    <Stack>
      {waiting.map((entry) => (
        <Waiting key={entry.requestId} entry={entry} />
      ))}
      <SendNow {...{ waiting, isSending, flush }} />
    </Stack>
  );
}

function Waiting({ entry }: { entry: WaitingDeclaration }) {
  const { id } = useUser();
  const { start } = useDeclaring();
  const [isAsking, setAsking] = useState(false);
  const { description, amount } = entry.values;
  const what = `${description}, ${formatEuro(Number(amount))}`;
  return (
    <>
      <WaitingLine
        entry={entry}
        what={`${what}, van ${formatTime(entry.savedAt)}`}
        showLabel={`${description} bekijken`}
        onShow={() => start(entry)}
      />
      {entry.refusal && (
        <div>
          <Button variant="text" size="small" onClick={() => setAsking(true)}>
            {`${description} weggooien`}
          </Button>
        </div>
      )}
      <ConfirmActionDialog
        isOpen={isAsking}
        question={`${what} weggooien?`}
        confirmLabel="Weggooien"
        onConfirm={async () => dropDeclaration(declarationOutboxOf(id), entry)}
        onClose={() => setAsking(false)}
      >
        De declaratie is niet ingediend. Deze actie is onomkeerbaar.
      </ConfirmActionDialog>
    </>
  );
}
