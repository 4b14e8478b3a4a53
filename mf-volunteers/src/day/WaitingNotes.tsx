import { formatTime, type OutboxState, WaitingLine } from 'kit/offline';
import { Button, Stack } from 'kit/ui';

import type { WaitingNote } from './dayOutbox';

/** What I noted down and has no answer: it waits for a connection, or was refused and can be thrown away. */
export function WaitingNotes({
  outbox: { waiting, isSending, flush, drop },
}: {
  outbox: OutboxState<WaitingNote>;
}) {
  const refused = waiting.filter(({ refusal }) => refusal);
  const [first, ...more] = waiting.filter(({ refusal }) => !refusal);
  return (
    <Stack>
      {first && (
        <>
          <WaitingLine
            entry={first}
            what={more.length > 0 ? `${first.name} en nog ${more.length}` : first.name}
          />
          <div>
            <Button variant="ghost" size="small" pending={isSending} onClick={() => void flush()}>
              Nu versturen
            </Button>
          </div>
        </>
      )}
      {refused.map((entry) => (
        <Stack key={entry.requestId}>
          <WaitingLine entry={entry} what={`${entry.name}, van ${formatTime(entry.savedAt)}`} />
          <div>
            <Button variant="text" size="small" onClick={() => drop(entry.requestId)}>
              {`${entry.name} weghalen`}
            </Button>
          </div>
        </Stack>
      ))}
    </Stack>
  );
}
