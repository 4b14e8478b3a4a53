import { formatEuro } from 'kit/format';
import { Button, LinkButton, Tag } from 'kit/ui';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';

import { type FragmentType, getFragmentData } from '../gql';
import { ShellWaitingRowFragmentDoc } from '../gql/graphql';
import type { HomeTick } from './HomeTicks';
import { TaskTick } from './TaskTick';
import { waitingIcon } from './waitingIcon';
import { Amount, Detail, Go, Row, RowTag, Square, Title } from './waitingStyle';

interface WaitingRowProps {
  item: FragmentType<typeof ShellWaitingRowFragmentDoc>;
  /** Its action is the red one of the page. */
  isFirst: boolean;
  onRetry: () => void;
  /** What I ticked and is not sent, of all tasks. */
  ticks: readonly HomeTick[];
}

/** Something that waits: what it is, and the one thing to do about it. The whole row is the link; a task has its tick. */
export function WaitingRow({ item, isFirst, onRetry, ticks }: WaitingRowProps) {
  const waiting = getFragmentData(ShellWaitingRowFragmentDoc, item);
  const { kind, title, detail, cents, tag, link, actionLabel, taskId, commissionId } = waiting;
  const [isTicked, setTicked] = useState(false);
  const waits = ticks.findLast(({ id }) => id === taskId);
  const finished = waits?.finished ?? isTicked;
  const tone = kind === 'declaration' ? 'no' : 'warn';
  const variant = isFirst ? 'primary' : 'ghost';
  return (
    <Row $isLink={Boolean(link)}>
      {taskId && commissionId ? (
        <TaskTick task={{ id: taskId, commissionId }} name={title} finished={finished} onChange={setTicked} />
      ) : (
        <Square $tone={tag ? tone : 'plain'}>{waitingIcon(kind)}</Square>
      )}
      <Title $isDone={finished}>{title}</Title>
      <Detail>{detail}</Detail>
      {waits && (
        <RowTag $tone="warn">
          <Tag tone="warn">Wacht</Tag>
        </RowTag>
      )}
      {tag && !waits && (
        <RowTag $tone={tone}>
          <Tag tone={tone}>{tag}</Tag>
        </RowTag>
      )}
      {typeof cents === 'number' && <Amount>{formatEuro(cents)}</Amount>}
      {link && (
        <Go>
          {/* To a place on this page the browser goes by itself. */}
          <LinkButton
            to={link}
            reloadDocument={link.startsWith('/#')}
            size="small"
            variant={variant}
            aria-label={`${actionLabel}: ${title}`}
          >
            <span>{actionLabel}</span>
            <ChevronRight aria-hidden />
          </LinkButton>
        </Go>
      )}
      {kind === 'failed' && (
        <Go>
          <Button size="small" variant="ghost" onClick={onRetry}>
            {actionLabel}
          </Button>
        </Go>
      )}
    </Row>
  );
}
