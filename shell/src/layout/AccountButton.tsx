import { useUser } from 'kit/session';
import { lazyDialog } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

const AccountMenu = lazyDialog(async () => (await import('./AccountMenu')).AccountMenu, { title: 'Account' });

/** The first letters of a name, to stand for it. Marieke van den Broek: MB. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  const [first = name, last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return `${first.charAt(0)}${last.charAt(0)}`.toUpperCase();
}

interface AccountButtonProps {
  onHelp: () => void;
  /** Signs out, or asks first. */
  onLeave: () => void;
}

/** Where the bar has no room for a name: opens who is signed in, and what is theirs. */
export function AccountButton({ onHelp, onLeave }: AccountButtonProps) {
  const { name } = useUser();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Root
        type="button"
        // With what is seen on it, so that it can be called by voice.
        aria-label={`${initials(name)}, account van ${name}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span>{initials(name)}</span>
      </Root>
      {isOpen && <AccountMenu onClose={() => setOpen(false)} onHelp={onHelp} onLeave={onLeave} />}
    </>
  );
}

const Root = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 99px;
  background: none;
  cursor: pointer;
  span {
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    border-radius: 99px;
    background: var(--yellow);
    color: var(--on-yellow);
    font: 700 14px/1 var(--body);
  }
  &:hover span {
    box-shadow: 0 0 0 3px var(--yellow-soft);
  }
  @media print {
    display: none;
  }
`;
