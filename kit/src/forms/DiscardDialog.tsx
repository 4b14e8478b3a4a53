import { ConfirmDialog } from 'kit/ui';

/** The props of DiscardDialog. */
export interface DiscardDialogProps {
  isOpen: boolean;
  onDiscard: () => void;
  onCancel: () => void;
}

/** Asks before what was typed is thrown away. */
export function DiscardDialog({ isOpen, onDiscard, onCancel }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Wijzigingen weggooien?"
      confirmLabel="Weggooien"
      cancelLabel="Verder bewerken"
      onConfirm={onDiscard}
      onCancel={onCancel}
    >
      Wat je hebt ingevuld, is nog niet opgeslagen.
    </ConfirmDialog>
  );
}
