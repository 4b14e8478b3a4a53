import { toApiError, useSave } from 'kit/graphql';
import { WorkProgress } from 'kit/lists';
import { Alert, Button, Dialog, useSnackbar } from 'kit/ui';
import { type ReactNode, useEffect } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  ClubCancelLettersDocument,
  type ClubGenerationFragment,
  ClubGenerationFragmentDoc,
} from '../gql/graphql';
import { DownloadLetters } from './DownloadLetters';
import { failureOf, isRunning, lettersDone, lettersText } from './momentState';
import { RetryButton } from './RetryButton';

/** The overlay hides after 30 s; the list goes on showing how far it is. */
const OVERLAY_MS = 30_000;

interface GenerationProps {
  moment: FragmentType<typeof ClubGenerationFragmentDoc>;
  /** Over the page, and not only in the list. */
  isWatched: boolean;
  onWatch: () => void;
  onClose: () => void;
}

/** The making of letters: how far it is, in the list and over the page, and a way to stop it. */
export function Generation({ moment: masked, isWatched, onWatch, onClose }: GenerationProps) {
  const moment = getFragmentData(ClubGenerationFragmentDoc, masked);
  const { done, total } = moment.generation ?? { done: 0, total: moment.addressed };
  const snackbar = useSnackbar();
  const { save, saving } = useSave(ClubCancelLettersDocument, {
    done: 'Het maken van de brieven is gestopt',
  });
  const cancel = async () => {
    try {
      await save({ id: moment.id });
      onClose();
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
    }
  };
  const bar = (
    <WorkProgress label="Brieven maken" unit="brieven" done={done} total={total} text={lettersDone(moment)} />
  );
  const stop = (
    <Button variant="ghost" pending={saving} onClick={() => void cancel()}>
      Stoppen
    </Button>
  );
  return (
    <>
      {isRunning(moment) && (
        <Running>
          {bar}
          {!isWatched && (
            <Button variant="text" onClick={onWatch}>
              Groter tonen
            </Button>
          )}
          {!isWatched && stop}
        </Running>
      )}
      {isWatched && <Overlay moment={moment} onClose={onClose} bar={bar} stop={stop} />}
    </>
  );
}

interface OverlayProps {
  moment: ClubGenerationFragment;
  onClose: () => void;
  /** While they are being made: how far it is, and the way to stop it. */
  bar: ReactNode;
  stop: ReactNode;
}

function Overlay({ moment, onClose, bar, stop }: OverlayProps) {
  useEffect(() => {
    const timer = setTimeout(onClose, OVERLAY_MS);
    return () => clearTimeout(timer);
  }, [onClose]);
  const { text, action } = shownIn(moment);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Brieven van ${moment.title}`}
      size={400}
      actions={isRunning(moment) ? stop : action}
    >
      {isRunning(moment) ? (
        <>
          {bar}
          <Help>Je kunt dit sluiten: het maken gaat door. Je vindt de voortgang terug in de lijst.</Help>
        </>
      ) : (
        text
      )}
    </Dialog>
  );
}

/** What came of it, and what can be done then. */
function shownIn(moment: ClubGenerationFragment): { text: ReactNode; action?: ReactNode } {
  if (moment.generatedOn) {
    return {
      text: (
        <Alert title="De brieven zijn gemaakt">
          {lettersText(moment.addressed, moment.mailed)}, met de etiketten.
        </Alert>
      ),
      action: <DownloadLetters moment={moment} />,
    };
  }
  const failure = failureOf(moment);
  if (!failure) return { text: <p>Het maken van de brieven is gestopt.</p> };
  return {
    text: <Alert kind="error">{failure}</Alert>,
    action: <RetryButton id={moment.id} variant="primary" />,
  };
}

const Running = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  margin-bottom: var(--s3);
  > :first-child {
    flex: 1 1 220px;
  }
`;

const Help = styled.p`
  margin: var(--s3) 0 0;
  color: var(--ink-2);
`;
