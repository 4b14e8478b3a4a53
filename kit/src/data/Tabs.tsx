import { phone, scrollsSideways } from 'kit/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';

/** One of the Tabs. */
export interface TabItem {
  id: string;
  title: ReactNode;
  /** Made when the tab is chosen. */
  content: ReactNode;
}

/** The props of Tabs. */
export interface TabsProps {
  /** What the tabs are parts of, for screen readers. */
  label: string;
  items: readonly TabItem[];
  /** The id of the chosen one, when the page keeps it (in its address, say); the first to begin with otherwise. */
  selected?: string;
  onSelect?: (id: string) => void;
}

/**
 * Parts of a page of which one is shown. One stop of the tab key; the arrows, Home and End go to another.
 *
 * @example
 * <Tabs label="Commissie" items={[{ id: 'taken', title: 'Taken', content: <Tasks /> }]} />
 */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(items[0]?.id);
  const wanted = items.findIndex((item) => item.id === (selected ?? own));
  const position = Math.max(0, wanted);
  const chosen = items[position];
  // On a phone not all of them fit: a link can choose one that is out of sight.
  useEffect(() => scrollToChosen(row.current), [position]);
  const select = (item: TabItem | undefined) => {
    if (!item) return;
    setOwn(item.id);
    onSelect?.(item.id);
  };
  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextPosition(event.key, position, items.length);
    if (next === undefined) return;
    event.preventDefault();
    select(items[next]);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  if (!chosen) return null;
  return (
    <div>
      <Row ref={row} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={keyDown}>
        {items.map((item) => (
          <Tab
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-${item.id}`}
            aria-selected={item === chosen}
            aria-controls={item === chosen ? `${id}-panel` : undefined}
            tabIndex={item === chosen ? 0 : -1}
            onClick={() => select(item)}
            onFocus={(event) => event.currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })}
          >
            {item.title}
          </Tab>
        ))}
      </Row>
      <Panel key={chosen.id} id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen.id}`} tabIndex={0}>
        {chosen.content}
      </Panel>
    </div>
  );
}

/** Only sideways: tabs further down must not move the page. */
function scrollToChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector<HTMLElement>('[aria-selected="true"]');
  if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
}

function nextPosition(key: string, position: number, count: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: (position - 1 + count) % count,
    ArrowRight: (position + 1) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[key];
}

const Row = styled.div`
  position: relative;
  display: flex;
  gap: var(--s2);
  border-bottom: 1px solid var(--line);
  margin-bottom: var(--s4);
  outline: none;
  ${scrollsSideways}
  @media ${phone} {
    gap: 0;
    margin: 0 calc(-1 * var(--s4)) var(--s1);
    padding: 0 var(--s2);
  }
  @media print {
    display: none;
  }
`;

const Tab = styled.button`
  flex: none;
  min-height: 46px;
  padding: 0 var(--s4);
  @media ${phone} {
    min-height: 44px;
    padding: 0 var(--s2);
  }
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: var(--ink-2);
  font: 650 15px/1.3 var(--body);
  cursor: pointer;
  &:hover {
    color: var(--ink);
  }
  &[aria-selected='true'] {
    border-color: var(--red);
    color: var(--ink);
  }
  &:focus-visible {
    outline-offset: -3px;
    border-radius: var(--r-s);
  }
`;

const Panel = styled.div`
  border-radius: var(--r-s);
`;
