import { CircleAlert, X } from 'lucide-react';
import {
  type ReactNode,
  useCallback,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  useEffect,
  createContext,
  useContext,
} from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { keyframes } from 'styled-components';

import { IconButton } from './buttons/IconButton';
import { layer, phone } from './tokens';
import { undos } from './undos';

type Message = SnackbarOptions & { id: number; text: string };

const Corner = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.snackbar};
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--s2);
  padding: var(--s4);
  padding-bottom: max(var(--s4), env(safe-area-inset-bottom));
  pointer-events: none;
  @media ${phone} {
    inset: 0 0 auto;
    padding-top: max(var(--s4), env(safe-area-inset-top));
  }
  @media print {
    display: none;
  }
`;

function Item({ message, onDone }: { message: Message; onDone: (id: number) => void }) {
  const { id } = message;
  const done = useCallback(() => onDone(id), [onDone, id]);
  return <Snackbar text={message.text} undo={message.undo} tone={message.tone} onDone={done} />;
}

/**
 * Shows the messages of `useSnackbar` at the bottom of the window (on a phone at the top, where they never cover the
 * main action), also above a dialog; at most three at once.
 */
export function SnackbarProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<Message[]>([]);
  const nextId = useRef(0);
  const remove = useCallback(
    (id: number) => setMessages((all) => all.filter((message) => message.id !== id)),
    [],
  );
  const api = useMemo(
    () => ({
      show: (text: string, options: SnackbarOptions = {}) => {
        const undo = options.undo && undos.add(text, options.undo);
        const message = { ...options, undo, id: nextId.current++, text };
        setMessages((all) => [...all.filter((one) => one.text !== text || one.undo), message].slice(-3));
      },
    }),
    [],
  );
  return (
    <SnackbarContext value={api}>
      {children}
      {createPortal(
        // react-aria hides everything outside an open dialog, except what carries this attribute
        <Corner role="status" aria-live="polite" aria-atomic={false} data-react-aria-top-layer="true">
          {messages.map((message) => (
            <Item key={message.id} message={message} onDone={remove} />
          ))}
        </Corner>,
        document.body,
      )}
    </SnackbarContext>
  );
}

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
function Snackbar({ text, undo, tone, onDone }: SnackbarOptions & { text: string; onDone: () => void }) {
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

/** What a snackbar can do besides telling. */
export type SnackbarOptions = {
  /** Takes the action back; gives the button 'Ongedaan maken'. */
  undo?: () => void | Promise<void>;
  /** An error stays until it is closed. */
  tone?: 'error';
};

/** The way to show a snackbar. */
export type SnackbarApi = { show: (text: string, options?: SnackbarOptions) => void };

/** Given by SnackbarProvider. */
const SnackbarContext = createContext<SnackbarApi | undefined>(undefined);

/** `show(text, { undo })` tells for 10 seconds, without undo 3, in a corner, that something was done. */
export function useSnackbar(): SnackbarApi {
  const api = useContext(SnackbarContext);
  if (!api) throw new Error('useSnackbar needs a SnackbarProvider above it');
  return api;
}
