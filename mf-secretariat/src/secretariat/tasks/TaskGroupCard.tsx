import { formatDate, todayInAmsterdam } from 'kit/format';
import { useApolloClient, useAttempt, useSave } from 'kit/graphql';
import { EditAndDelete } from 'kit/lists';
import { formatTime, postTick, useTicks, WaitingMark } from 'kit/offline';
import { useUser } from 'kit/session';
import { Card, Checkbox, IconButton, phone, Tag, useSnackbar } from 'kit/ui';
import { CircleCheck, MessageSquare, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatCheckTaskStepDocument,
  type SecretariatTaskRowFragment,
  SecretariatTaskRowFragmentDoc,
} from '../../gql/graphql';
import { ColorDot } from '../draaiboek/ColorDot';
import { datedText, momentText } from '../draaiboek/moments';
import { TASK_FAILED } from './TaskDialogs';
import type { Task, TaskGroup } from './taskGroups';

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

interface TaskRowProps {
  task: FragmentType<typeof SecretariatTaskRowFragmentDoc>;
  /** The Sunday of the season's, YYYY-MM-DD. */
  carnival: string;
  onEdit: () => void;
  /** Opens what was said of it. */
  onComment: () => void;
  /** Without it the task cannot be deleted. */
  onDelete?: () => void;
}

/** A task: what, who and when, with the check that finishes it. */
function TaskRow({ task: masked, carnival, onEdit, onComment, onDelete }: TaskRowProps) {
  const task = getFragmentData(SecretariatTaskRowFragmentDoc, masked);
  const id = useId();
  const { finished, waitsSince, toggle } = useFinishTask(task);
  const { name, description, commentCount: count } = task;
  const commentText =
    count === 0 ? 'Opmerking plaatsen' : count === 1 ? '1 opmerking' : `${count} opmerkingen`;
  return (
    <Row $finished={finished}>
      {/* The name of the task belongs to the name of the button; the tooltip is the foundation's. */}
      <IconButton
        id={`${id}-check`}
        aria-label={finished ? 'open' : 'sluiten'}
        aria-labelledby={`${id}-check ${id}-name`}
        onClick={toggle}
      >
        <CircleCheck aria-hidden />
      </IconButton>
      <div>
        <Name id={`${id}-name`} $finished={finished}>
          {name}
        </Name>
        {description && <p>{description}</p>}
        <TaskChecklist task={{ ...task, finished }} />
        <Facts task={{ ...task, finished }} carnival={carnival} waitsSince={waitsSince} />
        <Comments type="button" aria-label={`${commentText} bij ${name}`} onClick={onComment}>
          <MessageSquare aria-hidden />
          {commentText}
        </Comments>
      </div>
      <Actions>
        <EditAndDelete name={name} onEdit={onEdit} onDelete={onDelete} />
      </Actions>
    </Row>
  );
}

interface FactsProps {
  task: SecretariatTaskRowFragment;
  carnival: string;
  waitsSince: string | undefined;
}

function Facts({ task, carnival, waitsSince }: FactsProps) {
  const { responsable: responsible, assignees, dueDate, finished, finishedBy, finishedAt } = task;
  // The deadline says the days.
  const moment = momentText({ ...task, daysFromCarnival: null });
  const isOverdue = !finished && dueDate !== null && dueDate < todayInAmsterdam();
  return (
    <FactList>
      {waitsSince && <WaitingMark text={`Wacht op verbinding, om ${formatTime(waitsSince)}`} />}
      {finished && !waitsSince && (
        <span>{`Klaar: ${[finishedBy, formatDate(finishedAt)].filter(Boolean).join(', ')}`}</span>
      )}
      {assignees.length > 0 && (
        <span>{`Toegewezen aan: ${assignees.map(({ name }) => name).join(', ')}`}</span>
      )}
      {responsible && <span>{`Verantwoordelijke: ${responsible}`}</span>}
      {dueDate && <span>{`Deadline: ${datedText(dueDate, carnival)}`}</span>}
      {isOverdue && <Tag tone="no">Te laat</Tag>}
      {moment && <span>{moment}</span>}
      {task.meetingDate && <span>{`Actiepunt van ${formatDate(task.meetingDate)}`}</span>}
    </FactList>
  );
}

