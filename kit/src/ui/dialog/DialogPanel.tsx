import { X } from 'lucide-react';
import { useEffect } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled from 'styled-components';

import { IconButton } from '../buttons/IconButton';
import { phone } from '../tokens';
import type { DialogProps } from './dialogProps';
import { contentStyle, headStyle, panelStyle, scrimStyle, DialogActions } from './dialogStyle';
import { useLayer } from './layers';

const Scrim = styled(ModalOverlay)<{ $sheet?: boolean }>`
  ${scrimStyle}
`;

const Panel = styled(Modal)<{ $size: number; $sheet?: boolean }>`
  ${panelStyle}
`;

const Content = styled(AriaDialog)`
  ${contentStyle}
`;

const Head = styled.div`
  ${headStyle}
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
  isOpen = true,
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
