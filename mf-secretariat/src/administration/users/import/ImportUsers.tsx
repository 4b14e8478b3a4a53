import { useQuery, useSave } from 'kit/graphql';
import { type ImportTable, RowsFileButton } from 'kit/import';
import { Alert, Button, ButtonRow, Card, Checkbox, Stack } from 'kit/ui';
import { useMemo, useState } from 'react';

import { getFragmentData } from '../../../gql/fragment-masking';
import {
  SecretariatImportedRowFragmentDoc,
  SecretariatImportUsersDocument,
  SecretariatUserImportDocument,
} from '../../../gql/graphql';
import { readFile } from './importColumns';
import { ImportedRows } from './ImportedRows';

/** The server takes no more at once. */
const MOST_ROWS = 500;

interface ImportUsersProps {
  /** Brings the list up to date. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Accounts out of a file: first what would happen with each row, then the accounts. */
export function ImportUsers({ onDone, onClose }: ImportUsersProps) {
  const [table, setTable] = useState<ImportTable>();
  const [isInvited, setInvited] = useState(true);
  const file = useMemo(() => table && readFile(table), [table]);
  const isReadable = file !== undefined && file.missing.length === 0;
  const query = useQuery(SecretariatUserImportDocument, {
    variables: { rows: file?.rows ?? [] },
    skip: !isReadable,
    // Large, and accounts may have been added since.
    fetchPolicy: 'no-cache',
  });
  const { save, saving, error, reset } = useSave(SecretariatImportUsersDocument);
  const [done, setDone] = useState<NonNullable<typeof query.data>['userImportPreview']>();
  const answered = done ?? (isReadable ? query.data?.userImportPreview : undefined);
  const rows = getFragmentData(SecretariatImportedRowFragmentDoc, answered);
  const ready = rows?.filter(({ state }) => state === 'ready').length ?? 0;
  const add = async () => {
    const { importUsers } = await save({ rows: file?.rows ?? [], isInvited });
    setDone(importUsers);
    await onDone();
  };
  const failure = error ?? query.error;
  return (
    <Card title="Gebruikers importeren">
      <Stack>
        <p>
          Een Excel-bestand (.xlsx) of een CSV, met in de eerste rij de koppen Naam en E-mail, en als je wilt
          Telefoon, Adres, Commissies (nummers of namen, met komma’s) en Extern (ja of nee). Er gebeurt niets
          voor je op Importeren drukt.
        </p>
        {!done && (
          <RowsFileButton
            label="Bestand met gebruikers"
            table={table}
            mostRows={MOST_ROWS}
            onTable={(next) => {
              reset();
              setTable(next);
            }}
          />
        )}
        {file && file.missing.length > 0 && (
          <Alert kind="error">{`In dit bestand ontbreekt de kolom: ${file.missing.join(', ')}.`}</Alert>
        )}
        {file && file.unknown.length > 0 && (
          <Alert kind="warning">{`Deze kolommen worden niet overgenomen: ${file.unknown.join(', ')}.`}</Alert>
        )}
        {failure && <Alert kind="error">{failure.message}</Alert>}
        {rows && file && <ImportedRows rows={rows} lines={file.lines} />}
        {rows && !done && ready > 0 && (
          <Checkbox
            label="Stuur uitnodigingen"
            description="Ieder nieuw account krijgt een mail met een link om een wachtwoord te kiezen."
            checked={isInvited}
            onChange={({ target }) => setInvited(target.checked)}
          />
        )}
        <ButtonRow>
          {rows && !done && ready > 0 && (
            // A failure is in `error` already.
            <Button pending={saving} onClick={() => void add().catch(() => undefined)}>
              Importeren
            </Button>
          )}
          <Button variant="ghost" disabled={saving} onClick={onClose}>
            {done ? 'Naar de gebruikers' : 'Annuleren'}
          </Button>
        </ButtonRow>
      </Stack>
    </Card>
  );
}
