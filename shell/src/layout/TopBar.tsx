import { unsaved } from 'kit/router';
import { useSession, useUser } from 'kit/session';
import { Button, ConfirmDialog, IconButton, phone, useMediaQuery } from 'kit/ui';
import { Menu, CircleHelp } from 'lucide-react';
import { useState, useEffect, useEffectEvent } from 'react';
import styled, { keyframes } from 'styled-components';

import { afterLoad } from '../afterLoad';
import { Bell } from '../inbox/Bell';
import { SearchButton } from '../search/SearchButton';
import { AccountButton } from './AccountButton';

const TYPED_IN = 'input, textarea, select, [contenteditable="true"]';
const OVER_PAGE = '[role="dialog"], [role="alertdialog"]';

/** There is no room for a name beside the title: it is behind a button. The menu is a drawer then. */
const NARROW = '(max-width: 999px)';

/** Opens the explanation by the key ?, wherever nobody is typing. */
function useHelpKey(onHelp: () => void): void {
  const open = useEffectEvent(onHelp);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
      const isTyping = event.target instanceof Element && event.target.closest(TYPED_IN);
      if (isTyping || document.querySelector(OVER_PAGE)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

interface TopBarProps {
  title: string;
  menuShown: boolean;
  onToggleMenu: () => void;
  onHelp: () => void;
}

/**
 * Menu toggle, page title, who is signed in, the explanation, and the way out, which asks when there are unsaved edits. Where
 * it is narrow the last three are behind the account button.
 */
export function TopBar({ title, menuShown, onToggleMenu, onHelp }: TopBarProps) {
  const { signOut } = useSession();
  const user = useUser();
  const isNarrow = useMediaQuery(NARROW);
  useHelpKey(onHelp);
  useReadyForAreas();
  const [leaving, setLeaving] = useState(false);
  const [asking, setAsking] = useState<string>();
  const leave = () => {
    setAsking(undefined);
    setLeaving(true);
    void signOut();
  };
  const leaveOrAsk = () => {
    const question = unsaved.question();
    if (question) setAsking(question);
    else leave();
  };
  return (
    <Bar>
      <IconButton
        aria-label={menuShown ? 'Menu verbergen' : 'Menu tonen'}
        aria-expanded={menuShown}
        aria-controls="menu"
        onClick={onToggleMenu}
      >
        <Menu aria-hidden />
      </IconButton>
      <Title>{title}</Title>
      {!user.secondFactorMissing && (
        <>
          <SearchButton />
          <Bell />
        </>
      )}
      {isNarrow ? (
        <AccountButton onHelp={onHelp} onLeave={leaveOrAsk} />
      ) : (
        <>
          <IconButton aria-label="Uitleg" aria-haspopup="dialog" aria-keyshortcuts="?" onClick={onHelp}>
            <CircleHelp aria-hidden />
          </IconButton>
          <Account>
            <Who>
              Gebruiker: <strong>{user.name}</strong>
            </Who>
            <Leave variant="text" size="small" onClick={leaveOrAsk} pending={leaving}>
              Uitloggen
            </Leave>
          </Account>
        </>
      )}
      {asking && (
        <ConfirmDialog
          title={asking}
          confirmLabel="Uitloggen"
          cancelLabel="Blijven"
          onConfirm={leave}
          onCancel={() => setAsking(undefined)}
        />
      )}
    </Bar>
  );
}

const Bar = styled.header.attrs({ role: 'banner' })`
  position: sticky;
  top: 0;
  z-index: 20;
  display: flex;
  align-items: center;
  gap: var(--s4);
  padding: var(--s3) var(--s5);
  background: var(--card);
  border-bottom: 1px solid var(--line);
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: 5px;
    background: linear-gradient(90deg, var(--yellow) 0 33%, #e8453c 0 66%, var(--rail) 0);
  }
  padding-top: calc(var(--s3) + 5px);
  > button {
    flex: none;
  }
  @media ${phone} {
    gap: 0;
    padding: 7px var(--s1) 2px;
  }
`;

const arrival = keyframes`
  from {
    opacity: 0;
  }
`;

/** The way out stands below the name of who goes. */
const Account = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: flex-end;
  max-width: clamp(300px, 26vw, 460px);
  margin-block: -8px;
`;

const Leave = styled(Button)`
  margin-right: -8px;
  @media (hover: hover) {
    min-height: 28px;
    padding-block: 2px;
  }
`;

/**
 * On a desk the title stands below the bar, and comes up into it when that is scrolled away. On a phone it stands here alone,
 * whole: a long one on two lines.
 */
const Title = styled.b`
  flex: 1;
  min-width: 0;
  font: 700 18px/1.25 var(--head);
  overflow-wrap: anywhere;
  @media ${phone} {
    font: 700 clamp(15px, 10vw - 17px, 19px) / 22px var(--head);
    hyphens: auto;
    text-wrap: balance;
  }
  @supports (animation-timeline: scroll()) {
    @media not ${phone} {
      animation: ${arrival} linear both;
      animation-timeline: scroll(root);
      animation-range: 40px 90px;
    }
  }
`;

const Who = styled.span`
  color: var(--ink-2);
  font-size: 15px;
  line-height: 1.3;
  text-align: right;
  overflow-wrap: anywhere;
  strong {
    color: var(--ink);
  }
`;

/** Fetches what every page of an area needs, once the first page stands with all that it asked for. */
function useReadyForAreas(): void {
  useEffect(
    () =>
      afterLoad(() =>
        Promise.all([
          import('../remotes/AreaPage'),
          import('../remotes/federation').then(({ fetchSharedRooms }) => fetchSharedRooms()),
        ]).catch(
          // Whoever opens an area is told.
          () => undefined,
        ),
      ),
    [],
  );
}
