import { X } from 'lucide-react';
import { useEffect } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled, { keyframes } from 'styled-components';

import { DialogActions } from './DialogActions';
import type { DialogProps } from './dialogProps';
import { IconButton } from './IconButton';
import { useLayer } from './layers';
import { layer, phone } from './tokens';

const fade = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { transform: translateY(12px); opacity: 0; }`;

const Scrim = styled(ModalOverlay)<{ $sheet?: boolean }>`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  display: grid;
  place-items: center;
  padding: var(--s4);
  background: var(--scrim);
  animation: ${fade} 0.15s;
  @media ${phone} {
    padding: 0;
    place-items: ${({ $sheet }) => ($sheet ? 'end stretch' : 'stretch')};
  }
`;

const Panel = styled(Modal)<{ $size: number; $sheet?: boolean }>`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: ${({ $size }) => $size}px;
  max-height: calc(100dvh - 32px);
  border: 1px solid var(--line);
  border-radius: var(--r-l);
  background: var(--card);
  color: var(--ink);
  box-shadow: var(--shadow-l);
  overflow: hidden;
  animation: ${rise} 0.18s ease-out;
  @media ${phone} {
    max-width: none;
    height: ${({ $sheet }) => ($sheet ? 'auto' : '100dvh')};
    max-height: ${({ $sheet }) => ($sheet ? '88dvh' : 'none')};
    border: 0;
    border-radius: ${({ $sheet }) => ($sheet ? 'var(--r-l) var(--r-l) 0 0' : '0')};
  }
`;

const Content = styled(AriaDialog)`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  outline: none;
  padding: var(--s5) var(--s5) 0;
  @media ${phone} {
    padding: var(--s4) var(--s4) 0;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--s3);
  margin-bottom: var(--s2);
  h2 {
    flex: 1;
    overflow-wrap: anywhere;
  }
  button {
    margin: -9px -10px 0 0;
  }
`;

const Body = styled.div`
  flex: 1;
  padding-bottom: var(--s5);
  @media ${phone} {
    &,
    > form {
      display: flex;
      flex-direction: column;
      flex: 1;
    }
  }
`;

/** The dialog itself; use Dialog, which loads this when needed. */
export function DialogPanel({
  isOpen,
  onClose,
  title,
  size = 600,
  busy,
  sheet,
  alert,
  actions,
  children,
  noClose,
  ignoresBack = false,
}: DialogProps) {
  useFocusKept();
  useLayer(() => void (!busy && onClose()), isOpen && !ignoresBack);
  return (
    <Scrim
      isOpen={isOpen}
      onOpenChange={(open) => void (!open && !busy && onClose())}
      isKeyboardDismissDisabled={busy}
      isDismissable={sheet}
      $sheet={sheet}
    >
      <Panel $size={size} $sheet={sheet}>
        <Content role={alert ? 'alertdialog' : 'dialog'} aria-busy={busy || undefined}>
          <Head>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {!noClose && (
              <IconButton aria-label="Sluiten" disabled={busy} onClick={onClose}>
                <X aria-hidden />
              </IconButton>
            )}
          </Head>
          <Body>
            {children}
            {actions && <DialogActions>{actions}</DialogActions>}
          </Body>
        </Content>
      </Panel>
    </Scrim>
  );
}

/** After closing, focus is where the dialog was opened from; when that is gone (a removed row) the page gets it. */
function useFocusKept() {
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.querySelector('main')?.focus();
      });
    },
    [],
  );
}
