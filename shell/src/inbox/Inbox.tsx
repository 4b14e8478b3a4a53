import { toApiError, useApolloClient, useAttempt, useSave } from 'kit/graphql';
import { LoadMoreButton, usePages } from 'kit/lists';
import { useNavigate } from 'kit/router';
import { EmptyState, ErrorState, IconButton, Skeleton, useLayer } from 'kit/ui';
import { CheckCheck, SlidersHorizontal, X } from 'lucide-react';
import { Dialog } from 'react-aria-components/Dialog';

import { ShellUnreadDocument } from '../gql/graphql';
import {
  ShellInboxDocument,
  type ShellInboxQuery,
  ShellMarkAllReadDocument,
  ShellMarkReadDocument,
} from '../gql/lazy/graphql';
import { InboxRow, isOfToday } from './InboxRow';
import { GroupTitle, Head, Panel, Scrim, Scroll, ToldSheet } from './inboxStyle';
import { JustDone } from './JustDone';
import { MailPaused } from './MailPaused';

type Told = ShellInboxQuery['notifications']['edges'][number]['node'];

interface InboxProps {
  /** How many were not read, as the bell knows. */
  unread: number;
  onClose: () => void;
}

/** 'Meldingen': what one was told, the newest first; below the bell, on a phone the whole screen. */
export function Inbox({ unread, onClose }: InboxProps) {
  const navigate = useNavigate();
  useLayer(onClose);
  const { query, more, reload } = usePages({
    query: ShellInboxDocument,
    variables: {},
    field: 'notifications',
  });
  const { markRead, markAll, markingAll } = useReading(reload);
  return (
    <Scrim isOpen isDismissable onOpenChange={(isOpen) => void (!isOpen && onClose())}>
      <Panel>
        <Dialog aria-labelledby="meldingen-titel">
          <Head>
            <h2 id="meldingen-titel">Meldingen</h2>
            {unread > 0 && (
              <IconButton aria-label="Alles gelezen" pending={markingAll} onClick={() => void markAll()}>
                <CheckCheck aria-hidden />
              </IconButton>
            )}
            <IconButton
              aria-label="Meldingen instellen"
              onClick={() => {
                onClose();
                void navigate('/#meldingen');
              }}
            >
              <SlidersHorizontal aria-hidden />
            </IconButton>
            <IconButton aria-label="Sluiten" onClick={onClose}>
              <X aria-hidden />
            </IconButton>
          </Head>
          <Scroll>
            <JustDone />
            {query.data && (
              <>
                {query.data.notificationSettings.isMailPaused && (
                  <MailPaused email={query.data.notificationSettings.email} />
                )}
                <Groups
                  told={query.data.notifications.edges.map(({ node }) => node)}
                  onRead={(id, isFollowed) => {
                    void markRead(id);
                    if (isFollowed) onClose();
                  }}
                />
                <LoadMoreButton pageInfo={query.data.notifications.pageInfo} onMore={more} />
              </>
            )}
            {!query.data && !query.error && <Skeleton rows={4} />}
            {!query.data && query.error && (
              <ErrorState
                text={toApiError(query.error).message}
                onRetry={() => void query.refetch().catch(() => undefined)}
              />
            )}
          </Scroll>
        </Dialog>
      </Panel>
    </Scrim>
  );
}

interface GroupsProps {
  told: readonly Told[];
  onRead: (id: string, isFollowed: boolean) => void;
}

function Groups({ told, onRead }: GroupsProps) {
  if (told.length === 0) {
    return <EmptyState title="Geen meldingen" text="Wat je gevraagd wordt of bijna moet, lees je hier." />;
  }
  const groups = [
    { title: 'Vandaag', rows: told.filter((one) => isOfToday(one)) },
    { title: 'Eerder', rows: told.filter((one) => !isOfToday(one)) },
  ];
  return groups
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => (
      <section key={title} aria-label={title}>
        <GroupTitle>{title}</GroupTitle>
        <ToldSheet>
          {rows.map((one) => (
            <li key={one.id}>
              <InboxRow notification={one} onRead={onRead} />
            </li>
          ))}
        </ToldSheet>
      </section>
    ));
}

/** Marking as read: what is shown, and the count at the bell, follow what the server answers. */
function useReading(reload: () => Promise<unknown>) {
  const { cache } = useApolloClient();
  const { attempt } = useAttempt();
  const one = useSave(ShellMarkReadDocument);
  const all = useSave(ShellMarkAllReadDocument);
  const show = (unread: number) =>
    cache.writeQuery({ query: ShellUnreadDocument, data: { unreadNotifications: unread } });
  const markRead = async (id: string) => {
    try {
      show((await one.save({ ids: [id] })).markRead);
      const readAt = new Date().toISOString();
      cache.modify({
        id: cache.identify({ __typename: 'Notification', id }),
        fields: { readAt: (before: unknown) => before ?? readAt },
      });
    } catch {
      // It stays new, and can be marked the next time.
    }
  };
  const markAll = () =>
    attempt(async () => {
      show((await all.save({})).markAllRead);
      await reload();
    });
  return { markRead, markAll, markingAll: all.saving };
}
