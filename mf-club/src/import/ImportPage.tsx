import { useFormState } from 'kit/forms';
import { ApiError, toApiError, useQuery, useSave } from 'kit/graphql';
import { type ImportTable, RowsFileButton } from 'kit/import';
import { Button, Card, EmptyState } from 'kit/ui';
import { Wizard, type WizardStep } from 'kit/wizard';
import { useCallback, useMemo, useState } from 'react';
import styled from 'styled-components';

import { ClubImportMembersDocument, ClubImportPreviewDocument } from '../gql/graphql';
import { type CheckedRow, checkedRows, sentRows } from './checkedRows';
import { CheckStep } from './CheckStep';
import { guessTargets, missingFields, type Target } from './columns';
import { ColumnsStep } from './ColumnsStep';
import { importRows } from './importRows';

interface ImportPageProps {
  /** Brings the list up to date. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** How many members were added, and how many rows were left out. */
type Outcome = { count: number; left: number };

/** Taking in a list of members: the file, its columns, a check, and then all of it or nothing. */
export function ImportPage({ onDone, onClose }: ImportPageProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const finish = async (reached: Outcome) => {
    await onDone();
    setOutcome(reached);
  };
  return (
    <Card title="Leden importeren">
      {outcome ? (
        <Added {...outcome} onClose={onClose} />
      ) : (
        <ImportWizard onAdded={finish} onClose={onClose} />
      )}
    </Card>
  );
}

interface ImportWizardProps {
  onAdded: (outcome: Outcome) => Promise<unknown>;
  onClose: () => void;
}

function ImportWizard({ onAdded, onClose }: ImportWizardProps) {
  // The same for each attempt: what was lost on the way is not added twice.
  const { save } = useSave(ClubImportMembersDocument);
  const state = useImport();
  const checkedFor = ({ allowed }: ImportValues) =>
    state.preview && checkedRows(state.rows, state.preview, allowed);
  const submit = async (values: ImportValues) => {
    const rows = sentRows(checkedFor(values) ?? []);
    const { importClubMembers: count } = await save({ rows }).catch((error: unknown) => {
      throw asNothingAdded(error);
    });
    await onAdded({ count, left: state.rows.length - rows.length });
  };
  return (
    <Wizard<ImportValues>
      steps={importSteps({ state, checkedFor })}
      initialValues={nothingChosen}
      submitLabel="Importeren"
      onSubmit={submit}
      onCancel={onClose}
    />
  );
}

const NOTHING = 'Er is niets toegevoegd.';

/** Says what a failure means for the rows: none was added, or nobody knows and trying again is safe. */
function asNothingAdded(error: unknown): ApiError {
  const { code, fields, message } = toApiError(error);
  if (code === 'NETWORK') {
    return new ApiError(`${message} Er komt niets dubbel in als je nog eens op Importeren drukt.`, code);
  }
  const why = fields.rows ?? message;
  if (why.includes(NOTHING)) return new ApiError(why, code);
  return new ApiError(`${why.replace(/[.!]?$/, '.')} ${NOTHING}`, code);
}

function Added({ count, left, onClose }: Outcome & Pick<ImportPageProps, 'onClose'>) {
  const leftOut = left === 1 ? '1 rij is weggelaten.' : `${left} rijen zijn weggelaten.`;
  return (
    <div role="status">
      <EmptyState
        title={count === 1 ? '1 lid toegevoegd' : `${count} leden toegevoegd`}
        text={left > 0 ? leftOut : 'Alle rijen staan erin.'}
        action={<Button onClick={onClose}>Naar de leden</Button>}
      />
    </div>
  );
}

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
type ImportValues = {
  /** Its name, so that leaving with a chosen file is asked about. */
  file: string;
  /** Rows with an error are left out. */
  skipProblems: boolean;
  /** The lines that are added although they look like somebody. */
  allowed: number[];
};

/** As the wizard begins, and again with each other file. */
const nothingChosen: ImportValues = { file: '', skipProblems: false, allowed: [] };

/** The props of the steps. */
interface ImportStepProps {
  state: ReturnType<typeof useImport>;
  /** What becomes of each row; undefined as long as the server has not looked at them. */
  checkedFor: (values: ImportValues) => readonly CheckedRow[] | undefined;
}

type Step = WizardStep<ImportValues>;

/** The file, what its columns are, and what would become of its rows. */
function importSteps(props: ImportStepProps): readonly [Step, ...Step[]] {
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

/** The server takes 2 MB of one request. */
const MOST_BYTES = 1_900_000;

/** The file that is imported, what its columns are, and what the server thinks of its rows. */
function useImport() {
  const [table, setTable] = useState<ImportTable>();
  const [targets, setTargets] = useState<Target[]>([]);
  const rows = useMemo(() => (table ? importRows(table, targets) : []), [table, targets]);
  const inputs = useMemo(() => rows.map(({ input }) => input), [rows]);
  const isTooLarge = useMemo(() => new Blob([JSON.stringify(inputs)]).size > MOST_BYTES, [inputs]);
  const [asked, setAsked] = useState<typeof inputs>();
  const query = useQuery(ClubImportPreviewDocument, {
    variables: { rows: asked ?? [] },
    skip: asked === undefined || isTooLarge,
    // Large, and members may have been added since.
    fetchPolicy: 'no-cache',
  });
  const ask = useCallback(() => setAsked(inputs), [inputs]);
  return {
    table,
    setTable: (next: ImportTable | undefined) => {
      setTable(next);
      setTargets(next ? guessTargets(next.headings) : []);
    },
    targets,
    setTargets,
    rows,
    /** It cannot be sent at once. */
    isTooLarge,
    /** Has the server look at the rows as they are now. */
    ask,
    query: { data: query.data, error: query.error, refetch: query.refetch },
    /** What it said of these very rows. */
    preview: asked === inputs ? query.data?.clubImportPreview : undefined,
  };
}
