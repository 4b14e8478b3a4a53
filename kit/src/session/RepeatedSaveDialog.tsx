import { VersionsTable } from 'kit/conflict';
import { formatDateTime } from 'kit/format';
import type { RepeatedQuestion } from 'kit/graphql';
import { Button, Dialog } from 'kit/ui';
import { useState } from 'react';

import { repeatedRows } from './repeatedRows';

/** An attempt of which the answer was lost had succeeded, and since then something else was filled in. */
export default function RepeatedSaveDialog({ about, answer }: RepeatedQuestion) {
  // How the fields are called is read from the form, while it is there.
  const [rows] = useState(() => repeatedRows(about, document));
  return (
    <Dialog
      isOpen
      onClose={() => answer('continue')}
      title="Dit was al gelukt"
      alert
      noClose
      actions={
        <>
          <Button variant="text" onClick={() => answer('continue')}>
            Verder bewerken
          </Button>
          <Button variant="ghost" onClick={() => answer('another')}>
            Deze ook toevoegen
          </Button>
          <Button onClick={() => answer('keep')}>Alleen de eerste houden</Button>
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
