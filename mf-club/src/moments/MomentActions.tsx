import { Alert, Button, ButtonRow } from 'kit/ui';
import { Mails, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { ClubMomentActionsFragmentDoc } from '../gql/graphql';
import { CheckPayments } from './CheckPayments';
import { ConceptLetter } from './ConceptLetter';
import { DeleteMomentDialog } from './DeleteMomentDialog';
import { DownloadLetters } from './DownloadLetters';
import { MakeLettersDialog } from './MakeLettersDialog';
import { EditMomentDialog } from './MomentDialogs';
import { failureOf, isRunning } from './momentState';
import { RetryButton } from './RetryButton';

interface MomentActionsProps {
  moment: FragmentType<typeof ClubMomentActionsFragmentDoc>;
  onlinePayments: boolean;
  /** Its letters are being made now. */
  onMaking: () => void;
}

type Doing = 'edit' | 'make' | 'delete';

/** What can be done with a contact moment in the state it is in. */
export function MomentActions({ moment: masked, onlinePayments, onMaking }: MomentActionsProps) {
  const moment = getFragmentData(ClubMomentActionsFragmentDoc, masked);
  const [doing, setDoing] = useState<Doing>();
  const [error, setError] = useState<string>();
  const close = () => setDoing(undefined);
  const isMade = moment.generatedOn !== null && moment.generatedOn !== undefined;
  const isConcept = !isMade && !isRunning(moment);
  const hasFailed = failureOf(moment) !== undefined;
  return (
    <>
      {error && <Alert kind="error">{error}</Alert>}
      <Row role="group" aria-label={`Acties voor ${moment.title}`}>
        {isConcept && !hasFailed && (
          <Button variant="ghost" icon={<Mails aria-hidden />} onClick={() => setDoing('make')}>
            Brieven maken
          </Button>
        )}
        {isConcept && hasFailed && <RetryButton id={moment.id} variant="ghost" onMaking={onMaking} />}
        {isMade && <DownloadLetters moment={moment} />}
        {isMade && moment.payment && onlinePayments && <CheckPayments id={moment.id} onError={setError} />}
        <ConceptLetter id={moment.id} onError={setError} />
        {isConcept && (
          <Button variant="text" icon={<Pencil aria-hidden />} onClick={() => setDoing('edit')}>
            Aanpassen
          </Button>
        )}
        <Button variant="text" icon={<Trash2 aria-hidden />} onClick={() => setDoing('delete')}>
          Verwijderen
        </Button>
      </Row>
      {doing === 'edit' && <EditMomentDialog moment={moment} onClose={close} />}
      <MakeLettersDialog moment={moment} isOpen={doing === 'make'} onMaking={onMaking} onClose={close} />
      <DeleteMomentDialog moment={moment} isOpen={doing === 'delete'} onClose={close} />
    </>
  );
}

const Row = styled(ButtonRow)`
  margin-top: var(--s3);
`;
