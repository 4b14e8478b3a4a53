import { todayInAmsterdam } from 'kit/format';
import type { WaitingTick } from 'kit/offline';

import type { SecretariatTaskDraaiboekFragment, SecretariatTaskListFragment } from '../../gql/graphql';

/** A task as the page has it. */
export type Task = SecretariatTaskListFragment['tasks'][number];

/** The tasks of one subcategory; those without one have no name. */
export interface TaskPart {
  id: string;
  name: string;
  tasks: Task[];
}

/** The tasks of one category of the draaiboek. */
export interface TaskGroup {
  /** The id of the category; undefined for tasks that belong to none. */
  categoryId?: string;
  name: string;
  /** '#rrggbb'. */
  color?: string;
  parts: TaskPart[];
}

/** One task has no order. */
export const canOrder = ({ tasks }: TaskPart): boolean => tasks.length > 1;

type Draaiboek = SecretariatTaskDraaiboekFragment;

/**
 * Tasks as the page shows them: first the single ones, then per category of the draaiboek (archived ones too, for
 * their tasks stay) and in it per subcategory. Within these the order of the server stays.
 * @param draaiboek undefined when it could not be loaded: no task is ever left out
 */
export function groupTasks(tasks: readonly Task[], draaiboek: Draaiboek | undefined): TaskGroup[] {
  const categories = [...(draaiboek?.categories ?? []), ...(draaiboek?.archivedCategories ?? [])];
  const known = new Set(categories.map(({ id }) => id));
  const single = tasks.filter(({ grandParent }) => !grandParent);
  const homeless = tasks.filter(({ grandParent }) => grandParent && !known.has(grandParent));
  const groups: TaskGroup[] = [
    { name: 'Losse taken', parts: [{ id: 'single', name: '', tasks: single }] },
    ...categories.map((category) => ({
      categoryId: category.id,
      name: category.name,
      color: category.color,
      parts: partsOf(
        tasks.filter(({ grandParent }) => grandParent === category.id),
        category.subCategories,
      ),
    })),
    { name: 'Uit het draaiboek', parts: [{ id: 'homeless', name: '', tasks: homeless }] },
  ];
  return groups
    .map((group) => ({ ...group, parts: group.parts.filter((part) => part.tasks.length > 0) }))
    .filter((group) => group.parts.length > 0);
}

/** Which tasks are shown. */
export type TaskFilter = 'all' | 'mine' | 'late';

/** The tasks of a filter: those that are mine, done ones too; or those that are open past their deadline. */
export function filterTasks(tasks: readonly Task[], filter: TaskFilter, myId: string): Task[] {
  const today = todayInAmsterdam();
  return tasks.filter(({ assignees, finished, dueDate }) => {
    if (filter === 'mine') return assignees.some(({ id }) => id === myId);
    return filter === 'all' || (!finished && dueDate !== null && dueDate < today);
  });
}

/** Tasks as I left them: what I ticked counts at once, also while it waits for a connection. */
export function withTicks(tasks: readonly Task[], ticks: readonly WaitingTick[]): Task[] {
  return tasks.map((task) => {
    const tick = ticks.findLast(({ id, refusal }) => id === task.id && !refusal);
    return tick ? { ...task, finished: tick.finished } : task;
  });
}

function partsOf(
  tasks: Task[],
  subCategories: Draaiboek['archivedCategories'][number]['subCategories'],
): TaskPart[] {
  const known = new Set(subCategories.map(({ id }) => id));
  return [
    ...subCategories.map(({ id, name }) => ({
      id,
      name,
      tasks: tasks.filter(({ parent }) => parent === id),
    })),
    // The subcategory can be deleted while its tasks stay.
    { id: 'rest', name: 'Overig', tasks: tasks.filter(({ parent }) => !parent || !known.has(parent)) },
  ];
}

/** '2026-2027' for the season 2026, which runs from June 2026 to May 2027. */
export const seasonLabel = (season: number): string => `${season}-${season + 1}`;
