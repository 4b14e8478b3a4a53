import { type ConflictRow, differingRows } from 'kit/conflict';
import { formatDate } from 'kit/format';
import { requiredText } from 'kit/forms';
import { object, string } from 'yup';

import type { Month, SecretariatTaskFormFragment, TaskInput, TimeType } from '../../gql/graphql';
import { timeTypeLabel } from '../draaiboek/moments';

/** The fields of a task's form; '' for what is not chosen. */
export type TaskValues = {
  name: string;
  description: string;
  responsible: string;
  assigneeId: string;
  dueDate: string;
  timeType: TimeType | '';
  period: Month | '';
};

/** A task needs a name. */
export const taskSchema = object({
  name: requiredText(),
  description: string().trim(),
  responsible: string().trim(),
});

/** A task that is still to be filled in. */
export const emptyTask: TaskValues = {
  name: '',
  description: '',
  responsible: '',
  assigneeId: '',
  dueDate: '',
  timeType: '',
  period: '',
};

/** The values of a stored task. */
export function taskValues(task: SecretariatTaskFormFragment): TaskValues {
  const { name, description, responsable: responsible, assignee, dueDate, timeType, period } = task;
  return {
    name,
    description,
    responsible,
    assigneeId: assignee?.id ?? '',
    dueDate: dueDate ?? '',
    timeType: timeType ?? '',
    period: period ?? '',
  };
}

/** What is sent of a task. */
export function taskInput(values: TaskValues): TaskInput {
  const { name, description, responsible, assigneeId, dueDate, timeType, period } = values;
  return {
    name,
    description: description ?? '',
    responsable: responsible ?? '',
    assigneeId: assigneeId || null,
    dueDate: dueDate || null,
    timeType: timeType || null,
    period: period || null,
  };
}

/** What differs between two versions. @param nameOf the name of who a task is for, by id */
export function taskDifferences(
  mine: TaskValues,
  theirs: SecretariatTaskFormFragment,
  nameOf: (userId: string) => string,
): ConflictRow[] {
  return differingRows(
    {
      name: 'Naam',
      description: 'Omschrijving',
      responsible: 'Verantwoordelijke',
      assigneeId: { label: 'Toegewezen aan', show: nameOf },
      dueDate: { label: 'Deadline', show: formatDate },
      timeType: { label: 'Moment', show: timeTypeLabel },
      period: 'Maand',
    },
    mine,
    taskValues(theirs),
  );
}
