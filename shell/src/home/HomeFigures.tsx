import { formatEuro } from 'kit/format';
import { Link } from 'kit/router';
import { phone } from 'kit/ui';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql';
import { ShellHomeFigureFragmentDoc } from '../gql/graphql';

interface HomeFiguresProps {
  figures: readonly FragmentType<typeof ShellHomeFigureFragmentDoc>[];
}

/** Figures of my work in one line; each leads to what it counts. */
export function HomeFigures({ figures }: HomeFiguresProps) {
  return (
    <Line aria-label="Cijfers">
      {getFragmentData(ShellHomeFigureFragmentDoc, figures).map(
        ({ id, label, value, isMoney, detail, link }) => (
          <li key={id}>
            <Link to={link}>
              <span>{label}</span>
              <b>{isMoney ? formatEuro(value) : value}</b>
              {detail && <small>{detail}</small>}
            </Link>
          </li>
        ),
      )}
    </Line>
  );
}

const Line = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: 1px;
  margin: var(--s4) 0 0;
  padding: 0;
  overflow: hidden;
  list-style: none;
  background: var(--line);
  border: 1px solid var(--line);
  border-radius: var(--r);
  box-shadow: var(--shadow);
  &:has(> :only-child) {
    width: fit-content;
    min-width: min(100%, 280px);
  }
  a {
    display: block;
    height: 100%;
    padding: var(--s3) var(--s4);
    background: var(--card);
    color: inherit;
    text-decoration: none;
    &:hover {
      background: color-mix(in srgb, var(--line) 25%, var(--card));
    }
    &:focus-visible {
      outline-offset: -3px;
    }
  }
  span,
  small {
    display: block;
    color: var(--ink-2);
    font-size: 14px;
    line-height: 20px;
  }
  b {
    display: block;
    font: 700 25px/30px var(--head);
    font-variant-numeric: tabular-nums;
  }
  @media ${phone} {
    grid-template-columns: 1fr 1fr;
    /* Fewer fit in one line, each as wide as its figure asks. */
    &:not(:has(> :nth-child(4))) {
      display: flex;
    }
    li {
      flex: 1 1 auto;
    }
    a {
      padding: var(--s2) var(--s3);
    }
    span,
    small {
      font-size: 13px;
    }
    b {
      font-size: clamp(15px, 4.6vw, 19px);
      line-height: 24px;
    }
  }
`;
