import { EditDialog, FormDialog } from 'kit/editing';
import { FormDateField, FormSelect, FormTextArea } from 'kit/fields';
import { FormTextField } from 'kit/forms';
import { useQuery, useSave } from 'kit/graphql';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatAddTaskDocument,
  SecretariatCommissionMembersDocument,
  SecretariatEditTaskDocument,
  type SecretariatTaskFormFragment,
  SecretariatTaskFormFragmentDoc,
} from '../../gql/graphql';
import { monthOptions, timeTypeOptions } from '../draaiboek/moments';
import { withFailureText } from '../withFailureText';
import { TASK_FAILED } from './taskTexts';
import { emptyTask, taskDifferences, taskInput, taskSchema, type TaskValues, taskValues } from './taskValues';

/** The members of the committee, by id; with who has the task now, also after leaving the committee. */
function useAssignees(
  commissionId: string,
  current?: SecretariatTaskFormFragment['assignee'],
): ReadonlyMap<string, string> {
  const { data } = useQuery(SecretariatCommissionMembersDocument, { variables: { commissionId } });
  const names = new Map(data?.commissionMembers.map(({ id, name }) => [id, name]));
  if (current && !names.has(current.id)) names.set(current.id, current.name);
  return names;
}

function Fields({ assignees }: { assignees: ReadonlyMap<string, string> }) {
  return (
    <>
      <FormTextField name="name" label="Naam" maxLength={200} autoComplete="off" />
      <FormTextArea name="description" label="Omschrijving" maxLength={2000} rows={3} />
      <FormTextField name="responsible" label="Verantwoordelijke" maxLength={200} autoComplete="off" />
      <FormSelect
        name="assigneeId"
        label="Toegewezen aan"
        placeholder="Niemand"
        options={[...assignees].map(([value, label]) => ({ value, label }))}
      />
      <FormDateField name="dueDate" label="Deadline" />
      <FormSelect name="timeType" label="Moment" placeholder="Geen" options={timeTypeOptions} />
      <FormSelect name="period" label="Maand" placeholder="Geen" options={monthOptions} />
    </>
  );
}

interface AddProps {
  commissionId: string;
  season: number;
  isOpen: boolean;
  onClose: () => void;
}

/** A new single task. */
export function AddTaskDialog({ commissionId, season, isOpen, onClose }: AddProps) {
  const { save } = useSave(SecretariatAddTaskDocument, { done: 'Taak toegevoegd' });
  return (
    <FormDialog<TaskValues>
      title="Taak toevoegen"
      isOpen={isOpen}
      onClose={onClose}
      schema={taskSchema}
      initialValues={emptyTask}
      next={({ assigneeId, dueDate }) => ({ ...emptyTask, assigneeId, dueDate })}
      onSubmit={(values) =>
        withFailureText(save({ commissionId, season, task: taskInput(values) }), TASK_FAILED)
      }
    >
      <NewTaskFields commissionId={commissionId} />
    </FormDialog>
  );
}

/** Asks for the members when the dialog is opened. */
function NewTaskFields({ commissionId }: { commissionId: string }) {
  return <Fields assignees={useAssignees(commissionId)} />;
}

interface EditProps {
  commissionId: string;
  task: FragmentType<typeof SecretariatTaskFormFragmentDoc>;
  /** The task as it is now on the server. */
  fetchLatest: () => Promise<FragmentType<typeof SecretariatTaskFormFragmentDoc> | undefined>;
  onClose: () => void;
}

/** Changes a task. */
export function EditTaskDialog({ commissionId, task: masked, fetchLatest, onClose }: EditProps) {
  const task = getFragmentData(SecretariatTaskFormFragmentDoc, masked);
  const { save } = useSave(SecretariatEditTaskDocument, { done: 'Taak aangepast' });
  const assignees = useAssignees(commissionId, task.assignee);
  return (
    <EditDialog<SecretariatTaskFormFragment, TaskValues>
      title="Taak aanpassen"
      isOpen
      onClose={onClose}
      schema={taskSchema}
      record={task}
      valuesOf={taskValues}
      send={({ id, revision }, values) =>
        withFailureText(save({ commissionId, id, revision, task: taskInput(values) }), TASK_FAILED)
      }
      fetchLatest={async () => getFragmentData(SecretariatTaskFormFragmentDoc, await fetchLatest())}
      differences={(mine, theirs) =>
        taskDifferences(mine, theirs, (id) =>
          id === theirs.assignee?.id ? theirs.assignee.name : (assignees.get(id) ?? 'Onbekend'),
        )
      }
    >
      <Fields assignees={assignees} />
    </EditDialog>
  );
}
