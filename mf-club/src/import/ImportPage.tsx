import { ApiError, toApiError, useSave } from 'kit/graphql';
import { Button, Card, EmptyState } from 'kit/ui';
import { Wizard } from 'kit/wizard';
import { useState } from 'react';

import { ClubImportMembersDocument } from '../gql/graphql';
import { checkedRows, sentRows } from './checkedRows';
import { importSteps, type ImportValues, nothingChosen } from './importSteps';
import { useImport } from './useImport';

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
