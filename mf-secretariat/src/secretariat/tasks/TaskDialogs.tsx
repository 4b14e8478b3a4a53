import { type ConflictRow, differingRows } from 'kit/conflict';
import { EditDialog, FormDialog } from 'kit/editing';
import { FormCheckboxGroup, FormDateField, FormTextArea } from 'kit/fields';
import { daysLater, formatDate } from 'kit/format';
import { FormTextField, requiredText } from 'kit/forms';
import { useQuery, useSave } from 'kit/graphql';
import { object, string } from 'yup';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatAddTaskDocument,
  SecretariatCommissionMembersDocument,
  SecretariatEditTaskDocument,
  type SecretariatTaskFormFragment,
  SecretariatTaskFormFragmentDoc,
  type TaskInput,
  type TimeType,
} from '../../gql/graphql';
import {
  datedText,
  daysSchema,
  timeTypeLabel,
  whenInput,
  whenLabels,
  type WhenValues,
  whenValues,
} from '../draaiboek/moments';
import { useChosenDate, WhenFields } from '../draaiboek/WhenFields';
import { withFailureText } from '../withFailureText';

/** The members of the committee, by id; with who have the task now, also after leaving the committee. */
function useAssignees(
  commissionId: string,
  current: SecretariatTaskFormFragment['assignees'] = [],
): ReadonlyMap<string, string> {
  const { data } = useQuery(SecretariatCommissionMembersDocument, { variables: { commissionId } });
  const names = new Map(data?.commissionMembers.map(({ id, name }) => [id, name]));
  for (const { id, name } of current) names.set(id, name);
  return names;
}

interface FieldsProps {
  assignees: ReadonlyMap<string, string>;
  /** Its Sunday in the season, YYYY-MM-DD. */
  carnival: string;
}

function Fields({ assignees, carnival }: FieldsProps) {
  const date = useChosenDate(carnival);
  return (
    <>
      <FormTextField name="name" label="Naam" maxLength={200} autoComplete="off" />
      <FormTextArea name="description" label="Omschrijving" maxLength={2000} rows={3} />
      <FormTextField name="responsible" label="Verantwoordelijke" maxLength={200} autoComplete="off" />
      <FormCheckboxGroup
        name="assigneeIds"
        label="Toegewezen aan"
        options={[...assignees].map(([value, label]) => ({ value, label }))}
      />
      <WhenFields noMoment="Geen" />
      <FormDateField
        name="dueDate"
        label="Deadline"
        description={date && `Laat leeg voor ${datedText(date, carnival)}.`}
      />
      <FormTextArea
        name="checklist"
        label="Checklist"
        description="Zet elke stap op een eigen regel."
        rows={3}
      />
    </>
  );
}

interface AddProps {
  commissionId: string;
  season: number;
  carnival: string;
  isOpen: boolean;
  onClose: () => void;
}

/** A new single task. */
export function AddTaskDialog({ commissionId, season, carnival, isOpen, onClose }: AddProps) {
  const { save } = useSave(SecretariatAddTaskDocument, { done: 'Taak toegevoegd' });
  return (
    <FormDialog<TaskValues>
      title="Taak toevoegen"
      isOpen={isOpen}
      onClose={onClose}
      schema={taskSchema}
      initialValues={emptyTask}
      next={({ assigneeIds, dueDate }) => ({ ...emptyTask, assigneeIds, dueDate })}
      onSubmit={(values) =>
        withFailureText(save({ commissionId, season, task: taskInput(values) }), TASK_FAILED)
      }
    >
      <NewTaskFields commissionId={commissionId} carnival={carnival} />
    </FormDialog>
  );
}

/** Asks for the members when the dialog is opened. */
function NewTaskFields({ commissionId, carnival }: { commissionId: string; carnival: string }) {
  return <Fields assignees={useAssignees(commissionId)} carnival={carnival} />;
}

interface EditProps {
  commissionId: string;
  carnival: string;
  task: FragmentType<typeof SecretariatTaskFormFragmentDoc>;
  /** The task as it is now on the server. */
  fetchLatest: () => Promise<FragmentType<typeof SecretariatTaskFormFragmentDoc> | undefined>;
  onClose: () => void;
}

