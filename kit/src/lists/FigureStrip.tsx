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

/** The figures of a page in one line, in one card; each leads to the list of what it counts. On a phone they stand two by two. */
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
  list-style: none;
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--r);
  box-shadow: var(--shadow);
  li {
    flex: 1 1 auto;
  }
  li + li {
    border-left: 1px solid var(--line);
  }
  a {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    align-content: center;
    gap: 0 var(--s2);
    height: 100%;
    min-height: 56px;
    padding: var(--s2) var(--s4);
    color: inherit;
    text-decoration: none;
    &:hover {
      background: color-mix(in srgb, var(--line) 25%, var(--card));
    }
    &:focus-visible {
      outline-offset: -3px;
    }
  }
  b {
    font: 700 25px/30px var(--head);
    font-variant-numeric: tabular-nums;
  }
  span {
    color: var(--ink-2);
    font-size: 14px;
  }
  /* Where they do not fit beside their words these stand below them. */
  @media (max-width: 999px) {
    a {
      flex-flow: column;
      align-items: flex-start;
      justify-content: center;
      min-height: 72px;
      padding: var(--s2) var(--s3);
    }
  }
  @media ${phone} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    li + li {
      border-left: 0;
    }
    li:nth-child(even) {
      border-left: 1px solid var(--line);
    }
    li:nth-child(n + 3) {
      border-top: 1px solid var(--line);
    }
    li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
    a {
      min-height: 44px;
      padding: 6px var(--s3);
      overflow-wrap: anywhere;
    }
    b {
      font-size: clamp(15px, 4.6vw, 19px);
      line-height: 22px;
    }
    span {
      font-size: 13px;
      line-height: 17px;
    }
  }
`;
