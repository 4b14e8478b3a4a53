import { Link } from 'kit/router';
import { phone } from 'kit/ui';
import styled from 'styled-components';

/** The props of FigureStrip. */
export interface FigureStripProps {
  /** Of what, for screen readers: 'De club in cijfers'. */
  label: string;
  figures: readonly {
    value: string | number;
    /** What it counts, such as 'betaald, 65 %'. */
    text: string;
    /** The list of what it counts. */
    to: string;
  }[];
}

/** The figures of a page in one line, in one card; each leads to the list of what it counts. On a phone it is a line of text. */
export function FigureStrip({ label, figures }: FigureStripProps) {
  return (
    <Strip aria-label={label}>
      {figures.map(({ value, text, to }) => (
        <li key={text}>
          <Link to={to}>
            <b>{value}</b> <span>{text}</span>
          </Link>
        </li>
      ))}
    </Strip>
  );
}

const Strip = styled.ul`
  display: flex;
  margin: 0;
  padding: 0;
  overflow-x: auto;
  list-style: none;
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--r);
  box-shadow: var(--shadow);
  scrollbar-width: none;
  li {
    flex: 1 0 auto;
  }
  li + li {
    border-left: 1px solid var(--line);
  }
  a {
    display: flex;
    align-items: baseline;
    gap: var(--s2);
    height: 56px;
    padding: 12px var(--s4);
    color: inherit;
    text-decoration: none;
    white-space: nowrap;
    &:hover {
      background: color-mix(in srgb, var(--line) 25%, var(--card));
    }
    &:focus-visible {
      outline-offset: -3px;
    }
  }
  b {
    font: 750 25px/30px var(--head);
    font-variant-numeric: tabular-nums;
  }
  span {
    color: var(--ink-2);
    font-size: 14px;
  }
  /* Where they do not fit beside their words these stand below them. */
  @media (max-width: 999px) {
    li {
      flex: 1 1 auto;
    }
    a {
      flex-direction: column;
      gap: 0;
      height: 72px;
      padding: 10px var(--s3);
    }
  }
  @media ${phone} {
    margin: -8px calc(-1 * var(--s4)) -12px;
    padding-inline: calc(var(--s4) - var(--s2));
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
    li {
      flex: none;
    }
    li + li {
      border: 0;
    }
    a {
      flex-direction: row;
      align-items: center;
      gap: 5px;
      height: 32px;
      padding: 0 var(--s2);
    }
    b {
      font: 650 14px/1.3 var(--body);
    }
  }
`;
