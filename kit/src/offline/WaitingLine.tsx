import { Button } from 'kit/ui';
import { CloudOff, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';

import type { OutboxEntry } from './outbox';

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
