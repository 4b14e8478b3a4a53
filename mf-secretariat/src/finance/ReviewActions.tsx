import { TextArea } from 'kit/fields';
import { toApiError, useSave } from 'kit/graphql';
import { Button, ButtonRow, Stack, useSnackbar } from 'kit/ui';
import { useState } from 'react';

import { SecretariatAskAboutDeclarationDocument } from '../gql/graphql';
import type { Reviewed } from './reviewed';
import { useDecide } from './useDecide';
import { useReloadFinance } from './useReloadFinance';

type Act = 'approve' | 'decline' | 'ask';

/** Without words nothing is declined or asked. */
const missing = { decline: 'Vul een reden in', ask: 'Vul een vraag in' } as const;

/** The decision, or a question, with a message for who declared. @param onDone also when somebody else was first */
export function ReviewActions({ declaration, onDone }: { declaration: Reviewed; onDone: () => void }) {
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<Act>();
  const decide = useDecide();
  const ask = useAsk(declaration);
  const act = async (what: Act) => {
    const text = message.trim();
    if (what !== 'approve' && !text) return setProblem(missing[what]);
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
  const common = (what: Act) => ({
    pending: busy === what,
    disabled: busy !== undefined,
    onClick: () => void act(what),
  });
  return (
    <Stack>
      <TextArea
        label={`Bericht aan ${declaration.creator}`}
        description="Nodig als je afkeurt of iets vraagt."
        maxLength={500}
        value={message}
        error={problem}
        onChange={({ target }) => setMessage(target.value)}
      />
      <ButtonRow>
        <Button {...common('approve')}>Goedkeuren</Button>
        <Button variant="ghost" {...common('decline')}>
          Afkeuren
        </Button>
        <Button variant="ghost" {...common('ask')}>
          Vraag stellen
        </Button>
      </ButtonRow>
    </Stack>
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
