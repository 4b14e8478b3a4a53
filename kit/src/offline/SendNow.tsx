import { Button } from 'kit/ui';

import type { OutboxEntry } from './outbox';
import type { OutboxState } from './useOutbox';

/** Sends what waits for a connection at once; nothing where all that is left was refused. */
export function SendNow({
  waiting,
  isSending,
  flush,
}: Pick<OutboxState<OutboxEntry>, 'waiting' | 'isSending' | 'flush'>) {
  if (waiting.every(({ refusal }) => refusal)) return null;
  return (
    <div>
      <Button variant="ghost" pending={isSending} onClick={() => void flush()}>
        Nu versturen
      </Button>
    </div>
  );
}
