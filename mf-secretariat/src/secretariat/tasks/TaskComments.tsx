import { Loaded } from 'kit/data';
import { FormDialog } from 'kit/editing';
import { FormCheckboxGroup, FormTextArea } from 'kit/fields';
import { DownloadButton, FormDocumentField } from 'kit/files';
import { formatDateTime } from 'kit/format';
import { useAttempt, useQuery, useSave } from 'kit/graphql';
import { MultilineText, MutedText } from 'kit/lists';
import { useUser } from 'kit/session';
import { IconButton } from 'kit/ui';
import { Trash2 } from 'lucide-react';
import styled from 'styled-components';

import {
  SecretariatAddTaskCommentDocument,
  SecretariatCommissionMembersDocument,
  SecretariatDeleteTaskCommentDocument,
  SecretariatTaskCommentsDocument,
  type SecretariatTaskCommentsQuery,
} from '../../gql/graphql';
import { useCommission } from '../useCommission';
import type { Task } from './taskGroups';

type Values = { text: string; mentionIds: string[]; fileId: string | null };
const empty: Values = { text: '', mentionIds: [], fileId: null };

interface TaskCommentsProps {
  task: Pick<Task, 'id' | 'name'>;
  /** Brings the list of tasks up to date, which says how many there are. */
  onChanged: () => Promise<unknown>;
  onClose: () => void;
}

/** What was said of a task, and a form to say something: with who is to be told, and a file. */
export function TaskCommentsDialog({ task: { id: taskId, name }, onChanged, onClose }: TaskCommentsProps) {
  const { commissionId } = useCommission();
  const query = useQuery(SecretariatTaskCommentsDocument, {
    variables: { commissionId, taskId },
    fetchPolicy: 'network-only',
  });
  const { save } = useSave(SecretariatAddTaskCommentDocument, { done: 'Opmerking geplaatst' });
  const reload = () => Promise.all([query.refetch(), onChanged()]);
  return (
    <FormDialog<Values>
      title={`Opmerkingen bij ${name}`}
      submitLabel="Plaatsen"
      onClose={onClose}
      initialValues={empty}
      onSubmit={(comment) => save({ commissionId, taskId, comment })}
      onDone={onChanged}
    >
      <Loaded query={query} subject="De opmerkingen">
        {({ taskComments }) =>
          taskComments.length === 0 ? (
            <MutedText>Er is nog niets over deze taak gezegd.</MutedText>
          ) : (
            <List>
              {taskComments.map((comment) => (
                <CommentRow key={comment.id} comment={comment} onDeleted={reload} />
              ))}
            </List>
          )
        }
      </Loaded>
      <FormTextArea name="text" label="Opmerking" rows={2} maxLength={2000} />
      <Mentions />
      <FormDocumentField name="fileId" label="Bestand" folder={`docs/C${commissionId}`} />
    </FormDialog>
  );
}

/** Who of the committee is told of it. */
function Mentions() {
  const { commissionId } = useCommission();
  const me = useUser();
  const { data } = useQuery(SecretariatCommissionMembersDocument, { variables: { commissionId } });
  const others = (data?.commissionMembers ?? []).filter(({ id }) => id !== me.id);
  if (others.length === 0) return null;
  return (
    <FormCheckboxGroup
      name="mentionIds"
      label="Wie krijgt een melding?"
      options={others.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

interface CommentRowProps {
  comment: SecretariatTaskCommentsQuery['taskComments'][number];
  onDeleted: () => Promise<unknown>;
}

function CommentRow({ comment, onDeleted }: CommentRowProps) {
  const { id, text, creator, createdBy, creationDate, file } = comment;
  const { commissionId, isChair } = useCommission();
  const me = useUser();
  const { save } = useSave(SecretariatDeleteTaskCommentDocument, { done: 'Opmerking verwijderd' });
  const { attempt } = useAttempt();
  const remove = () => attempt(() => save({ commissionId, id }).then(onDeleted));
  return (
    <li>
      <div>
        <small>{`${creator}, ${formatDateTime(creationDate)}`}</small>
        {text && <MultilineText>{text}</MultilineText>}
        {file && <DownloadButton file={file} text={file.name} />}
      </div>
      {(isChair || createdBy === me.id) && (
        <IconButton aria-label={`Opmerking van ${creator} verwijderen`} onClick={() => void remove()}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--s2);
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: var(--s2);
    padding: var(--s2) var(--s3);
    border: 1px solid var(--line);
    border-radius: 10px;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: 14px;
  }
`;
