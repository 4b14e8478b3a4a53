import { FormDialog } from 'kit/editing';
import { FormSelect, TextArea } from 'kit/fields';
import { canPreview, DownloadButton, FilePreview, type StoredFile } from 'kit/files';
import { formatDate, formatEuro } from 'kit/format';
import { requiredText, useFormState } from 'kit/forms';
import { toApiError, useSave } from 'kit/graphql';
import { SmallText } from 'kit/lists';
import { useUser } from 'kit/session';
import { KeyHint, useKeys } from 'kit/table';
import {
  Alert,
  Button,
  ButtonRow,
  DefinitionList,
  DefinitionRow,
  EmptyState,
  phone,
  type Shortcut,
  Stack,
  useSnackbar,
} from 'kit/ui';
import { type RefObject, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { object } from 'yup';

import {
  SecretariatAskAboutDeclarationDocument,
  SecretariatCorrectDeclarationDocument,
  type SecretariatDeclarationYearFragment,
  type SecretariatReviewQuery,
} from '../../gql/graphql';
import { Conversation } from '../declarations/Conversation';
import { payeeOf } from '../formatIban';
import { receiptName } from '../transactions/ReceiptButtons';
import { stateLabels } from '../transactions/StateTag';
import { committeeOf } from '../transactions/transactions';
import { useReloadFinance } from '../useReloadFinance';
import { useDecide } from './useDecide';

type ReviewProps = ReviewActionsProps & { years: readonly SecretariatDeclarationYearFragment[] };

/** The receipts of a declaration beside what is decided: facts, what it looks like, questions, and the decision. */
export function Review({ years, ...acting }: ReviewProps) {
  const { declaration } = acting;
  const me = useUser();
  const [correcting, setCorrecting] = useState(false);
  const { amount, description, creator, creationDate, yearId, wg, declaredFor, receipts } = declaration;
  const year = years.find((one) => one.id === yearId);
  const mayDecide = me.isDB && declaration.createdBy !== me.id;
  return (
    <Desk $inQueue={acting.queue !== undefined}>
      <ReceiptViewer receipts={receipts} description={description} />
      <Stack>
        <div>
          <Sum>{formatEuro(-amount)}</Sum>
          <b>{description}</b>
        </div>
        <DefinitionList>
          <DefinitionRow label="Van">{creator}</DefinitionRow>
          <DefinitionRow label="Ingediend">{formatDate(creationDate)}</DefinitionRow>
          <DefinitionRow
            label="Commissie"
            action={
              mayDecide && (
                <Change type="button" onClick={() => setCorrecting(true)}>
                  Wijzigen
                </Change>
              )
            }
          >
            {`${committeeOf(year, wg)}, ${year?.title ?? ''}`}
            {declaredFor && <small>{` (ingediend voor ${declaredFor})`}</small>}
          </DefinitionRow>
          <DefinitionRow label="Betalen aan">
            {payeeOf(declaration).replace('Betalen aan: ', '')}
          </DefinitionRow>
        </DefinitionList>
        <DuplicateWarning duplicates={declaration.duplicates} />
        <Conversation messages={declaration.messages} />
        {mayDecide && <ReviewActions {...acting} />}
      </Stack>
      <CorrectDialog
        isOpen={correcting}
        declaration={declaration}
        years={years}
        onClose={() => setCorrecting(false)}
      />
    </Desk>
  );
}

const besideList = css`
  grid-template-columns: minmax(0, 1fr) 330px;
  /* However long the receipt is, the decision is in view. */
  > * {
    max-height: calc(100dvh - 120px);
    padding: 2px;
    overflow-y: auto;
  }
  dl > div {
    grid-template-columns: 84px minmax(0, 1fr) auto;
    column-gap: var(--s2);
    min-height: 40px;
    padding-block: var(--s1);
    font-size: 15px;
  }
  textarea {
    min-height: 60px;
  }
`;

const Desk = styled.div<{ $inQueue: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--s5);
  align-items: start;
  ${({ $inQueue }) => $inQueue && besideList}
  @media ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Sum = styled.div`
  font: 700 28px var(--head, var(--body));
  font-variant-numeric: tabular-nums;
`;

const Change = styled.button`
  min-height: 44px;
  padding: 0 var(--s2);
  border: 0;
  background: none;
  color: var(--red-strong);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
`;

/** Says which other declarations may be the same, and shows their receipts beside. */
function DuplicateWarning({ duplicates }: Pick<Reviewed, 'duplicates'>) {
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

type Place = { yearId: string; wg: string };
type Years = readonly SecretariatDeclarationYearFragment[];

const schema = object({ yearId: requiredText('Kies een boekjaar'), wg: requiredText('Kies een commissie') });

interface CorrectDialogProps {
  isOpen: boolean;
  declaration: Reviewed;
  years: Years;
  onClose: () => void;
}

/** Puts a declaration under the right committee, or in the right year: its own, or one that is open. */
function CorrectDialog({ isOpen, declaration, years, onClose }: CorrectDialogProps) {
  const { id, revision, yearId, wg } = declaration;
  const { save } = useSave(SecretariatCorrectDeclarationDocument, { done: 'Declaratie verplaatst' });
  const reload = useReloadFinance();
  return (
    <FormDialog<Place>
      title="Commissie en boekjaar wijzigen"
      isOpen={isOpen}
      onClose={onClose}
      initialValues={{ yearId, wg }}
      schema={schema}
      submitLabel="Wijzigen"
      onSubmit={(place) => save({ id, revision, place })}
      onDone={reload}
    >
      <PlaceFields years={years.filter((year) => !year.locked || year.id === yearId)} />
      <div>{declaration.creator} leest dit in de mail over het besluit.</div>
    </FormDialog>
  );
}

function PlaceFields({ years }: { years: Years }) {
  const { yearId } = useFormState().values as Place;
  const groups = years.find(({ id }) => id === yearId)?.workgroups ?? [];
  return (
    <>
      <FormSelect
        name="yearId"
        label="Boekjaar"
        options={years.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <FormSelect
        name="wg"
        label="Commissie"
        placeholder="Kies een commissie"
        options={groups.map(({ index, title }) => ({ value: index, label: `${index} - ${title}` }))}
      />
    </>
  );
}

/** The receipts of a declaration, one at a time. */
function ReceiptViewer({ receipts, description }: { receipts: readonly StoredFile[]; description: string }) {
  const [at, setAt] = useState(0);
  const receipt = receipts[at] ?? receipts[0];
  if (!receipt) return <EmptyState title="Er is geen bon." />;
  const title = `${receiptName(receipts, receipts.indexOf(receipt))} van ${description}`;
  return (
    <div>
      <Bar>
        {receipts.length > 1 &&
          receipts.map(({ id }, position) => (
            <Button
              key={id}
              size="small"
              variant={receipt.id === id ? 'primary' : 'ghost'}
              aria-pressed={receipt.id === id}
              onClick={() => setAt(position)}
            >
              {receiptName(receipts, position)}
            </Button>
          ))}
        <DownloadButton file={receipt} label={`${title} downloaden`} />
      </Bar>
      <Paper>
        {canPreview(receipt) ? <FilePreview key={receipt.id} title={title} file={receipt} /> : receipt.name}
      </Paper>
    </div>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2);
  margin-bottom: var(--s2);
`;

const Paper = styled.div`
  padding: var(--s3);
  border-radius: var(--r-s);
  background: color-mix(in srgb, var(--ink) 8%, transparent);
`;

type Act = 'approve' | 'decline' | 'ask';

/** Without words nothing is declined or asked. */
const missing = { decline: 'Vul een reden in', ask: 'Vul een vraag in' } as const;

/** What each key does in the queue, for the panel 'Uitleg'. */
const KEYS: readonly Shortcut[] = [
  { keys: ['A'], does: 'De declaratie goedkeuren' },
  { keys: ['R'], does: 'De declaratie afkeuren' },
  { keys: ['V'], does: 'Een vraag stellen over de declaratie' },
];
const NO_KEYS: readonly Shortcut[] = [];
const NOWHERE = { current: null };

/** The props of ReviewActions. */
interface ReviewActionsProps {
  declaration: Reviewed;
  /** Also when somebody else was first. */
  onDone: () => void;
  /** Absent in a dialog, where a letter does nothing. */
  queue?: {
    /** Where the keys count. */
    root: RefObject<HTMLElement | null>;
    /** Which one comes after it. */
    next: string | undefined;
  };
}

/** The decision, or a question, with a message for who declared. */
function ReviewActions({ declaration, onDone, queue }: ReviewActionsProps) {
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<Act>();
  const field = useRef<HTMLTextAreaElement>(null);
  const decide = useDecide();
  const ask = useAsk(declaration);
  const act = async (what: Act) => {
    if (busy) return;
    const text = message.trim();
    if (what !== 'approve' && !text) {
      field.current?.focus();
      return setProblem(missing[what]);
    }
    setBusy(what);
    setProblem(undefined);
    try {
      if (what === 'ask') await ask(text);
      else await decide(declaration, { approved: what === 'approve', reason: text || null });
      onDone();
    } catch (error) {
      const { message: told, fields } = toApiError(error);
      setProblem(Object.values(fields)[0] ?? told);
    } finally {
      setBusy(undefined);
    }
  };
  useKeys(queue?.root ?? NOWHERE, queue ? KEYS : NO_KEYS, {
    a: () => void act('approve'),
    r: () => void act('decline'),
    v: () => void act('ask'),
  });
  const button = { busy, hasKeys: queue !== undefined, onAct: act };
  return (
    <Stack>
      <TextArea
        ref={field}
        label={`Bericht aan ${declaration.creator}`}
        description="Nodig als je afkeurt of iets vraagt."
        maxLength={500}
        value={message}
        error={problem}
        onChange={({ target }) => setMessage(target.value)}
      />
      <ButtonRow>
        <ActButton what="approve" letter="A" {...button}>
          Goedkeuren
        </ActButton>
        <ActButton what="decline" letter="R" {...button}>
          Afkeuren
        </ActButton>
        <ActButton what="ask" letter="V" {...button}>
          Vraag stellen
        </ActButton>
      </ButtonRow>
      {queue?.next && <SmallText>{`Daarna: ${queue.next}`}</SmallText>}
    </Stack>
  );
}

interface ActButtonProps {
  what: Act;
  letter: string;
  /** What is being done. */
  busy: Act | undefined;
  hasKeys: boolean;
  onAct: (what: Act) => Promise<void>;
  children: string;
}

function ActButton({ what, letter, busy, hasKeys, onAct, children }: ActButtonProps) {
  return (
    <Button
      variant={what === 'approve' ? 'primary' : 'ghost'}
      aria-keyshortcuts={hasKeys ? letter : undefined}
      pending={busy === what}
      disabled={busy !== undefined && busy !== what}
      onClick={() => void onAct(what)}
    >
      {children} {hasKeys && <KeyHint>{letter}</KeyHint>}
    </Button>
  );
}

/** When it is not as it was read, that is told and the lists follow. */
function useAsk({ id, revision }: Reviewed) {
  const snackbar = useSnackbar();
  const reload = useReloadFinance();
  const { save } = useSave(SecretariatAskAboutDeclarationDocument);
  return async (text: string) => {
    try {
      await save({ id, revision, question: { text } });
      snackbar.show('Vraag gesteld');
    } catch (error) {
      const { code, message } = toApiError(error);
      if (code !== 'CONFLICT' && code !== 'NOT_FOUND') throw error;
      snackbar.show(message, { tone: 'error' });
    }
    await reload();
  };
}

/** A declaration as who decides reads it. */
type Reviewed = SecretariatReviewQuery['transaction'];
