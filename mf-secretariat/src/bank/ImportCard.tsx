import { FileButton } from 'kit/files';
import { toApiError, useSave } from 'kit/graphql';
import { useRefetch } from 'kit/lists';
import { Alert, Card } from 'kit/ui';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { SecretariatImportBankStatementDocument } from '../gql/graphql';
import { BANK_LISTS } from './useBankActions';

/** The server takes 2 MB of one request. */
const MOST_BYTES = 1_900_000;

type Outcome = { kind: 'info' | 'error'; text: string };

/** Taking in a bank statement; the same one again changes nothing. */
export function ImportCard() {
  const { save, saving } = useSave(SecretariatImportBankStatementDocument);
  const reload = useRefetch(BANK_LISTS);
  const [outcome, setOutcome] = useState<Outcome>();
  const take = async (file: File) => {
    setOutcome(undefined);
    if (file.size > MOST_BYTES) {
      return setOutcome({
        kind: 'error',
        text: 'Dit bestand is groter dan 1,9 MB: haal een kortere periode op.',
      });
    }
    try {
      const { importBankStatement } = await save({ text: await textOf(file) });
      setOutcome({ kind: 'info', text: summary(importBankStatement) });
      await reload();
    } catch (error) {
      const { message, fields } = toApiError(error);
      setOutcome({ kind: 'error', text: fields.text ?? message });
    }
  };
  return (
    <Card title="Bankafschrift inlezen">
      <p>
        Haal bij de bank een afschrift op als CAMT.053 of MT940 en lees het hier in. Hetzelfde afschrift nog
        eens, of een dat overlapt, geeft geen dubbele regels.
      </p>
      <Actions>
        <FileButton
          label="Bankafschrift"
          accept=".xml,.940,.sta,.mt940,.txt,.swi"
          icon={<Upload aria-hidden />}
          pending={saving}
          onFile={(file) => void take(file)}
        >
          Kies een afschrift
        </FileButton>
      </Actions>
      {outcome && <Alert kind={outcome.kind}>{outcome.text}</Alert>}
    </Card>
  );
}

/** Statements are UTF-8; an old MT940 may be Latin-1. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('iso-8859-1').decode(bytes);
  }
}

function summary({ added, known }: { added: number; known: number }): string {
  const isNew = added === 1 ? '1 nieuwe regel' : `${added} nieuwe regels`;
  const isKnown = known === 1 ? '1 regel was er al' : `${known} regels waren er al`;
  return known > 0 ? `${isNew}; ${isKnown}.` : `${isNew}.`;
}

const Actions = styled.div`
  margin: var(--s3) 0;
`;
