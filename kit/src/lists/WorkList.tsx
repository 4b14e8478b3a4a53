import { Link } from 'kit/router';
import { phone } from 'kit/ui';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The props of WorkList. */
export interface WorkListProps {
  /** Of what, for screen readers: 'Wat er wacht bij de club'. */
  label: string;
  items: readonly {
    icon: ReactNode;
    /** How many of what, such as '12 te beoordelen'. */
    text: string;
    /** More of it: how old, how much. */
    detail?: string;
    /** The list of what waits. */
    to: string;
  }[];
}

/** What waits on the first page of an area, above its figures; each row leads to the list. Nothing waits: nothing is shown. */
export function WorkList({ label, items }: WorkListProps) {
  if (items.length === 0) return null;
  return (
    <Rows aria-label={label} data-no-print>
      {items.map(({ icon, text, detail, to }) => (
        <li key={text}>
          <Link to={to}>
            <i aria-hidden>{icon}</i>
            <span>
              <b>{text}</b>
              {detail && <small>{detail}</small>}
            </span>
            <ChevronRight aria-hidden />
          </Link>
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  overflow: hidden;
  list-style: none;
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--r);
  box-shadow: var(--shadow);
  li + li {
    border-top: 1px solid var(--line);
  }
  a {
    display: flex;
    align-items: center;
    gap: var(--s3);
    min-height: 60px;
    padding: var(--s2) var(--s4);
    color: inherit;
    text-decoration: none;
    &:hover {
      background: color-mix(in srgb, var(--line) 25%, transparent);
    }
    &:focus-visible {
      outline-offset: -3px;
      border-radius: var(--r);
    }
  }
  i {
    display: grid;
    flex: none;
    place-items: center;
    width: 36px;
    height: 36px;
    border-radius: 10px;
    background: var(--yellow-soft);
  }
  span {
    flex: 1;
    min-width: 0;
  }
  b {
    font-weight: 650;
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: 14px;
  }
  svg {
    flex: none;
    width: 20px;
    height: 20px;
  }
  @media ${phone} {
    a {
      min-height: 64px;
      padding-inline: var(--s3);
    }
  }
`;
