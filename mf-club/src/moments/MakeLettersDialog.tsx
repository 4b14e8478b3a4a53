import { DeleteDialog } from 'kit/editing';

import { lettersText } from './momentState';
import type { Moment } from './momentValues';
import { useMakeLetters } from './useMakeLetters';

interface MakeLettersDialogProps {
  moment: Moment;
  isOpen: boolean;
  onMaking: () => void;
  onClose: () => void;
}

/** Asks before the letters are made, and says how many. */
export function MakeLettersDialog({ moment, isOpen, onMaking, onClose }: MakeLettersDialogProps) {
  const { make } = useMakeLetters(moment.id);
  const { addressed, payment, allMembers } = moment;
  return (
    <DeleteDialog
      isOpen={isOpen}
      question={`${lettersText(addressed)} maken?`}
      confirmLabel="Brieven maken"
      onDelete={async () => {
        await make();
        onMaking();
      }}
      onClose={onClose}
    >
      {allMembers ? 'Alle leden krijgen een brief' : 'Wie dit jaar nog niet heeft betaald, krijgt een brief'}
      {payment && ', met een eigen betaalverzoek'}. Daarna kun je de tekst niet meer aanpassen.
    </DeleteDialog>
  );
}
