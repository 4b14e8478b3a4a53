import { ConfirmActionDialog, DeleteDialog } from 'kit/editing';
import { useSave } from 'kit/graphql';
import { lazyDialog } from 'kit/ui';

import {
  SecretariatCopyTasksDocument,
  SecretariatDeleteDraaiboekTasksDocument,
  SecretariatDeleteSingleTaskDocument,
  type SecretariatTaskDraaiboekFragment,
  type SecretariatTaskListFragment,
} from '../../gql/graphql';
import { withFailureText } from '../withFailureText';
import { FromDraaiboekDialog } from './FromDraaiboekDialog';
import { TaskCommentsDialog } from './TaskComments';
import { AddTaskDialog, EditTaskDialog } from './TaskDialogs';
import { groupTasks, seasonLabel, type Task, type TaskGroup } from './taskGroups';
import { TASKS_FAILED } from './taskTexts';

const TaskOrderDialog = lazyDialog(async () => (await import('./TaskOrderDialog')).TaskOrderDialog);

/** What somebody is doing with the tasks. */
export type TaskAction =
  | { what: 'add' | 'fromDraaiboek' | 'copy' | 'order' }
  | { what: 'edit' | 'delete' | 'comment'; task: Task }
  | { what: 'deleteAll'; group: TaskGroup };

interface TaskActionDialogsProps {
  taskList: SecretariatTaskListFragment;
  draaiboek: SecretariatTaskDraaiboekFragment | undefined;
  doing: TaskAction | undefined;
  /** A task as it is now on the server. */
  fetchLatest: (taskId: string) => Promise<Task | undefined>;
  onClose: () => void;
}

/** The dialogs of the tasks; one of them is open at most. */
export function TaskActionDialogs(props: TaskActionDialogsProps) {
  const { taskList, draaiboek, doing, fetchLatest, onClose } = props;
  const { commissionId, season, carnival, tasks } = taskList;
  return (
    <>
      <AddTaskDialog
        commissionId={commissionId}
        season={season}
        carnival={carnival}
        isOpen={doing?.what === 'add'}
        onClose={onClose}
      />
      <FromDraaiboekDialog
        commissionId={commissionId}
        season={season}
        categories={draaiboek?.categories ?? []}
        tasks={tasks}
        isOpen={doing?.what === 'fromDraaiboek'}
        onClose={onClose}
      />
      {doing?.what === 'edit' && (
        <EditTaskDialog
          commissionId={commissionId}
          carnival={carnival}
          task={doing.task}
          fetchLatest={() => fetchLatest(doing.task.id)}
          onClose={onClose}
        />
      )}
      {doing?.what === 'comment' && (
        <TaskCommentsDialog
          task={doing.task}
          onChanged={() => fetchLatest(doing.task.id)}
          onClose={onClose}
        />
      )}
      <TaskOrderDialog
        commissionId={commissionId}
        groups={groupTasks(tasks, draaiboek)}
        isOpen={doing?.what === 'order'}
        onClose={onClose}
      />
      <CopyDialog {...{ commissionId, season, onClose }} isOpen={doing?.what === 'copy'} />
      <DeleteDialogs {...{ commissionId, season, doing, onClose }} />
    </>
  );
}

interface CopyDialogProps {
  commissionId: string;
  season: number;
  isOpen: boolean;
  onClose: () => void;
}

function CopyDialog({ commissionId, season, isOpen, onClose }: CopyDialogProps) {
  const { save } = useSave(SecretariatCopyTasksDocument, { done: 'Taken overgenomen' });
  return (
    <ConfirmActionDialog
      isOpen={isOpen}
      question="Taken van vorig seizoen overnemen?"
      confirmLabel="Overnemen"
      onConfirm={() => withFailureText(save({ commissionId, season }), TASKS_FAILED)}
      onClose={onClose}
    >
      {`De taken uit het draaiboek van ${seasonLabel(season - 1)} komen als open taken in ${seasonLabel(season)}. Wat er al staat, blijft staan.`}
    </ConfirmActionDialog>
  );
}

type DeleteDialogsProps = Omit<CopyDialogProps, 'isOpen'> & { doing: TaskAction | undefined };

function DeleteDialogs({ commissionId, season, doing, onClose }: DeleteDialogsProps) {
  const { save: remove } = useSave(SecretariatDeleteSingleTaskDocument, { done: 'Taak verwijderd' });
  const { save: removeAll } = useSave(SecretariatDeleteDraaiboekTasksDocument, { done: 'Taken verwijderd' });
  return (
    <>
      <DeleteDialog
        isOpen={doing?.what === 'delete'}
        question="Taak verwijderen? Deze actie is onomkeerbaar."
        onDelete={async () => {
          if (doing?.what === 'delete') await remove({ commissionId, id: doing.task.id });
        }}
        onClose={onClose}
      >
        {doing?.what === 'delete' && doing.task.name}
      </DeleteDialog>
      <DeleteDialog
        isOpen={doing?.what === 'deleteAll'}
        question="Taken verwijderen? Deze actie is onomkeerbaar."
        onDelete={async () => {
          if (doing?.what !== 'deleteAll' || !doing.group.categoryId) return;
          await removeAll({ commissionId, season, parent: doing.group.categoryId });
        }}
        onClose={onClose}
      >
        {doing?.what === 'deleteAll' && whatGoes(doing.group, season)}
      </DeleteDialog>
    </>
  );
}

function whatGoes({ name, parts }: TaskGroup, season: number): string {
  const count = parts.flatMap(({ tasks }) => tasks).length;
  const tasks = count === 1 ? 'De taak' : `De ${count} taken`;
  return `${tasks} van ${name} in ${seasonLabel(season)}. Het draaiboek blijft zoals het is.`;
}
