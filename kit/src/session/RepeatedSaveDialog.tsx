import { VersionsTable } from 'kit/conflict';
import { formatDateTime } from 'kit/format';
import type { RepeatedAnswer, RepeatedSave } from 'kit/graphql';
import { Button, Dialog } from 'kit/ui';
import { useState } from 'react';

import { repeatedRows } from './repeatedRows';

interface RepeatedSaveDialogProps {
  about: RepeatedSave;
  onAnswer: (answer: RepeatedAnswer) => void;
}

/** An attempt of which the answer was lost had succeeded, and since then something else was filled in. */
export default function RepeatedSaveDialog({ about, onAnswer }: RepeatedSaveDialogProps) {
  // How the fields are called is read from the form, while it is there.
  const [rows] = useState(() => repeatedRows(about, document));
  return (
    <Dialog
      isOpen
      onClose={() => onAnswer('continue')}
      title="Dit was al gelukt"
      alert
      noClose
      actions={
        <>
          <Button variant="text" onClick={() => onAnswer('continue')}>
            Verder bewerken
          </Button>
          <Button variant="ghost" onClick={() => onAnswer('another')}>
            Deze ook toevoegen
          </Button>
          <Button onClick={() => onAnswer('keep')}>Alleen de eerste houden</Button>
        </>
      }
    >
      <p>
        {`Je eerste poging, op ${formatDateTime(about.storedAt)}, is gelukt; alleen het antwoord kwam niet aan. `}
        Daarna heb je iets veranderd. Dat is nog niet opgeslagen of verstuurd.
      </p>
      {rows.length > 0 && <VersionsTable mine="Is gelukt" theirs="Nu ingevuld" rows={rows} />}
    </Dialog>
  );
}