const Row = styled.li<{ $finished: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: var(--s1);
  padding: var(--s2) 0;
  & + & {
    border-top: 1px solid var(--line);
  }
  > button:first-child {
    margin-left: -10px;
    color: var(--ink-2);
    svg {
      width: 26px;
      height: 26px;
      stroke-width: 1.5;
      ${({ $finished }) => $finished && 'fill: var(--ok); color: var(--card); stroke-width: 2;'}
    }
  }
  > div {
    flex: 1;
    min-width: 0;
    padding-top: 10px;
    overflow-wrap: anywhere;
  }
  p {
    margin: 2px 0 0;
    white-space: pre-line;
  }
`;

const Name = styled.b<{ $finished: boolean }>`
  text-decoration: ${({ $finished }) => ($finished ? 'line-through' : 'none')};
  color: ${({ $finished }) => ($finished ? 'var(--ink-2)' : 'inherit')};
`;

const FactList = styled.small`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--s4);
  margin-top: 2px;
  color: var(--ink-2);
  font-size: 14px;
`;

/** Quiet: it stands in every row. */
const Comments = styled.button`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink-2);
  font: 500 14px/1.4 var(--body);
  cursor: pointer;
  svg {
    width: 16px;
    height: 16px;
  }
  &:hover {
    text-decoration: underline;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media print {
    display: none;
  }
`;

const Actions = styled.span`
  display: flex;
  flex: none;
  @media ${phone} {
    flex-direction: column;
  }
`;

/** The tick of a task. */
interface TaskTick {
  /** As I left it, also when that is not sent yet. */
  finished: boolean;
  /** When it was ticked without an answer, ISO. */
  waitsSince: string | undefined;
  /** What the check does. */
  toggle: () => void;
}

/**
 * Finishes a task, or opens it again. The page shows it at once; without a connection it waits on this device, and when the
 * server refuses, the task is as it was.
 */
function useFinishTask({ commissionId, id, name, finished }: SecretariatTaskRowFragment): TaskTick {
  const me = useUser();
  const client = useApolloClient();
  const snackbar = useSnackbar();
  const waiting = useTicks().findLast((tick) => tick.id === id && !tick.refusal);
  const shown = waiting?.finished ?? finished;
  return {
    finished: shown,
    waitsSince: waiting?.savedAt,
    toggle: () => {
      postTick(client, me.id, { commissionId, id, name, finished: !shown }).catch(() =>
        snackbar.show(TASK_FAILED, { tone: 'error' }),
      );
    },
  };
}

/** The steps of a task, each to be ticked; how many are done is said above them. */
function TaskChecklist({ task }: { task: SecretariatTaskRowFragment }) {
  const { commissionId, id, name, checklist, finished } = task;
  const { save } = useSave(SecretariatCheckTaskStepDocument);
  const { attempt } = useAttempt();
  /** What is on its way shows as it was ticked. */
  const [sent, setSent] = useState<Readonly<Record<string, boolean>>>({});
  const isDone = (step: string, done: boolean) => sent[step] ?? done;
  if (checklist.length === 0) return null;
  const check = async (step: string, done: boolean) => {
    setSent((all) => ({ ...all, [step]: done }));
    await attempt(() => save({ commissionId, id, step, done }));
    setSent(({ [step]: _answered, ...others }) => others);
  };
  const count = checklist.filter(({ text, done }) => isDone(text, done)).length;
  return (
    // Of a task that is done nobody needs the steps.
    <Steps open={!finished}>
      <summary>{`Checklist: ${count} van ${checklist.length}`}</summary>
      <div role="group" aria-label={`Checklist van ${name}`}>
        {checklist.map(({ text, done }) => (
          <Checkbox
            key={text}
            label={text}
            checked={isDone(text, done)}
            onChange={({ target }) => void check(text, target.checked)}
          />
        ))}
      </div>
    </Steps>
  );
}

const Steps = styled.details`
  margin-top: var(--s1);
  summary {
    width: fit-content;
    color: var(--ink-2);
    font-size: 14px;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    summary {
      padding: 12px 0;
    }
  }
`;
