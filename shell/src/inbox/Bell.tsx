import { useApolloClient, useQuery } from 'kit/graphql';
import { IconButton, lazyDialog, undos } from 'kit/ui';
import { Bell as BellIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

import { ShellUnreadDocument } from '../gql/graphql';

const Inbox = lazyDialog(async () => (await import('./Inbox')).Inbox, { title: 'Meldingen' });

const OFTEN = 5 * 60_000;
/** Who goes back and forth between tabs asks no more often than this. */
const AT_MOST_EACH = 30_000;
const MOST_SHOWN = 99;

/** Opens the inbox and says how many there were not read; counted anew when the page is looked at again. */
export function Bell() {
  const [isOpen, setOpen] = useState(false);
  const client = useApolloClient();
  // Who comes next at this device takes nothing back of who was here.
  useEffect(() => client.onClearStore(() => Promise.resolve(undos.forget())), [client]);
  const { data, refetch } = useQuery(ShellUnreadDocument, {
    pollInterval: OFTEN,
    skipPollAttempt: () => document.hidden,
  });
  useEffect(() => {
    let asked = Date.now();
    const onShown = () => {
      if (document.hidden || Date.now() - asked < AT_MOST_EACH) return;
      asked = Date.now();
      void refetch().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', onShown);
    window.addEventListener('focus', onShown);
    return () => {
      document.removeEventListener('visibilitychange', onShown);
      window.removeEventListener('focus', onShown);
    };
  }, [refetch]);
  const unread = data?.unreadNotifications ?? 0;
  return (
    <>
      <Counted $count={unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread)} $shown={unread > 0}>
        <IconButton
          aria-label={unread > 0 ? `Meldingen, ${unread} ongelezen` : 'Meldingen'}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <BellIcon aria-hidden />
        </IconButton>
      </Counted>
      {isOpen && <Inbox unread={unread} onClose={() => setOpen(false)} />}
    </>
  );
}

const Counted = styled.span<{ $count: string; $shown: boolean }>`
  position: relative;
  flex: none;
  /* Only to be seen: the name of the button tells it. */
  &::after {
    content: '${({ $count }) => $count}' / '';
    display: ${({ $shown }) => ($shown ? 'block' : 'none')};
    position: absolute;
    top: 3px;
    right: 1px;
    min-width: 18px;
    padding: 0 5px;
    border-radius: 9px;
    background: var(--yellow);
    color: var(--on-yellow);
    font: 700 12px/18px var(--body);
    text-align: center;
    pointer-events: none;
  }
  @media print {
    display: none;
  }
`;
