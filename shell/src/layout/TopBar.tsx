import { unsaved } from 'kit/router';
import { useSession, useUser } from 'kit/session';
import { Button, ConfirmDialog, IconButton, phone, useMediaQuery, visuallyHidden } from 'kit/ui';
import { LogOut, Menu, CircleHelp } from 'lucide-react';
import { useState, useEffect, useEffectEvent } from 'react';
import styled, { keyframes } from 'styled-components';

import { Bell } from '../inbox/Bell';
import { SearchButton } from '../search/SearchButton';
import { useAfterPaint } from '../useAfterPaint';

const TYPED_IN = 'input, textarea, select, [contenteditable="true"]';
const OVER_PAGE = '[role="dialog"], [role="alertdialog"]';

/** Opens the explanation, as the key ? does wherever nobody is typing. On a phone the menu has it. */
function HelpButton({ onOpen }: { onOpen: () => void }) {
  const open = useEffectEvent(onOpen);
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
  return (
    <Place>
      <IconButton aria-label="Uitleg" aria-haspopup="dialog" aria-keyshortcuts="?" onClick={onOpen}>
        <CircleHelp aria-hidden />
      </IconButton>
    </Place>
  );
}

const Place = styled.span`
  flex: none;
  @media ${phone} {
    display: none;
  }
`;

interface TopBarProps {
  title: string;
  menuShown: boolean;
  onToggleMenu: () => void;
  onHelp: () => void;
}

/** Menu toggle, page title, who is signed in, the explanation, and the way out, which asks when there are unsaved edits. */
export function TopBar({ title, menuShown, onToggleMenu, onHelp }: TopBarProps) {
  const { signOut } = useSession();
  const user = useUser();
  const onPhone = useMediaQuery(phone);
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
  const who = (
    <Who>
      Gebruiker: <strong>{user.name}</strong>
    </Who>
  );
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
      <Texts>
        <Title>{title}</Title>
        {onPhone && who}
      </Texts>
      {!user.secondFactorMissing && (
        <>
          <SearchButton />
          <Bell />
        </>
      )}
      <HelpButton onOpen={onHelp} />
      <Account>
        {!onPhone && who}
        <Leave variant="text" size="small" onClick={leaveOrAsk} pending={leaving}>
          <LogOut aria-hidden />
          <span>Uitloggen</span>
        </Leave>
      </Account>
      {asking && (
        <ConfirmDialog
          isOpen
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
    gap: var(--s2);
    padding: 7px var(--s2) 2px;
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
  max-width: 260px;
  margin-block: -8px;
`;

/** On a phone an icon: beside the search there is no room for the word. */
const Leave = styled(Button)`
  margin-right: -8px;
  @media (hover: hover) {
    min-height: 28px;
    padding-block: 2px;
  }
  svg {
    display: none;
  }
  @media ${phone} {
    width: 44px;
    height: 44px;
    margin: 0;
    padding: 0;
    svg {
      display: block;
    }
    span span {
      ${visuallyHidden}
    }
  }
`;

const Texts = styled.div`
  flex: 1;
  min-width: 0;
  display: flex;
  align-items: center;
  gap: 0 var(--s4);
  @media ${phone} {
    display: block;
  }
  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** On a desk the title stands below the bar, and comes up into it when that is scrolled away. */
const Title = styled.b`
  display: block;
  flex: 1;
  font: 700 18px/1.25 var(--head);
  @media ${phone} {
    font-size: clamp(15px, 4.3vw, 18px);
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
  display: block;
  max-width: 100%;
  overflow: hidden;
  color: var(--ink-2);
  font-size: 15px;
  text-overflow: ellipsis;
  white-space: nowrap;
  strong {
    color: var(--ink);
  }
  @media ${phone} {
    font-size: 13px;
    line-height: 1.3;
  }
`;

/** Fetches what every page of an area needs, once the first page stands. */
function useReadyForAreas(): void {
  const isPainted = useAfterPaint();
  useEffect(() => {
    if (!isPainted) return;
    Promise.all([
      import('../remotes/AreaPage'),
      import('../remotes/federation').then(({ fetchSharedRooms }) => fetchSharedRooms()),
    ]).catch(
      // Whoever opens an area is told.
      () => undefined,
    );
  }, [isPainted]);
}
