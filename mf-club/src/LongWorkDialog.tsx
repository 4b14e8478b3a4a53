import { WorkProgress } from 'kit/lists';
import { Alert, Button, Dialog } from 'kit/ui';

import type { useLongWork } from './useLongWork';

interface LongWorkDialogProps {
  /** 'Brieven downloaden' */
  title: string;
  /** What is counted, in the plural: 'bestanden'. */
  unit: string;
  work: ReturnType<typeof useLongWork>;
}

/** Long work of the browser lies over the page: how far it is, a way to stop, and why it did not work. */
export function LongWorkDialog({ title, unit, work }: LongWorkDialogProps) {
  const { progress, error, start, stop } = work;
  return (
    <Dialog
      isOpen={progress !== undefined || error !== undefined}
      onClose={stop}
      title={title}
      size={400}
      noClose
      actions={
        <>
          <Button variant={error ? 'text' : 'ghost'} onClick={stop}>
            {error ? 'Sluiten' : 'Annuleren'}
          </Button>
          {error && <Button onClick={start}>Opnieuw proberen</Button>}
        </>
      }
    >
      {progress && <WorkProgress label={title} unit={unit} done={progress.done} total={progress.total} />}
      {error && (
        <Alert kind="error" title="Downloaden is niet gelukt">
          {error}
        </Alert>
      )}
    </Dialog>
  );
}
