import { type ImportTable, RowsFileButton } from 'kit/import';
import styled from 'styled-components';

interface FileStepProps {
  table: ImportTable | undefined;
  onTable: (table: ImportTable | undefined) => void;
}

/** Choosing the file; it is read here and only its rows are sent. */
export function FileStep({ table, onTable }: FileStepProps) {
  return (
    <Root>
      <p>
        Een Excel-bestand (.xlsx) of een CSV, met in de eerste rij de koppen en daaronder een rij per lid. Van
        een Excel-bestand telt het eerste blad.
      </p>
      <RowsFileButton label="Bestand met leden" table={table} onTable={onTable} />
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
