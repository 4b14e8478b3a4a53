import type { ReactNode } from 'react';
import styled from 'styled-components';

import { Alert } from '../Alert';
import { Button } from '../buttons/Button';
import { Dialog } from './Dialog';

/** The props of ConfirmDialog. */
export type ConfirmDialogProps = {
  /** One that is mounted only while it is open leaves it out. */
  isOpen?: boolean;
  /** The question. */
  title: ReactNode;
  /** What will happen, and to whom. */
  children?: ReactNode;
  /** The verb on the main button. */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** The action is being done. */
  busy?: boolean;
  /** Why it did not work; the dialog stays open. */
  error?: ReactNode;
  /** It asks about going back itself, so Back does not close it. */
  ignoresBack?: boolean;
};

const Explanation = styled.div`
  color: var(--ink-2);
  margin-bottom: var(--s3);
`;

/** Asks before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    children,
    confirmLabel,
    cancelLabel = 'Annuleren',
    onConfirm,
    onCancel,
    busy,
    error,
    ignoresBack,
  } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      size={400}
      busy={busy}
      alert
      noClose
      ignoresBack={ignoresBack}
      actions={
        <>
          <Button variant="text" onClick={onCancel} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button onClick={onConfirm} pending={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children && <Explanation>{children}</Explanation>}
      {error && <Alert kind="error">{error}</Alert>}
    </Dialog>
  );
}
