import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Key figures beside each other, as many as there is room for. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 130px), 1fr));
  gap: var(--s4);
  margin: var(--s4) 0 0;
  font-variant-numeric: tabular-nums;
  dt {
    color: var(--ink-2);
    font-size: 14px;
    font-weight: 600;
  }
  dd {
    margin: 0;
  }
  b {
    font: 700 22px/1.3 var(--head);
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: 14px;
  }
`;

/** The props of Figure. */
export interface FigureProps {
  label: string;
  value: ReactNode;
  /** What it is beside, or of how many. */
  more?: ReactNode;
}

/** One of them, in {@link Figures}. */
export function Figure({ label, value, more }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{value}</b>
        {more && <small>{more}</small>}
      </dd>
    </div>
  );
}
