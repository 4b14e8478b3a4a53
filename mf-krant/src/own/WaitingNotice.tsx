import { formatTime, refusalText } from 'kit/offline';
import { Alert, Button } from 'kit/ui';

import type { Waiting } from '../drafts/saleOutbox';

interface WaitingNoticeProps {
  entry: Waiting;
  /** Forgets what was saved. Not while it waits: the server may have it already. */
  onDiscard: () => void;
}

/** In a form: that it shows what was saved and not sent, and why. */
export function WaitingNotice({ entry, onDiscard }: WaitingNoticeProps) {
  const time = formatTime(entry.savedAt);
  if (!entry.refusal) {
    return <Alert>{`Wat je om ${time} hebt opgeslagen, wacht op verbinding.`}</Alert>;
  }
  return (
    <Alert kind="warning" title={`Wat je om ${time} hebt opgeslagen, is niet aangekomen`}>
      <span>{`${refusalText(entry)} Controleer het en sla het opnieuw op.`}</span>
      <div>
        <Button variant="text" size="small" onClick={onDiscard}>
          Weggooien
        </Button>
      </div>
    </Alert>
  );
}
