import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';

import { Snackbar } from './Snackbar';
import { layer, phone } from './tokens';
import { undos } from './undos';
import { SnackbarContext, type SnackbarOptions } from './useSnackbar';

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
