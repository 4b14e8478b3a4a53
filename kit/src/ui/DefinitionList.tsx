import type { ReactNode } from 'react';
import styled from 'styled-components';

import { phone } from './tokens';

/** Rows of label, value and action; holds DefinitionRow. */
export const DefinitionList = styled.dl`
  margin: 0;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(104px, 150px) minmax(0, 1fr) auto;
  grid-template-areas: 'label value action';
  align-items: center;
  gap: 0 var(--s4);
  min-height: 60px;
  padding: var(--s2) 0;
  & + & {
    border-top: 1px solid var(--line);
  }
  dt {
    grid-area: label;
    color: var(--ink-2);
    font-size: 14px;
    font-weight: 600;
  }
  dd {
    grid-area: value;
    margin: 0;
    overflow-wrap: anywhere;
  }
  dd:only-of-type {
    grid-column: value-start / action-end;
  }
  dd + dd {
    grid-area: action;
    display: flex;
    gap: var(--s1);
  }
  @media ${phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    grid-template-areas: 'label action' 'value action';
  }
`;

/** The props of DefinitionRow. */
export type DefinitionRowProps = {
  label: ReactNode;
  /** The value, or the field that edits it (give that field the same label with `hideLabel`). */
  children: ReactNode;
  /** The control at the end, such as a pencil. */
  action?: ReactNode;
};

/** One fact: its label, its value (or editor) and a control at the end. */
export function DefinitionRow({ label, children, action }: DefinitionRowProps) {
  return (
    <Row>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {action && <dd>{action}</dd>}
    </Row>
  );
}
