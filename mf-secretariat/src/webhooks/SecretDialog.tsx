import { CopyLinkField } from 'kit/lists';
import { Alert, Button, Dialog, DialogActions, Stack } from 'kit/ui';

interface SecretDialogProps {
  /** Of the webhook. */
  name: string;
  secret: string;
  onClose: () => void;
}

/** A secret that was just made: to be copied now, as it is never shown again. */
export function SecretDialog({ name, secret, onClose }: SecretDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={`Geheim van ${name}`} size={600}>
      <Stack>
        <Alert kind="warning">Bewaar dit geheim nu. Het wordt hierna niet meer getoond.</Alert>
        <CopyLinkField label="Geheim" noun="Geheim" url={secret} />
        <p>Hiermee ziet de ontvanger dat een bericht echt van dit portaal komt.</p>
      </Stack>
      <DialogActions>
        <Button onClick={onClose}>Klaar</Button>
      </DialogActions>
    </Dialog>
  );
}
