import { ChevronDown } from 'lucide-react';
import { type ReactNode, type ToggleEvent, useState } from 'react';
import styled from 'styled-components';

const KEY = 'menu-dicht';

function folded(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((title) => typeof title === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether a group of the menu was folded on this device. @param title undefined: one that never folds */
function isFolded(title: string | undefined): boolean {
  return title !== undefined && folded().includes(title);
}

/** Remembers it for the next visit, where the browser allows that. */
function keepFolded(title: string, isFoldedNow: boolean): void {
  const others = folded().filter((one) => one !== title);
  try {
    localStorage.setItem(KEY, JSON.stringify(isFoldedNow ? [...others, title] : others));
  } catch {
    // It holds for this visit.
  }
}

/** A group of the side menu. One with a title folds; which ones are folded is remembered on the device. */
export function MenuSection({ title, children }: { title: string | undefined; children: ReactNode }) {
  const [isOpen, setOpen] = useState(() => !isFolded(title));
  if (title === undefined) return <div>{children}</div>;
  const toggle = ({ currentTarget: { open } }: ToggleEvent<HTMLDetailsElement>) => {
    setOpen(open);
    keepFolded(title, !open);
  };
  return (
    <div role="group" aria-label={title}>
      <Folding open={isOpen} onToggle={toggle}>
        <summary>
          <h2>{title}</h2>
          <ChevronDown aria-hidden />
        </summary>
        {children}
      </Folding>
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
