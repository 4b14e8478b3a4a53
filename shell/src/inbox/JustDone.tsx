import { formatDateTime } from 'kit/format';
import { Button, type Undoable, undos, useUndos } from 'kit/ui';
import styled from 'styled-components';

import { GroupTitle, ToldSheet } from './inboxStyle';

/** What somebody did here in the last hour, to be taken back when the snackbar is gone (rule P309 of docs/domain/portal.md). */
export function JustDone() {
  const done = useUndos();
  if (done.length === 0) return null;
  return (
    <section aria-label="Net gedaan">
      <GroupTitle>Net gedaan</GroupTitle>
      <ToldSheet>
        {done.map((one) => (
          <li key={one.id}>
            <DoneRow done={one} />
          </li>
        ))}
      </ToldSheet>
    </section>
  );
}

function DoneRow({ done: { id, text, at } }: { done: Undoable }) {
  return (
    <Row>
      <span>{text}</span>
      <time dateTime={at}>{formatDateTime(at).slice(-5)}</time>
      <Button
        size="small"
        variant="ghost"
        aria-label={`Ongedaan maken: ${text}`}
        onClick={() => undos.takeBack(id)}
      >
        Ongedaan maken
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s1) var(--s3);
  min-height: 60px;
  padding: var(--s2) var(--s3);
  > span {
    flex: 1 1 60%;
    overflow-wrap: anywhere;
  }
  time {
    color: var(--ink-2);
    font-size: 14px;
    font-variant-numeric: tabular-nums;
  }
  button {
    margin-left: auto;
  }
`;
