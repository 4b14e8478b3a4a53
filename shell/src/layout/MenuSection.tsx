import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';

import { keepIn, keptOf } from './keptInMenu';
import type { MenuGroup } from './menuOf';

const FOLDED = 'menu-dicht';
const OPENED = 'menu-open';

/** What was chosen for a group on this device. @returns undefined: nothing */
function choiceOf(title: string): boolean | undefined {
  if (keptOf(OPENED).includes(title)) return true;
  return keptOf(FOLDED).includes(title) ? false : undefined;
}

/** Remembers it for the next visit. */
function keepChoice(title: string, isOpen: boolean): void {
  const without = (key: string) => keptOf(key).filter((one) => one !== title);
  keepIn(OPENED, isOpen ? [...without(OPENED), title] : without(OPENED));
  keepIn(FOLDED, isOpen ? without(FOLDED) : [...without(FOLDED), title]);
}

interface MenuSectionProps extends Pick<MenuGroup, 'title' | 'begins'> {
  /** Whether the page that is shown is one of it. */
  hasCurrent: boolean;
  /** Shown when it is folded. */
  atHand: ReactNode;
  children: ReactNode;
}

/** A group of the side menu. One with a title folds; what somebody chose is remembered on the device. */
export function MenuSection({ title, begins, hasCurrent, atHand, children }: MenuSectionProps) {
  const [choice, setChoice] = useState(() => (title === undefined ? undefined : choiceOf(title)));
  const opens = begins === 'portal' && hasCurrent;
  const [opened, setOpened] = useState(false);
  // Who comes to a page of it sees it open, also when it was folded before; who leaves, as it was chosen.
  if (opened !== opens) {
    setOpened(opens);
    setChoice(opens || (title === undefined ? undefined : choiceOf(title)));
  }
  if (title === undefined) return <div>{children}</div>;
  const isOpen = choice ?? begins === undefined;
  return (
    <div role="group" aria-label={title}>
      <Folding open={isOpen} onToggle={({ currentTarget: { open } }) => setChoice(open)}>
        {/* What somebody chose, by click or key, is kept; that it opened by itself is not. */}
        <summary onClick={() => keepChoice(title, !isOpen)}>
          <h2>{title}</h2>
          <ChevronDown aria-hidden />
        </summary>
        {isOpen && children}
      </Folding>
      {!isOpen && atHand}
    </div>
  );
}

const Folding = styled.details`
  summary {
    display: flex;
    align-items: flex-end;
    justify-content: space-between;
    margin-top: var(--s2);
    padding-right: var(--s3);
    border-radius: var(--r-s);
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    width: 16px;
    height: 16px;
    margin-bottom: 4px;
    opacity: 0.85;
    transition: transform 0.15s;
  }
  &:not([open]) summary svg {
    transform: rotate(-90deg);
  }
  @media (prefers-reduced-motion: reduce) {
    summary svg {
      transition: none;
    }
  }
`;
