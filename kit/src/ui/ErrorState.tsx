import { CircleAlert, CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { Button } from './buttons/Button';

/** The props of ErrorState. */
export type ErrorStateProps = {
  title?: ReactNode;
  text?: ReactNode;
  /** What was thrown, an ApiError: tells a fault of ours, with its number, from no connection. */
  failure?: { code: string; message: string };
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  /** The new attempt is going on. */
  retrying?: boolean;
};

const Root = styled.div`
  text-align: center;
  padding: 40px 20px;
  color: var(--ink-2);
  > svg {
    width: 32px;
    height: 32px;
    color: var(--red);
    margin-bottom: var(--s2);
  }
  &[data-offline] > svg {
    color: var(--warn);
  }
  p {
    margin: 0 0 4px;
    text-wrap: balance;
  }
  p:first-of-type {
    font: 700 19px/1.3 var(--head);
    color: var(--ink);
  }
  button {
    margin-top: var(--s3);
  }
`;

/** Without a title of the page. */
const TITLES: Readonly<Record<string, string>> = {
  NETWORK: 'Geen verbinding',
  UNAVAILABLE: 'Het ging bij ons mis',
  INTERNAL_SERVER_ERROR: 'Het ging bij ons mis',
};

/** Something could not be shown: what went wrong, and a button that tries again. */
export function ErrorState({ title, text, failure, onRetry, retrying }: ErrorStateProps) {
  const isOffline = failure?.code === 'NETWORK';
  const shownText = text ?? failure?.message;
  return (
    <Root role="alert" data-offline={isOffline || undefined}>
      {isOffline ? <CloudOff aria-hidden /> : <CircleAlert aria-hidden />}
      <p>{title ?? TITLES[failure?.code ?? ''] ?? 'Dit is niet gelukt'}</p>
      {shownText && <p>{shownText}</p>}
      {onRetry && (
        <Button variant="ghost" onClick={onRetry} pending={retrying}>
          Opnieuw proberen
        </Button>
      )}
    </Root>
  );
}
