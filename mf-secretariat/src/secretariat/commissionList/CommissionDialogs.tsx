import { differingRows } from 'kit/conflict';
import { ChangeLog, EditDialog, FormDialog } from 'kit/editing';
import { FormSelect } from 'kit/fields';
import { useQuery, useSave } from 'kit/graphql';
import { labelsOf, RecordInputs } from 'kit/records';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatAddCommissionDocument,
  type SecretariatCommissionFormFragment,
  SecretariatCommissionFormFragmentDoc,
  SecretariatCommissionLogsDocument,
  SecretariatEditCommissionDocument,
  SecretariatStartDraaiboekDocument,
} from '../../gql/graphql';
import { commissionFields, type CommissionValues } from './commissionFields';
import {
  commissionInput,
  commissionSchema,
  commissionValues,
  INCOMPLETE,
  newCommission,
  withFailure,
} from './commissionValues';

interface AddProps {
  /** Whose draaiboek it can begin with. */
  others: readonly { id: string; index: number; name: string }[];
  isOpen: boolean;
  /** Brings the page up to date. */
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

type NewValues = CommissionValues & { from: string };

/** A new committee, whose draaiboek can begin with that of another. */
export function AddCommissionDialog({ others, isOpen, onSaved, onClose }: AddProps) {
  const { save } = useSave(SecretariatAddCommissionDocument, { done: 'Commissie toegevoegd' });
  const { save: start } = useSave(SecretariatStartDraaiboekDocument);
  return (
    <FormDialog<NewValues>
      title="Commissie toevoegen"
      isOpen={isOpen}
      onClose={onClose}
      schema={commissionSchema}
      incompleteMessage={INCOMPLETE}
      initialValues={{ ...newCommission, from: '' }}
      onSubmit={async ({ from, ...values }) => {
        // Sent again, because the draaiboek failed, it is answered with the committee that is there.
        const { addCommission } = await withFailure(save({ commission: commissionInput(values) }));
        if (from) await withFailure(start({ commissionId: addCommission.id, from }));
        await onSaved();
      }}
    >
      <RecordInputs fields={commissionFields} />
      <FormSelect
        name="from"
        label="Draaiboek overnemen van"
        placeholder="Geen: leeg beginnen"
        options={others.map(({ id, index, name }) => ({ value: id, label: `${index} - ${name}` }))}
      />
    </FormDialog>
  );
}

interface EditProps {
  commission: FragmentType<typeof SecretariatCommissionFormFragmentDoc>;
  /** The committee as it is now on the server. */
  fetchLatest: () => Promise<FragmentType<typeof SecretariatCommissionFormFragmentDoc> | undefined>;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

/** Changes a committee. */
export function EditCommissionDialog({ commission: masked, fetchLatest, onSaved, onClose }: EditProps) {
  const commission = getFragmentData(SecretariatCommissionFormFragmentDoc, masked);
  const { save } = useSave(SecretariatEditCommissionDocument, { done: 'Commissie aangepast' });
  return (
    <EditDialog<SecretariatCommissionFormFragment, CommissionValues>
      title="Commissie aanpassen"
      isOpen
      onClose={onClose}
      schema={commissionSchema}
      incompleteMessage={INCOMPLETE}
      record={commission}
      valuesOf={commissionValues}
      send={async ({ id, revision }, values) => {
        await withFailure(save({ id, revision, commission: commissionInput(values) }));
        await onSaved();
      }}
      fetchLatest={async () => getFragmentData(SecretariatCommissionFormFragmentDoc, await fetchLatest())}
      differences={(mine, theirs) =>
        differingRows(labelsOf<CommissionValues>(commissionFields), mine, commissionValues(theirs))
      }
    >
      <RecordInputs fields={commissionFields} />
      <History id={commission.id} />
    </EditDialog>
  );
}

function History({ id }: { id: string }) {
  const { data } = useQuery(SecretariatCommissionLogsDocument, { fetchPolicy: 'cache-and-network' });
  return <ChangeLog lines={data?.commissions.find((each) => each.id === id)?.changeLog ?? []} />;
}