/** Changes a task. */
export function EditTaskDialog({ commissionId, carnival, task: masked, fetchLatest, onClose }: EditProps) {
  const task = getFragmentData(SecretariatTaskFormFragmentDoc, masked);
  const { save } = useSave(SecretariatEditTaskDocument, { done: 'Taak aangepast' });
  const assignees = useAssignees(commissionId, task.assignees);
  return (
    <EditDialog<SecretariatTaskFormFragment, TaskValues>
      title="Taak aanpassen"
      onClose={onClose}
      schema={taskSchema}
      record={task}
      valuesOf={(stored) => taskValues(stored, carnival)}
      send={({ id, revision }, values) =>
        withFailureText(save({ commissionId, id, revision, task: taskInput(values) }), TASK_FAILED)
      }
      fetchLatest={async () => getFragmentData(SecretariatTaskFormFragmentDoc, await fetchLatest())}
      differences={(mine, theirs) =>
        taskDifferences(
          mine,
          theirs,
          carnival,
          (id) => theirs.assignees.find((one) => one.id === id)?.name ?? assignees.get(id) ?? 'Onbekend',
        )
      }
    >
      <Fields assignees={assignees} carnival={carnival} />
    </EditDialog>
  );
}

/** The fields of a task's form; '' for what is not chosen. */
type TaskValues = WhenValues & {
  name: string;
  description: string;
  responsible: string;
  assigneeIds: string[];
  /** A step on each line. */
  checklist: string;
  /** Typed by hand. */
  dueDate: string;
  timeType: TimeType | '';
};

/** A task needs a name. */
const taskSchema = object({
  name: requiredText(),
  description: string().trim(),
  responsible: string().trim(),
  days: daysSchema,
});

/** A task that is still to be filled in. */
const emptyTask: TaskValues = {
  name: '',
  description: '',
  responsible: '',
  assigneeIds: [],
  checklist: '',
  dueDate: '',
  timeType: '',
  when: '',
  days: '',
};

/** The values of a stored task; a deadline that its days from carnival give was not typed. @param carnival YYYY-MM-DD */
function taskValues(task: SecretariatTaskFormFragment, carnival: string): TaskValues {
  const {
    name,
    description,
    responsable: responsible,
    assignees,
    dueDate,
    timeType,
    daysFromCarnival,
  } = task;
  const given = daysFromCarnival === null ? null : daysLater(carnival, daysFromCarnival);
  return {
    name,
    description,
    responsible,
    assigneeIds: assignees.map(({ id }) => id),
    checklist: task.checklist.map(({ text }) => text).join('\n'),
    dueDate: dueDate === given ? '' : (dueDate ?? ''),
    timeType: timeType ?? '',
    ...whenValues(task),
  };
}

/** What is sent of a task. */
function taskInput(values: TaskValues): TaskInput {
  const { name, description, responsible, assigneeIds, dueDate, timeType } = values;
  return {
    name,
    description: description ?? '',
    responsable: responsible ?? '',
    assigneeIds,
    checklist: values.checklist
      .split('\n')
      .map((step) => step.trim())
      .filter(Boolean),
    dueDate: dueDate || null,
    timeType: timeType || null,
    ...whenInput(values),
  };
}

/** What differs between two versions. @param carnival YYYY-MM-DD @param nameOf the name of who a task is for, by id */
function taskDifferences(
  mine: TaskValues,
  theirs: SecretariatTaskFormFragment,
  carnival: string,
  nameOf: (userId: string) => string,
): ConflictRow[] {
  return differingRows(
    {
      name: 'Naam',
      description: 'Omschrijving',
      responsible: 'Verantwoordelijke',
      assigneeIds: {
        label: 'Toegewezen aan',
        show: (ids: string[]) => ids.map(nameOf).join(', ') || '(leeg)',
      },
      checklist: 'Checklist',
      dueDate: { label: 'Deadline', show: formatDate },
      timeType: { label: 'Moment', show: timeTypeLabel },
      ...whenLabels,
    },
    mine,
    taskValues(theirs, carnival),
  );
}

/** What is said when a task could not be saved. */
export const TASK_FAILED = 'Er is iets fout gegaan bij het opslaan van de taak';

/** The same for several at once. */
export const TASKS_FAILED = 'Er is iets fout gegaan bij het opslaan van de taken';
