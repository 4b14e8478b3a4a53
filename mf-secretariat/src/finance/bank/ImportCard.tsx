import { zipSync } from 'fflate';
import { FileButton } from 'kit/files';
import { toApiError, useSave } from 'kit/graphql';
import { PlainList, useRefetch } from 'kit/lists';
import { Alert, type AlertKind, Card } from 'kit/ui';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import {
  SecretariatImportBankStatementDocument,
  type SecretariatImportBankStatementMutation,
} from '../../gql/graphql';
import { BANK_LISTS } from './useBankActions';

/** No text that is sent may be longer. */
const PART = 60_000;
/** The same file gives the same bytes, whenever it is packed. */
const MTIME = new Date(2000, 0, 1);

/** A chosen file as the server takes it: zipped, since xml becomes twenty times smaller, and in base64, in parts. */
export async function packStatement(file: File): Promise<string[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = base64(isZip(bytes) ? bytes : zipSync({ [file.name]: [bytes, { mtime: MTIME }] }));
  return Array.from({ length: Math.ceil(text.length / PART) }, (_, at) =>
    text.slice(at * PART, (at + 1) * PART),
  );
}

function isZip([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b;
}

/** In steps: a function does not take a million arguments. */
function base64(bytes: Uint8Array): string {
  const step = 0x8000;
  let text = '';
  for (let at = 0; at < bytes.length; at += step)
    text += String.fromCharCode(...bytes.subarray(at, at + step));
  return btoa(text);
}

/** The server takes 2 MB of one request; what is packed is a third larger as text. */
const MOST_PACKED = 2_000_000;

type Import = SecretariatImportBankStatementMutation['importBankStatement'][number];
interface Outcome {
  file: string;
  kind: AlertKind;
  texts: readonly string[];
}

/** Taking in bank statements, several at once; the same one again changes nothing. */
export function ImportCard() {
  const { save, saving } = useSave(SecretariatImportBankStatementDocument);
  const reload = useRefetch(BANK_LISTS);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const takeOne = async (file: File): Promise<Outcome[]> => {
    const refused = (text: string): Outcome[] => [{ file: file.name, kind: 'error', texts: [text] }];
    try {
      const packed = await packStatement(file);
      if (packed.join('').length > MOST_PACKED)
        return refused('Dit bestand is te groot: haal een kortere periode op.');
      const { importBankStatement } = await save({ file: packed });
      return importBankStatement.map((one) => outcomeOf(one, file));
    } catch (error) {
      const { message, fields } = toApiError(error);
      return refused(fields.file ?? message);
    }
  };
  const take = async (files: readonly File[]) => {
    setOutcomes([]);
    // One after the other, the oldest first: each goes on from the balance of the one before.
    for (const file of files.toSorted((a, b) => a.name.localeCompare(b.name, 'nl', { numeric: true }))) {
      const told = await takeOne(file);
      setOutcomes((before) => [...before, ...told]);
    }
    await reload();
  };
  return (
    <Card title="Bankafschrift inlezen">
      <p>
        Haal bij de bank een afschrift op als CAMT.053 of MT940 en lees het hier in; meer afschriften tegelijk
        kan ook, of een zip. Hetzelfde afschrift nog eens, of een dat overlapt, geeft geen dubbele regels.
      </p>
      <Actions>
        <FileButton
          label="Bankafschrift"
          accept=".xml,.940,.sta,.mt940,.txt,.swi,.zip"
          icon={<Upload aria-hidden />}
          pending={saving}
          onFiles={(files) => void take(files)}
        >
          Kies afschriften
        </FileButton>
      </Actions>
      <Outcomes>
        {outcomes.map(({ file, kind, texts }, at) => (
          <li key={`${at}-${file}`}>
            <Alert kind={kind} title={outcomes.length > 1 ? file : undefined}>
              {texts.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </Alert>
          </li>
        ))}
      </Outcomes>
    </Card>
  );
}

function outcomeOf({ name, added, known, error, notices }: Import, chosen: File): Outcome {
  const file = name || chosen.name;
  if (error) return { file, kind: 'error', texts: [error] };
  return { file, kind: notices.length > 0 ? 'warning' : 'info', texts: [summary(added, known), ...notices] };
}

function summary(added: number, known: number): string {
  const isNew = added === 1 ? '1 nieuwe regel' : `${added} nieuwe regels`;
  const isKnown = known === 1 ? '1 regel was er al' : `${known} regels waren er al`;
  return known > 0 ? `${isNew}; ${isKnown}.` : `${isNew}.`;
}

const Actions = styled.div`
  margin: var(--s3) 0;
`;

const Outcomes = styled(PlainList)`
  display: grid;
  gap: var(--s2);
  overflow-wrap: anywhere;
  p {
    margin: 0;
  }
`;
