import { type ConflictRow, differingRows } from 'kit/conflict';
import { daysLater, formatDate } from 'kit/format';
import { requiredText } from 'kit/forms';
import { object, string } from 'yup';

import type { SecretariatTaskFormFragment, TaskInput, TimeType } from '../../gql/graphql';
import {
  daysSchema,
  timeTypeLabel,
  whenInput,
  whenLabels,
  type WhenValues,
  whenValues,
} from '../draaiboek/moments';

/** The fields of a task's form; '' for what is not chosen. */
export type TaskValues = WhenValues & {
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
export const taskSchema = object({
  name: requiredText(),
  description: string().trim(),
  responsible: string().trim(),
  days: daysSchema,
});

/** A task that is still to be filled in. */
export const emptyTask: TaskValues = {
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
export function taskValues(task: SecretariatTaskFormFragment, carnival: string): TaskValues {
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
export function taskInput(values: TaskValues): TaskInput {
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
export function taskDifferences(
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
