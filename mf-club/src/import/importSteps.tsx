import { useFormState } from 'kit/forms';
import { type ImportTable, RowsFileButton } from 'kit/import';
import type { WizardStep } from 'kit/wizard';
import styled from 'styled-components';

import type { CheckedRow } from './checkedRows';
import { CheckStep } from './CheckStep';
import { missingFields } from './columns';
import { ColumnsStep } from './ColumnsStep';
import type { useImport } from './useImport';

interface FileStepProps {
  table: ImportTable | undefined;
  onTable: (table: ImportTable | undefined) => void;
}

/** Choosing the file; it is read here and only its rows are sent. */
function FileStep({ table, onTable }: FileStepProps) {
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

/** What is chosen on the way; the file itself is kept beside the form. */
export type ImportValues = {
  /** Its name, so that leaving with a chosen file is asked about. */
  file: string;
  /** Rows with an error are left out. */
  skipProblems: boolean;
  /** The lines that are added although they look like somebody. */
  allowed: number[];
};

/** As the wizard begins, and again with each other file. */
export const nothingChosen: ImportValues = { file: '', skipProblems: false, allowed: [] };

/** The props of the steps. */
export interface ImportStepProps {
  state: ReturnType<typeof useImport>;
  /** What becomes of each row; undefined as long as the server has not looked at them. */
  checkedFor: (values: ImportValues) => readonly CheckedRow[] | undefined;
}

type Step = WizardStep<ImportValues>;

/** The file, what its columns are, and what would become of its rows. */
export function importSteps(props: ImportStepProps): readonly [Step, ...Step[]] {
  const { state, checkedFor } = props;
  return [
    {
      id: 'file',
      title: 'Bestand',
      question: 'Welk bestand?',
      fields: ['file'],
      isComplete: () => state.table !== undefined,
      render: () => <ChooseFile {...props} />,
    },
    {
      id: 'columns',
      title: 'Kolommen',
      question: 'Wat staat in welke kolom?',
      fields: [],
      isComplete: () => missingFields(state.targets).length === 0,
      render: () => <ChooseColumns {...props} />,
    },
    {
      id: 'check',
      title: 'Controle',
      question: 'Klopt het zo?',
      fields: ['skipProblems', 'allowed'],
      isComplete: (values) => isImportable(checkedFor(values) ?? [], values),
      render: () => <Check {...props} />,
    },
  ];
}

function isImportable(rows: readonly CheckedRow[], { skipProblems }: ImportValues): boolean {
  const has = (wanted: CheckedRow['state']) => rows.some(({ state }) => state === wanted);
  return has('ready') && (skipProblems || !has('problem'));
}

function ChooseFile({ state: { table, setTable } }: ImportStepProps) {
  const { setValues } = useFormState();
  return (
    <FileStep
      table={table}
      onTable={(next) => {
        setTable(next);
        void setValues({ ...nothingChosen, file: next?.fileName ?? '' });
      }}
    />
  );
}

function ChooseColumns({ state: { table, targets, setTargets } }: ImportStepProps) {
  const { setFieldValue } = useFormState();
  if (!table) return null;
  return (
    <ColumnsStep
      table={table}
      targets={targets}
      onTargets={(next) => {
        setTargets(next);
        // There may be other errors now.
        void setFieldValue('skipProblems', false);
      }}
    />
  );
}

function Check({ state, checkedFor }: ImportStepProps) {
  const { values } = useFormState();
  return (
    <CheckStep
      query={state.query}
      checked={checkedFor(values as ImportValues)}
      isTooLarge={state.isTooLarge}
      onShown={state.ask}
    />
  );
}
