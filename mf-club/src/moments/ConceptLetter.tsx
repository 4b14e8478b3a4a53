import { downloadFile } from 'kit/download';
import { toApiError, useSave } from 'kit/graphql';
import { Button } from 'kit/ui';
import { FileText } from 'lucide-react';
import { useState } from 'react';

import { ClubConceptLetterDocument } from '../gql/graphql';

interface ConceptLetterProps {
  id: string;
  /** Why it cannot be had; undefined: it can. */
  onError: (message: string | undefined) => void;
}

/** The letter with an example member, as a Word file. */
export function ConceptLetter({ id, onError }: ConceptLetterProps) {
  const { save } = useSave(ClubConceptLetterDocument);
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    onError(undefined);
    try {
      const { conceptLetter } = await save({ id });
      await downloadFile(conceptLetter);
    } catch (failure) {
      onError(`De conceptbrief kan niet worden gedownload: ${toApiError(failure).message}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="ghost" icon={<FileText aria-hidden />} pending={isBusy} onClick={() => void download()}>
      Conceptbrief
    </Button>
  );
}
