import { differingRows, useLatest } from 'kit/conflict';
import { EditDialog, FormDialog } from 'kit/editing';
import { FormEuroField } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { FormTextField, requiredText } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { object } from 'yup';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatAccountancyYearsDocument,
  SecretariatAddWorkgroupDocument,
  SecretariatEditWorkgroupDocument,
  type SecretariatWorkgroupFormFragment,
  SecretariatWorkgroupFormFragmentDoc,
  SecretariatYearAccountsFragmentDoc,
} from '../../gql/graphql';
import { budgetCents } from '../cents';

/** Budgets are cents; a text as long as it is being typed. */
type Budgets = { title: string; incomeBudget: number | string; expensesBudget: number | string };

const budgets = {
  title: requiredText().max(200),
  incomeBudget: budgetCents(),
  expensesBudget: budgetCents(),
};
const editSchema = object(budgets);
const addSchema = object({ index: requiredText().max(10), ...budgets });

// The schema made them numbers.
const asSent = ({ title, incomeBudget, expensesBudget }: Budgets) => ({
  title,
  incomeBudget: Number(incomeBudget),
  expencesBudget: Number(expensesBudget),
});

const BudgetFields = () => (
  <>
    <FormTextField name="title" label="Naam" maxLength={200} autoComplete="off" />
    <FormEuroField name="incomeBudget" label="Begrote inkomsten in euro" />
    <FormEuroField name="expensesBudget" label="Begrote uitgaven in euro" />
  </>
);

interface AddProps {
  yearId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** A committee more in the books of a year. */
export function AddWorkgroupDialog({ yearId, isOpen, onClose }: AddProps) {
  const { save } = useSave(SecretariatAddWorkgroupDocument, { done: 'Commissie toegevoegd' });
  return (
    <FormDialog<Budgets & { index: string }>
      title="Commissie toevoegen"
      isOpen={isOpen}
      onClose={onClose}
      schema={addSchema}
      initialValues={{ index: '', title: '', incomeBudget: '', expensesBudget: '' }}
      onSubmit={({ index, ...rest }) => save({ yearId, workgroup: { index, ...asSent(rest) } })}
    >
      <FormTextField name="index" label="Nummer" maxLength={10} autoComplete="off" inputMode="numeric" />
      <BudgetFields />
    </FormDialog>
  );
}

const valuesOf = (group: SecretariatWorkgroupFormFragment): Budgets => ({
  title: group.title,
  incomeBudget: group.incomeBudget,
  expensesBudget: group.expencesBudget,
});

interface EditProps {
  yearId: string;
  group: FragmentType<typeof SecretariatWorkgroupFormFragmentDoc>;
  onClose: () => void;
}

/** Changes the name and the budgets of a committee in the books; its number is what its lines bear. */
export function EditWorkgroupDialog({ yearId, group: masked, onClose }: EditProps) {
  const group = getFragmentData(SecretariatWorkgroupFormFragmentDoc, masked);
  const latest = useLatest(SecretariatAccountancyYearsDocument);
  const { save } = useSave(SecretariatEditWorkgroupDocument, { done: 'Begroting opgeslagen' });
  const fetchLatest = async () => {
    const answer = await latest({ archived: false });
    const year = answer?.accountancyYears.find(({ id }) => id === yearId);
    const groups = getFragmentData(SecretariatYearAccountsFragmentDoc, year)?.workgroups;
    return getFragmentData(
      SecretariatWorkgroupFormFragmentDoc,
      groups?.find(({ id }) => id === group.id),
    );
  };
  return (
    <EditDialog<SecretariatWorkgroupFormFragment, Budgets>
      title={`Begroting van commissie ${group.index}`}
      isOpen
      onClose={onClose}
      schema={editSchema}
      record={group}
      valuesOf={valuesOf}
      send={({ id, revision, index }, values) =>
        save({ yearId, id, revision, workgroup: { index, ...asSent(values) } })
      }
      fetchLatest={fetchLatest}
      differences={(mine, theirs) =>
        differingRows(
          {
            title: 'Naam',
            incomeBudget: { label: 'Begrote inkomsten', show: formatEuro },
            expensesBudget: { label: 'Begrote uitgaven', show: formatEuro },
          },
          mine,
          valuesOf(theirs),
        )
      }
    >
      <BudgetFields />
    </EditDialog>
  );
}
