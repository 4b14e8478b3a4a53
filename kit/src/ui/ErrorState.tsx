import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { Button } from './Button';

/** The props of ErrorState. */
export type ErrorStateProps = {
  title?: ReactNode;
  text?: ReactNode;
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

/** Something could not be shown: what went wrong, and a button that tries again. */
export function ErrorState({ title = 'Dit is niet gelukt', text, onRetry, retrying }: ErrorStateProps) {
  return (
    <Root role="alert">
      <CircleAlert aria-hidden />
      <p>{title}</p>
      {text && <p>{text}</p>}
      {onRetry && (
        <Button variant="ghost" onClick={onRetry} pending={retrying}>
          Opnieuw proberen
        </Button>
      )}
    </Root>
  );
}
