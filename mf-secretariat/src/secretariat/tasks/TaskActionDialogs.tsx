import { ConfirmActionDialog, DeleteDialog, FormDialog } from 'kit/editing';
import { useFormField } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { CheckboxTree, type CheckboxTreeNode } from 'kit/tree';
import { EmptyState, FieldError, lazyDialog } from 'kit/ui';
import { array, object, string } from 'yup';

import {
  SecretariatAddTaskFromDraaiboekDocument,
  SecretariatCopyTasksDocument,
  SecretariatDeleteDraaiboekTasksDocument,
  SecretariatDeleteSingleTaskDocument,
  type SecretariatTaskDraaiboekFragment,
  type SecretariatTaskListFragment,
} from '../../gql/graphql';
import { momentText } from '../draaiboek/moments';
import { withFailureText } from '../withFailureText';
import { TaskCommentsDialog } from './TaskComments';
import { AddTaskDialog, EditTaskDialog, TASKS_FAILED } from './TaskDialogs';
import { groupTasks, seasonLabel, type Task, type TaskGroup } from './taskGroups';

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

type Category = SecretariatTaskDraaiboekFragment['categories'][number];
type Values = { itemIds: string[] };

const schema = object({
  itemIds: array().of(string().required()).min(1, 'Kies minstens één onderdeel'),
});

interface FromDraaiboekDialogProps {
  commissionId: string;
  season: number;
  categories: readonly Category[];
  /** The tasks that are there: what is a task already cannot be chosen again. */
  tasks: readonly Task[];
  isOpen: boolean;
  onClose: () => void;
}

/** Makes tasks of items of the draaiboek; needs a choice. */
function FromDraaiboekDialog(props: FromDraaiboekDialogProps) {
  const { commissionId, season, categories, tasks, isOpen, onClose } = props;
  const { save } = useSave(SecretariatAddTaskFromDraaiboekDocument, { done: 'Taken toegevoegd' });
  const nodes = choices(categories, new Set(tasks.map(({ itemId }) => itemId)));
  const items = new Set(itemIdsOf(categories));
  return (
    <FormDialog<Values>
      title="Taken uit het draaiboek"
      isOpen={isOpen}
      onClose={onClose}
      schema={schema}
      initialValues={{ itemIds: [] }}
      canSubmit={() => nodes.length > 0}
      onSubmit={({ itemIds }) =>
        withFailureText(
          // The tree also keeps the categories of which all is chosen.
          save({ commissionId, season, itemIds: itemIds.filter((id) => items.has(id)) }),
          TASKS_FAILED,
        )
      }
    >
      {nodes.length > 0 ? <ItemsField nodes={nodes} /> : <Nothing hasItems={items.size > 0} />}
    </FormDialog>
  );
}

function ItemsField({ nodes }: { nodes: CheckboxTreeNode[] }) {
  const { value, setValue, error } = useFormField('itemIds');
  return (
    <div>
      <CheckboxTree label="Onderdelen" nodes={nodes} value={value as string[]} onChange={setValue} />
      <div role="alert">{error && <FieldError>{error}</FieldError>}</div>
    </div>
  );
}

const Nothing = ({ hasItems }: { hasItems: boolean }) => (
  <EmptyState
    title={hasItems ? 'Alles uit het draaiboek is al een taak.' : 'Er staat nog niets in het draaiboek.'}
    text={hasItems ? undefined : 'Vul eerst het draaiboek van je commissie.'}
  />
);

function itemIdsOf(categories: readonly Category[]): string[] {
  return categories.flatMap(({ subCategories }) =>
    subCategories.flatMap(({ items }) => items.map(({ id }) => id)),
  );
}

/** The tree without what is a task already, and without the branches that are empty then. */
function choices(categories: readonly Category[], taken: ReadonlySet<string | null>): CheckboxTreeNode[] {
  const withChildren = (nodes: CheckboxTreeNode[]) => nodes.filter(({ children }) => children?.length);
  return withChildren(
    categories.map(({ id, name, subCategories }) => ({
      id,
      label: name,
      children: withChildren(
        subCategories.map((subCategory) => ({
          id: subCategory.id,
          label: subCategory.name,
          children: subCategory.items
            .filter((item) => !taken.has(item.id))
            .map((item) => ({ id: item.id, label: item.name, description: momentText(item) })),
        })),
      ),
    })),
  );
}
