import { differingRows, useLatest } from 'kit/conflict';
import { ConfirmActionDialog, DeleteDialog, EditDialog, FormDialog } from 'kit/editing';
import { FormChoice, FormEuroField, FormSelect } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { FormTextField, requiredText } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { object } from 'yup';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatAccountancyYearsDocument,
  SecretariatAddMutationDocument,
  SecretariatAddWorkgroupDocument,
  SecretariatArchiveAccountancyYearDocument,
  SecretariatDeleteWorkgroupDocument,
  SecretariatEditWorkgroupDocument,
  type SecretariatWorkgroupFormFragment,
  SecretariatWorkgroupFormFragmentDoc,
  SecretariatYearAccountsFragmentDoc,
} from '../../gql/graphql';
import { budgetCents, centsAboveZero } from '../cents';
import { useReloadFinance } from '../useReloadFinance';
import type { Workgroup, Year, YearDoing } from './year';

interface YearDialogsProps {
  year: Year;
  doing: YearDoing | undefined;
  onClose: () => void;
}

/** What the DB does with the books of a year. */
export function YearDialogs({ year, doing, onClose }: YearDialogsProps) {
  return (
    <>
      <AddMutationDialog year={year} isOpen={doing?.what === 'mutation'} onClose={onClose} />
      <AddWorkgroupDialog yearId={year.id} isOpen={doing?.what === 'add'} onClose={onClose} />
      {doing?.what === 'edit' && (
        <EditWorkgroupDialog yearId={year.id} group={doing.group} onClose={onClose} />
      )}
      <DeleteGroup
        yearId={year.id}
        group={doing?.what === 'delete' ? doing.group : undefined}
        onClose={onClose}
      />
      <Archive year={year} isOpen={doing?.what === 'archive'} onClose={onClose} />
    </>
  );
}

interface DeleteGroupProps {
  yearId: string;
  group: Workgroup | undefined;
  onClose: () => void;
}

function DeleteGroup({ yearId, group, onClose }: DeleteGroupProps) {
  const { save } = useSave(SecretariatDeleteWorkgroupDocument, { done: 'Commissie verwijderd' });
  return (
    <DeleteDialog
      isOpen={group !== undefined}
      question="Commissie uit dit boekjaar verwijderen? Deze actie is onomkeerbaar."
      onDelete={async () => group && save({ yearId, id: group.id })}
      onClose={onClose}
    >
      {group && `${group.index} - ${group.title}, met haar begroting.`}
    </DeleteDialog>
  );
}

function Archive({ year, isOpen, onClose }: { year: Year; isOpen: boolean; onClose: () => void }) {
  const reload = useReloadFinance();
  const { save } = useSave(SecretariatArchiveAccountancyYearDocument, { done: 'Boekjaar gearchiveerd' });
  return (
    <ConfirmActionDialog
      isOpen={isOpen}
      question={`Boekjaar ${year.title} archiveren?`}
      confirmLabel="Archiveren"
      onConfirm={() => save({ id: year.id, archived: true })}
      onDone={reload}
      onClose={onClose}
    >
      Er verandert dan niets meer in dit boekjaar: het grootboek wordt vastgelegd zoals het nu is. Over open
      declaraties moet eerst zijn beslist. Je vindt het terug bij Archief.
    </ConfirmActionDialog>
  );
}

type Values = { wg: string; description: string; kind: 'income' | 'expence'; amount: number | string };

const empty: Values = { wg: '', description: '', kind: 'expence', amount: '' };
const schema = object({
  wg: requiredText('Kies een commissie'),
  description: requiredText().max(200),
  kind: requiredText(),
  amount: centsAboveZero(),
});
const kinds = [
  { value: 'income', label: 'Inkomsten' },
  { value: 'expence', label: 'Uitgaven' },
];

interface AddMutationDialogProps {
  year: Year;
  isOpen: boolean;
  onClose: () => void;
}

/** A line that is added by hand, which is closed at once. */
function AddMutationDialog({ year, isOpen, onClose }: AddMutationDialogProps) {
  const reload = useReloadFinance();
  const { save } = useSave(SecretariatAddMutationDocument, { done: 'Mutatie toegevoegd' });
  const add = async ({ wg, description, kind, amount }: Values) => {
    await save({ mutation: { yearId: year.id, wg, description, [kind]: Number(amount) } });
    await reload();
  };
  return (
    <FormDialog<Values>
      title="Mutatie toevoegen"
      isOpen={isOpen}
      onClose={onClose}
      initialValues={empty}
      next={({ wg, kind }) => ({ ...empty, wg, kind })}
      schema={schema}
      onSubmit={add}
    >
      <FormSelect
        name="wg"
        label="Commissie"
        placeholder="Kies een commissie"
        options={year.workgroups.map(({ index, title }) => ({ value: index, label: `${index} - ${title}` }))}
      />
      <FormTextField name="description" label="Omschrijving" maxLength={200} autoComplete="off" />
      <FormChoice name="kind" label="Inkomsten of uitgaven?" options={kinds} />
      <FormEuroField name="amount" label="Bedrag in euro" />
    </FormDialog>
  );
}

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
function AddWorkgroupDialog({ yearId, isOpen, onClose }: AddProps) {
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
function EditWorkgroupDialog({ yearId, group: masked, onClose }: EditProps) {
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
