import { ConfirmActionDialog } from 'kit/editing';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { ClubMakeLettersDialogFragmentDoc } from '../gql/graphql';
import { lettersText } from './momentState';
import { useMakeLetters } from './useMakeLetters';

interface MakeLettersDialogProps {
  moment: FragmentType<typeof ClubMakeLettersDialogFragmentDoc>;
  isOpen: boolean;
  onMaking: () => void;
  onClose: () => void;
}

/** Asks before the letters are made, and says how many. */
export function MakeLettersDialog({ moment, isOpen, onMaking, onClose }: MakeLettersDialogProps) {
  const { id, addressed, payment, allMembers } = getFragmentData(ClubMakeLettersDialogFragmentDoc, moment);
  const { make } = useMakeLetters(id);
  return (
    <ConfirmActionDialog
      isOpen={isOpen}
      question={`${lettersText(addressed)} maken?`}
      confirmLabel="Brieven maken"
      onConfirm={async () => {
        await make();
        onMaking();
      }}
      onClose={onClose}
    >
      {allMembers ? 'Alle leden krijgen een brief' : 'Wie dit jaar nog niet heeft betaald, krijgt een brief'}
      {payment && ', met een eigen betaalverzoek'}. Daarna kun je de tekst niet meer aanpassen.
    </ConfirmActionDialog>
  );
}
