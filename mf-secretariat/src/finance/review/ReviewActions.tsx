import { TextArea } from 'kit/fields';
import { toApiError, useSave } from 'kit/graphql';
import { SmallText } from 'kit/lists';
import { KeyHint, useKeys } from 'kit/table';
import { Button, ButtonRow, type Shortcut, Stack, useSnackbar } from 'kit/ui';
import { type RefObject, useRef, useState } from 'react';

import { SecretariatAskAboutDeclarationDocument, type SecretariatReviewQuery } from '../../gql/graphql';
import { useReloadFinance } from '../useReloadFinance';
import { useDecide } from './useDecide';

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
export interface ReviewActionsProps {
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
export function ReviewActions({ declaration, onDone, queue }: ReviewActionsProps) {
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
export type Reviewed = SecretariatReviewQuery['transaction'];
