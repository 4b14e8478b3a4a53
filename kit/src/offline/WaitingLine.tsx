import { Button, Tag } from 'kit/ui';
import { CloudOff, TriangleAlert } from 'lucide-react';
import styled, { keyframes } from 'styled-components';

import type { OutboxEntry } from './outbox';
import type { OutboxState } from './useOutbox';

/** Why a save was not taken, in words. */
export function refusalText({ refusal }: OutboxEntry): string {
  if (!refusal) return '';
  const { fields, message } = refusal;
  return [message, ...Object.values(fields).filter((text) => text !== message)].join(' ');
}

interface WaitingLineProps {
  entry: OutboxEntry;
  /** What was saved, and when: 'Advertentie van 14:05'. */
  what: string;
  /** Of the button: 'Advertentie van Bakkerij Jansen bekijken'. */
  showLabel?: string;
  /** Opens the form with what was saved; without it there is no button. */
  onShow?: () => void;
}

/** A save without an answer: it waits for a connection, or was refused and waits for a person. */
export function WaitingLine({ entry, what, showLabel, onShow }: WaitingLineProps) {
  if (!entry.refusal) {
    return (
      <Root role="status">
        <CloudOff aria-hidden />
        <span>
          <b>Wacht op verbinding</b> {what}
        </span>
      </Root>
    );
  }
  return (
    <Root role="alert" data-refused>
      <TriangleAlert aria-hidden />
      <span>
        <b>Niet opgeslagen</b> {`${what}. ${refusalText(entry)}`}
      </span>
      {onShow && (
        <Button variant="ghost" size="small" aria-label={showLabel} onClick={onShow}>
          Bekijken
        </Button>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2);
  padding: var(--s2) var(--s3);
  border-radius: 10px;
  background: var(--warn-soft);
  &[data-refused] {
    background: var(--red-soft);
  }
  svg {
    flex: none;
    width: 20px;
    height: 20px;
  }
  > span {
    flex: 1 1 160px;
  }
  b {
    display: block;
  }
  button {
    min-height: 48px;
  }
`;

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

/** That something waits for a connection. Not while it is being sent: then it would only flash. @param text 'Wacht' */
export function WaitingMark({ text }: { text: string }) {
  return (
    <Late>
      <Tag tone="warn">{text}</Tag>
    </Late>
  );
}

const unseen = keyframes`from, to { visibility: hidden; }`;

const Late = styled.span`
  animation: ${unseen} 1s;
`;
