import { ConfirmActionDialog } from 'kit/editing';
import { formatDate, formatEuro } from 'kit/format';
import { useSave } from 'kit/graphql';
import { Alert, Button } from 'kit/ui';
import { useState } from 'react';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { KrantRestoreDocument, KrantTakenBackFragmentDoc } from '../gql/graphql';

interface TakenBackProps {
  ad: FragmentType<typeof KrantTakenBackFragmentDoc>;
  /** After it was sold again. */
  onRestored: () => Promise<unknown>;
}

/** Says that a sale was taken back, by whom, and offers to undo that; nothing when it was not. */
export function TakenBack({ ad: masked, onRestored }: TakenBackProps) {
  const { id, revision, takenBack } = getFragmentData(KrantTakenBackFragmentDoc, masked);
  const { save } = useSave(KrantRestoreDocument, { done: 'Verkoop hersteld' });
  const [asking, setAsking] = useState(false);
  if (!takenBack) return null;
  const { advPrice, advFormat, placedOnPage, assigned, by, at } = takenBack;
  const was = [
    advFormat,
    formatEuro(advPrice),
    placedOnPage && `op pagina ${placedOnPage}`,
    assigned && `toegewezen aan ${assigned}`,
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <Alert title="Deze verkoop is teruggedraaid">
      <p>{`Het was: ${was}. ${by} draaide dit terug op ${formatDate(at)}.`}</p>
      <Button variant="ghost" size="small" onClick={() => setAsking(true)}>
        Verkoop herstellen
      </Button>
      <ConfirmActionDialog
        isOpen={asking}
        question="Verkoop herstellen?"
        confirmLabel="Herstellen"
        onConfirm={async () => {
          await save({ id, revision });
          await onRestored();
        }}
        onClose={() => setAsking(false)}
      >
        {`De advertentie is weer verkocht: ${was}. Een factuur die vervallen is, wordt opnieuw gemaakt.`}
      </ConfirmActionDialog>
    </Alert>
  );
}
