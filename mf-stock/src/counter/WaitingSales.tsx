import { formatEuro } from 'kit/format';
import { formatTime, SendNow, WaitingLine } from 'kit/offline';
import { Button, Stack } from 'kit/ui';

import { useCounterOutbox } from './counterOutbox';

/** Sales without an answer: they wait for a connection, or were refused. @param onSent when some were sent */
export function WaitingSales({ onSent }: { onSent: () => unknown }) {
  const { waiting, isSending, flush, drop } = useCounterOutbox(onSent);
  if (waiting.length === 0) return null;
  return (
    <Stack>
      {waiting.map((entry) => {
        const what = `Verkoop van ${formatEuro(entry.total)}, om ${formatTime(entry.savedAt)}`;
        return (
          <div key={entry.requestId}>
            <WaitingLine entry={entry} what={what} />
            {entry.refusal && (
              <Button variant="text" size="small" onClick={() => drop(entry.requestId)}>
                {`${what} weggooien`}
              </Button>
            )}
          </div>
        );
      })}
      <SendNow {...{ waiting, isSending, flush }} />
    </Stack>
  );
}
