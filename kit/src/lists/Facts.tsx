import type { ReactNode } from 'react';
import styled from 'styled-components';

import { MutedText } from './textParts';

/** What is shown below a row of a table that opens. */
export const ExpandedRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  padding: var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--r-s);
  background: var(--page);
`;

/** Facts of a record beside each other, as many as there is room for. */
export const Facts = styled.dl`
  display: grid;
  flex: 1 1 260px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  align-content: start;
  gap: var(--s3) var(--s4);
  margin: 0;
  [data-wide] {
    grid-column: 1 / -1;
  }
  dt {
    color: var(--ink-2);
    font-size: 14px;
    font-weight: 600;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

/** The props of Fact. */
export interface FactProps {
  label: string;
  /** Over the whole width. */
  isWide?: boolean;
  children: ReactNode;
}

/** One of them, in {@link Facts}. */
export function Fact({ label, isWide, children }: FactProps) {
  return (
    <div data-wide={isWide || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** In the place of what was not filled in. */
export const notProvided = <MutedText as="span">Niet ingevuld</MutedText>;
