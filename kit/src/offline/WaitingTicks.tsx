import { formatDateTime } from 'kit/format';
import { Alert, Button, ButtonRow, Stack } from 'kit/ui';
import { useEffect, useState } from 'react';

import { useTickOutbox } from './taskTicks';
import { refusalText } from './WaitingLine';

const SENDING_MS = 1000;

/**
 * What I ticked and is not sent: how many wait for a connection, and what was refused meanwhile.
 * @param onSent when some were sent
 */
export function WaitingTicks({ onSent }: { onSent: () => unknown }) {
  const { waiting, isSending, flush, drop } = useTickOutbox(onSent);
  const refused = waiting.filter(({ refusal }) => refusal);
  const count = waiting.length - refused.length;
  const isLong = useIsLong(count > 0);
  if (refused.length === 0 && !isLong) return null;
  return (
    <Stack>
      {isLong && (
        <Alert
          kind="warning"
          title={count === 1 ? '1 taak wacht op verbinding' : `${count} taken wachten op verbinding`}
        >
          <ButtonRow>
            <Button variant="ghost" pending={isSending} onClick={() => void flush()}>
              Nu versturen
            </Button>
          </ButtonRow>
        </Alert>
      )}
      {refused.map((entry) => (
        <Alert key={entry.requestId} kind="error" title={`${entry.name} is niet bijgewerkt`}>
          {`Van ${formatTime(entry.savedAt)}. ${refusalText(entry)}`}
          <ButtonRow>
            <Button variant="text" size="small" onClick={() => drop(entry.requestId)}>
              {`${entry.name} weghalen`}
            </Button>
          </ButtonRow>
        </Alert>
      ))}
    </Stack>
  );
}

/** Whether it has been so for longer than sending takes: otherwise each tick would move the page. */
function useIsLong(isSo: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLong(true), SENDING_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isSo]);
  return isLong;
}

/** The time of a moment, '14:05'; with its day when that is not today: '20/11/2026 14:05'. @param moment ISO */
export function formatTime(moment: string, now = new Date()): string {
  const text = formatDateTime(moment);
  const [today = ''] = formatDateTime(now).split(' ');
  return text.replace(`${today} `, '');
}
