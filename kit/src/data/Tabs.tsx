import { Button, MoreActions, phone, scrollsSideways, useMediaQuery, VisuallyHidden } from 'kit/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';

/** One of the Tabs. */
export interface TabItem {
  id: string;
  title: ReactNode;
  /** How many wait there; none: nothing is shown. */
  waiting?: number;
  /** Used less: where there is no room for all, on a phone, it is behind 'Meer'. */
  isRare?: boolean;
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

/** On a phone so many tabs stand beside 'Meer'; one more than that needs no 'Meer'. */
const BESIDE_MORE = 4;

/**
 * Parts of a page of which one is shown. One stop of the tab key; the arrows, Home and End go to another. On a phone four
 * of many are shown, and the chosen one; the others are behind 'Meer', which says how many wait there.
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
  const onPhone = useMediaQuery(phone);
  const { shown, behind } = onPhone ? split(items, chosen) : { shown: items, behind: [] };
  const waitsBehind = behind.reduce((sum, { waiting = 0 }) => sum + waiting, 0);
  // On a phone not all of them fit: a link can choose one that is out of sight.
  useEffect(() => scrollToChosen(row.current), [position]);
  const select = (item: TabItem | undefined) => {
    if (!item) return;
    setOwn(item.id);
    onSelect?.(item.id);
  };
  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextPosition(event.key, shown.findIndex((item) => item === chosen), shown.length);
    if (next === undefined) return;
    event.preventDefault();
    select(shown[next]);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  if (!chosen) return null;
  return (
    <div>
      <Bar>
        <Row ref={row} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={keyDown}>
          {shown.map((item) => (
            <Tab
              key={item.id}
              type="button"
              role="tab"
              id={`${id}-${item.id}`}
              aria-selected={item === chosen}
              aria-controls={item === chosen ? `${id}-panel` : undefined}
              tabIndex={item === chosen ? 0 : -1}
              onClick={() => select(item)}
              onFocus={(event) =>
                event.currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
              }
            >
              {item.title}
              <Waiting count={item.waiting} />
            </Tab>
          ))}
        </Row>
        {behind.length > 0 && (
          <MoreActions wide title={label} waiting={waitsBehind}>
            {behind.map((item) => (
              <Button key={item.id} variant="ghost" onClick={() => select(item)}>
                {item.title}
                <Waiting count={item.waiting} />
              </Button>
            ))}
          </MoreActions>
        )}
      </Bar>
      <Panel key={chosen.id} id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen.id}`} tabIndex={0}>
        {chosen.content}
      </Panel>
    </div>
  );
}

/** What is shown of many on a phone: those used most, in their order, and the chosen one in the place of the last of them. */
function split(items: readonly TabItem[], chosen: TabItem | undefined) {
  if (items.length <= BESIDE_MORE + 1) return { shown: items, behind: [] };
  const often = [...items.filter(({ isRare }) => !isRare), ...items.filter(({ isRare }) => isRare)];
  const first = often.slice(0, BESIDE_MORE);
  const shown = chosen && !first.includes(chosen) ? [...first.slice(0, -1), chosen] : first;
  return { shown, behind: items.filter((item) => !shown.includes(item)) };
}

/** How many wait. */
function Waiting({ count = 0 }: { count?: number }) {
  if (count === 0) return null;
  return (
    <Count>
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{` (${count} ${count === 1 ? 'wacht' : 'wachten'})`}</VisuallyHidden>
    </Count>
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

const Bar = styled.div`
  display: flex;
  align-items: center;
  border-bottom: 1px solid var(--line);
  margin-bottom: var(--s4);
  /* 'Meer', which stays in view. */
  && > button {
    flex: none;
    min-height: 44px;
    padding-inline: var(--s2);
    box-shadow: none;
    background: none;
    svg {
      display: none;
    }
  }
  @media ${phone} {
    margin: 0 calc(-1 * var(--s4)) var(--s1);
    padding-right: var(--s1);
  }
  @media print {
    display: none;
  }
`;

const Row = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-width: 0;
  gap: var(--s2);
  outline: none;
  ${scrollsSideways}
  @media ${phone} {
    gap: 0;
    padding: 0 var(--s2);
  }
`;

const Count = styled.span`
  display: inline-block;
  min-width: 20px;
  margin-left: 6px;
  padding: 0 6px;
  border-radius: 10px;
  background: var(--yellow);
  color: var(--on-yellow);
  font-size: 13px;
  line-height: 20px;
  text-align: center;
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
