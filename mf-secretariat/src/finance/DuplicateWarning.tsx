import { formatDate, formatEuro } from 'kit/format';
import { Alert, Button } from 'kit/ui';
import { useState } from 'react';

import { ReceiptViewer } from './ReceiptViewer';
import type { Reviewed } from './reviewed';
import { stateLabels } from './StateTag';

/** Says which other declarations may be the same, and shows their receipts beside. */
export function DuplicateWarning({ duplicates }: Pick<Reviewed, 'duplicates'>) {
  const [shown, setShown] = useState<string>();
  return duplicates.map(({ sameReceipt, other }) => {
    const { id, description, amount, creationDate, creator, state, paid, receipts } = other;
    const isShown = shown === id;
    return (
      <Alert key={id} kind="warning" title={`Lijkt op een declaratie van ${formatDate(creationDate)}`}>
        <div>{sameReceipt ? 'Dezelfde bon.' : 'Zelfde bedrag, dag en persoon.'}</div>
        <div>
          {`${creator}: ${description}, ${formatEuro(-amount)}, ${paid ? 'betaald' : stateLabels[state].toLowerCase()}.`}
        </div>
        <Button
          variant="ghost"
          size="small"
          aria-expanded={isShown}
          onClick={() => setShown(isShown ? undefined : id)}
        >
          {isShown ? 'Verbergen' : 'Naast elkaar bekijken'}
        </Button>
        {isShown && <ReceiptViewer receipts={receipts} description={description} />}
      </Alert>
    );
  });
}
