import { downloadFile } from 'kit/download';
import { ConfirmActionDialog, DeleteDialog } from 'kit/editing';
import { ApiError, toApiError, useAttempt, useSave } from 'kit/graphql';
import { useRefetch } from 'kit/lists';
import { Alert, Button, ButtonRow, type ButtonVariant, useSnackbar } from 'kit/ui';
import { FileText, Mails, Pencil, RefreshCw, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  ClubCheckPaymentsDocument,
  ClubConceptLetterDocument,
  type ClubDeleteMomentDialogFragment,
  ClubDeleteMomentDialogFragmentDoc,
  ClubDeleteMomentDocument,
  ClubMakeLettersDialogFragmentDoc,
  ClubMakeLettersDocument,
  ClubMomentActionsFragmentDoc,
  ClubTestContactMomentDocument,
} from '../gql/graphql';
import { DownloadLetters } from './DownloadLetters';
import { EditMomentDialog } from './MomentDialogs';
import { failureOf, isRunning, lettersText } from './momentState';

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
        {isConcept && <TestMail id={moment.id} onError={setError} />}
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

interface CheckPaymentsProps {
  id: string;
  /** Why it did not work; undefined: it did. */
  onError: (message: string | undefined) => void;
}

/** Asks the payment provider what was paid. */
function CheckPayments({ id, onError }: CheckPaymentsProps) {
  const snackbar = useSnackbar();
  const { save, saving } = useSave(ClubCheckPaymentsDocument);
  const check = async () => {
    onError(undefined);
    try {
      const { checkContactMomentPayments: moment } = await save({ id });
      const { asked, paid } = moment.payments;
      snackbar.show(`Betalingen gecontroleerd: ${paid} van ${asked} betaald`);
    } catch (failure) {
      onError(`Checken van de betalingen is mislukt: ${toApiError(failure).message}`);
    }
  };
  return (
    <Button variant="ghost" icon={<RefreshCw aria-hidden />} pending={saving} onClick={() => void check()}>
      Betalingen controleren
    </Button>
  );
}

interface MakeLettersDialogProps {
  moment: FragmentType<typeof ClubMakeLettersDialogFragmentDoc>;
  isOpen: boolean;
  onMaking: () => void;
  onClose: () => void;
}

/** Asks before the letters are made, and says how many. */
function MakeLettersDialog({ moment, isOpen, onMaking, onClose }: MakeLettersDialogProps) {
  const { id, addressed, mailed, payment, allMembers } = getFragmentData(
    ClubMakeLettersDialogFragmentDoc,
    moment,
  );
  const { make } = useMakeLetters(id);
  return (
    <ConfirmActionDialog
      isOpen={isOpen}
      question={`${lettersText(addressed, mailed)} maken?`}
      confirmLabel="Brieven maken"
      onConfirm={async () => {
        await make();
        onMaking();
      }}
      onClose={onClose}
    >
      {allMembers ? 'Alle leden krijgen een brief' : 'Wie dit jaar nog niet heeft betaald, krijgt een brief'}
      {payment && ', met een eigen betaalverzoek'}. Daarna kun je de tekst niet meer aanpassen.
      {mailed > 0 && ' Wie liever e-mail krijgt, krijgt die zodra de brieven klaar zijn.'}
    </ConfirmActionDialog>
  );
}

/** Mails it to oneself, as an example member would get it. */
function TestMail({ id, onError }: ConceptLetterProps) {
  const snackbar = useSnackbar();
  const { save, saving } = useSave(ClubTestContactMomentDocument);
  const test = async () => {
    onError(undefined);
    try {
      snackbar.show(`Test gestuurd naar ${(await save({ id })).testContactMoment}`);
    } catch (failure) {
      onError(`De testmail is niet verstuurd: ${toApiError(failure).message}`);
    }
  };
  return (
    <Button variant="ghost" icon={<Send aria-hidden />} pending={saving} onClick={() => void test()}>
      Testmail aan mezelf
    </Button>
  );
}

interface ConceptLetterProps {
  id: string;
  /** Why it cannot be had; undefined: it can. */
  onError: (message: string | undefined) => void;
}

/** The letter with an example member, as a Word file. */
function ConceptLetter({ id, onError }: ConceptLetterProps) {
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

/** The foundation's question, to the letter. */
const QUESTION =
  'Weet je zeker dat je dit contact moment wilt verwijderen? Dit heeft gevolgen voor alle bijbehorende brieven en eventuele betalingen.';

interface DeleteMomentDialogProps {
  moment: FragmentType<typeof ClubDeleteMomentDialogFragmentDoc>;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before a contact moment goes, with its letters and payment links. */
function DeleteMomentDialog({ moment: masked, isOpen, onClose }: DeleteMomentDialogProps) {
  const moment = getFragmentData(ClubDeleteMomentDialogFragmentDoc, masked);
  const reload = useRefetch(['ClubMoments']);
  const { save } = useSave(ClubDeleteMomentDocument, { done: 'Contactmoment verwijderd' });
  const remove = async () => {
    try {
      await save({ id: moment.id });
    } catch (failure) {
      const { message, code } = toApiError(failure);
      throw new ApiError(`deleteContactMoment is gefaald: ${message}`, code);
    }
    await reload();
  };
  return (
    <DeleteDialog isOpen={isOpen} question={QUESTION} onDelete={remove} onClose={onClose}>
      {whatGoes(moment)}
    </DeleteDialog>
  );
}

function whatGoes({
  title,
  generatedOn,
  addressed,
  mailed,
  payments: { asked, paid },
}: ClubDeleteMomentDialogFragment): string {
  const letters = generatedOn ? `, met ${lettersText(addressed, mailed)}` : '';
  const links = asked > paid ? ` ${asked - paid} betaallinks werken dan niet meer.` : '';
  return `Het gaat om '${title}'${letters}.${links}`;
}

/**
 * Has the letters of a moment made; the same again while that goes on begins nothing new.
 * @returns `make`, which throws the foundation's words about a failure
 */
export function useMakeLetters(id: string): { make: () => Promise<void>; isStarting: boolean } {
  const { save, saving } = useSave(ClubMakeLettersDocument);
  const make = async () => {
    try {
      await save({ id });
    } catch (failure) {
      const { message, code } = toApiError(failure);
      throw new ApiError(`Genereren van de brieven is mislukt: ${message}`, code);
    }
  };
  return { make, isStarting: saving };
}

interface RetryButtonProps {
  id: string;
  variant: ButtonVariant;
  /** They are being made again. */
  onMaking?: () => void;
}

/** Makes letters of which the making has failed once more. */
export function RetryButton({ id, variant, onMaking }: RetryButtonProps) {
  const { attempt } = useAttempt();
  const { make, isStarting } = useMakeLetters(id);
  const retry = () =>
    attempt(async () => {
      await make();
      onMaking?.();
    });
  return (
    <Button variant={variant} pending={isStarting} onClick={() => void retry()}>
      Opnieuw proberen
    </Button>
  );
}
