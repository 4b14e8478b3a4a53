import { CircleAlert, X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';

import { IconButton } from './buttons/IconButton';
import type { SnackbarOptions } from './useSnackbar';

const rise = keyframes`from { transform: translateY(8px); opacity: 0; }`;

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 6px 14px;
  max-width: min(560px, 100%);
  min-height: 48px;
  padding: 4px 8px 4px 18px;
  border: 1px solid var(--snack-line);
  border-radius: 12px;
  background: var(--snack);
  color: var(--snack-ink);
  font-weight: 600;
  box-shadow: 0 10px 30px -10px rgba(0, 0, 0, 0.4);
  pointer-events: auto;
  animation: ${rise} 0.18s ease-out;
  --focus: var(--yellow);
  > span {
    padding: 7px 10px 7px 0;
  }
  > svg {
    flex: none;
    color: #ff9a90;
    margin-right: -4px;
  }
`;

const Undo = styled.button`
  flex: none;
  min-height: 40px;
  padding: 0 10px;
  border: 0;
  border-radius: var(--r-s);
  background: none;
  color: var(--yellow);
  font: inherit;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

/** How long a message stays. */
const SHOWN_MS = 3000;
/** One that can be undone: long enough to read it, to think, and to get there by keyboard. */
const UNDO_MS = 10_000;

/** One message; it goes by itself after 3 s, one with undo after 10, but not under the pointer or while it has focus. */
export function Snackbar({
  text,
  undo,
  tone,
  onDone,
}: SnackbarOptions & { text: string; onDone: () => void }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const left = useRef(undo ? UNDO_MS : SHOWN_MS);
  const paused = hovered || focused || tone === 'error';
  useEffect(() => {
    if (paused) return;
    const since = Date.now();
    const timer = setTimeout(onDone, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(1000, left.current - (Date.now() - since));
    };
  }, [paused, onDone]);
  const blur = (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget));
  return (
    <Root
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={blur}
    >
      {tone === 'error' && <CircleAlert aria-hidden size={20} />}
      <span>{text}</span>
      {undo && (
        <Undo
          type="button"
          onClick={() => {
            onDone();
            void undo();
          }}
        >
          Ongedaan maken
        </Undo>
      )}
      {tone === 'error' && (
        <IconButton aria-label="Melding sluiten" onClick={onDone}>
          <X aria-hidden />
        </IconButton>
      )}
    </Root>
  );
}
