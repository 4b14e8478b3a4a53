import { formatDate, formatDateTime, todayInAmsterdam } from 'kit/format';
import {
  CalendarClock,
  CircleCheck,
  Flag,
  KeyRound,
  type LucideIcon,
  MessageCircleQuestionMark,
} from 'lucide-react';

import { type FragmentType, getFragmentData } from '../gql/lazy';
import { type NotificationKind, ShellInboxRowFragmentDoc } from '../gql/lazy/graphql';
import { Detail, LinkRow, New, Square, Title, ToldRow, When } from './inboxStyle';

const icons: Readonly<Record<NotificationKind, LucideIcon>> = {
  assigned: Flag,
  asked: MessageCircleQuestionMark,
  decided: CircleCheck,
  due: CalendarClock,
  expiring: KeyRound,
};

/** What a row is made of. */
export type InboxRowData = FragmentType<typeof ShellInboxRowFragmentDoc>;

/** Whether it was told today, in Amsterdam. */
export function isOfToday(row: InboxRowData): boolean {
  return dayOf(getFragmentData(ShellInboxRowFragmentDoc, row).createdAt) === formatDate(todayInAmsterdam());
}

interface InboxRowProps {
  notification: InboxRowData;
  /** It was pressed. */
  onRead: (id: string, isFollowed: boolean) => void;
}

/** Something one was told; pressing it marks it as read and goes where it leads. */
export function InboxRow({ notification, onRead }: InboxRowProps) {
  const told = getFragmentData(ShellInboxRowFragmentDoc, notification);
  const { id, kind, title, detail, link, createdAt, readAt } = told;
  const Icon = icons[kind];
  const isRead = Boolean(readAt);
  const content = (
    <>
      <Square>
        <Icon aria-hidden />
      </Square>
      <Title $isRead={isRead}>{title}</Title>
      <When>
        {!isRead && <New>Nieuw</New>}
        <time dateTime={createdAt}>
          {isOfToday(notification) ? formatDateTime(createdAt).slice(-5) : dayOf(createdAt).slice(0, 5)}
        </time>
      </When>
      {detail && <Detail>{detail}</Detail>}
    </>
  );
  return link ? (
    <LinkRow to={link} $isRead={isRead} onClick={() => onRead(id, true)}>
      {content}
    </LinkRow>
  ) : (
    <ToldRow type="button" $isRead={isRead} onClick={() => onRead(id, false)}>
      {content}
    </ToldRow>
  );
}

function dayOf(moment: string): string {
  return formatDate(new Date(moment));
}
