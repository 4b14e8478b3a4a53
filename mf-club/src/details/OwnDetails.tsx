import { ApiError, toApiError, useSave } from 'kit/graphql';
import { Alert, Button } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  ClubCorrectDetailsDocument,
  type ClubOwnDetailsFragment,
  ClubOwnDetailsFragmentDoc,
} from '../gql/graphql';
import { detailsInput, type DetailsValues } from './detailsFields';
import { DetailsForm } from './DetailsForm';

const STALE =
  'Je gegevens zijn intussen ergens anders aangepast. Lees ze opnieuw en geef dan door wat nog niet klopt.';

interface OwnDetailsProps {
  token: string;
  /** As they were first read. */
  details: FragmentType<typeof ClubOwnDetailsFragmentDoc>;
  /** Reads them once more. @throws when that does not work */
  readAnew: () => Promise<FragmentType<typeof ClubOwnDetailsFragmentDoc>>;
}

/** What the club knows of a member, to see and to correct by themselves. */
export function OwnDetails({ token, details: first, readAnew }: OwnDetailsProps) {
  // The version that the form began with: a save goes against that one.
  const [shown, setDetails] = useState(first);
  const details = getFragmentData(ClubOwnDetailsFragmentDoc, shown);
  const [isSaved, setSaved] = useState(false);
  const [isStale, setStale] = useState(false);
  const { save } = useSave(ClubCorrectDetailsDocument);

  const correct = async (values: DetailsValues) => {
    try {
      const answer = await save({ token, revision: details.revision, details: detailsInput(values) });
      setDetails(answer.correctClubDetails);
      setSaved(true);
    } catch (error) {
      const { code } = toApiError(error);
      if (code !== 'CONFLICT') throw error;
      setStale(true);
      throw new ApiError(STALE, code);
    }
  };
  const takeAnew = async () => {
    setDetails(await readAnew());
    setStale(false);
  };
  if (isSaved) return <Thanks isWaiting={details.waiting} onAgain={() => setSaved(false)} />;
  return (
    <>
      <Greeting details={details} />
      <DetailsForm
        key={details.revision}
        details={details}
        onSubmit={correct}
        onReadAnew={isStale ? takeAnew : undefined}
      />
    </>
  );
}

function Greeting({ details: { firstName, lastName, waiting } }: { details: ClubOwnDetailsFragment }) {
  return (
    <>
      <p>
        Hallo {firstName || lastName}, klopt dit nog? Dit weet de Club van 111 van je. Pas aan wat anders is
        geworden.
      </p>
      {waiting && (
        <Alert title="Je vorige wijziging wacht nog">
          Hieronder staat wat je hebt doorgegeven. De club kijkt er nog naar.
        </Alert>
      )}
    </>
  );
}

function Thanks({ isWaiting, onAgain }: { isWaiting: boolean; onAgain: () => void }) {
  return (
    <Saved>
      <Alert title="Dank je wel">
        {isWaiting
          ? 'Je wijziging is ontvangen. De club kijkt er eerst naar en past het dan aan.'
          : 'Je gegevens zijn opgeslagen.'}
      </Alert>
      <Button variant="ghost" wide onClick={onAgain}>
        Nog iets aanpassen
      </Button>
    </Saved>
  );
}

const Saved = styled.div`
  display: grid;
  gap: var(--s4);
  margin-top: var(--s4);
`;
