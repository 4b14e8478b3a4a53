import { Card, IconButton } from 'kit/ui';
import { Trash2 } from 'lucide-react';
import styled from 'styled-components';

import { ColorDot } from '../draaiboek/ColorDot';
import type { Task, TaskGroup } from './taskGroups';
import { TaskRow } from './TaskRow';

interface TaskGroupCardProps {
  group: TaskGroup;
  /** The Sunday of the season's, YYYY-MM-DD. */
  carnival: string;
  onEdit: (task: Task) => void;
  onComment: (task: Task) => void;
  /** Only the chair deletes. */
  onDelete?: (task: Task) => void;
  /** All tasks of the category. */
  onDeleteAll?: () => void;
}

/** The single tasks, or those of one category of the draaiboek, by subcategory. */
export function TaskGroupCard({
  group,
  carnival,
  onEdit,
  onComment,
  onDelete,
  onDeleteAll,
}: TaskGroupCardProps) {
  return (
    <Card
      title={
        <>
          {group.color && <ColorDot $color={group.color} aria-hidden />}
          {group.name}
        </>
      }
      actions={
        onDeleteAll && (
          <IconButton aria-label="Taken van deze categorie verwijderen" onClick={onDeleteAll}>
            <Trash2 aria-hidden />
          </IconButton>
        )
      }
    >
      {group.parts.map(({ id, name, tasks }) => (
        <Part key={id}>
          {name && <h3>{name}</h3>}
          <ul>
            {tasks.map((task) => (
              <TaskRow
                key={task.id}
                task={task}
                carnival={carnival}
                onEdit={() => onEdit(task)}
                onComment={() => onComment(task)}
                onDelete={onDelete && (() => onDelete(task))}
              />
            ))}
          </ul>
        </Part>
      ))}
    </Card>
  );
}

const Part = styled.div`
  & + & {
    margin-top: var(--s4);
  }
  h3 {
    margin: 0;
    color: var(--ink-2);
    font: 650 15px/1.4 var(--body);
    overflow-wrap: anywhere;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
