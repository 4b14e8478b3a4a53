import { FileButton } from 'kit/files';
import { Alert } from 'kit/ui';
import { Upload } from 'lucide-react';
import { useState } from 'react';

import { type ImportTable, readTable } from './readTable';

/** The props of RowsFileButton. */
export interface RowsFileButtonProps {
  /** What it is read as, such as 'Bestand met leden'. */
  label: string;
  table: ImportTable | undefined;
  onTable: (table: ImportTable | undefined) => void;
  /** The server takes no more at once. */
  mostRows?: number;
}

/** Choosing a file with rows; it is read in the browser, and only its rows are sent. */
export function RowsFileButton({ label, table, onTable, mostRows }: RowsFileButtonProps) {
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState<string>();
  const take = async (file: File) => {
    setReading(true);
    setError(undefined);
    onTable(undefined);
    try {
      onTable(await readTable(file, mostRows));
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'Dit bestand kan niet worden gelezen.');
    } finally {
      setReading(false);
    }
  };
  return (
    <>
      <div>
        <FileButton
          label={label}
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
    </>
  );
}
