import { FileButton } from 'kit/files';
import { Alert } from 'kit/ui';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { type ImportTable, readTable } from './readTable';

interface FileStepProps {
  table: ImportTable | undefined;
  onTable: (table: ImportTable | undefined) => void;
}

/** Choosing the file; it is read here and only its rows are sent. */
export function FileStep({ table, onTable }: FileStepProps) {
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState<string>();
  const take = async (file: File) => {
    setReading(true);
    setError(undefined);
    onTable(undefined);
    try {
      onTable(await readTable(file));
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'Dit bestand kan niet worden gelezen.');
    } finally {
      setReading(false);
    }
  };
  return (
    <Root>
      <p>
        Een Excel-bestand (.xlsx) of een CSV, met in de eerste rij de koppen en daaronder een rij per lid. Van
        een Excel-bestand telt het eerste blad.
      </p>
      <div>
        <FileButton
          label="Bestand met leden"
          accept=".xlsx,.csv,.txt"
          variant="ghost"
          icon={<Upload aria-hidden />}
          pending={isReading}
          onFile={(file) => void take(file)}
        >
          {table ? 'Ander bestand kiezen' : 'Kies een bestand'}
        </FileButton>
      </div>
      {error && <Alert kind="error">{error}</Alert>}
      {table && (
        <Alert title={table.fileName}>
          {table.rows.length === 1 ? '1 rij' : `${table.rows.length} rijen`} onder de koppen.
        </Alert>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--s4);
  p {
    margin: 0;
  }
`;
