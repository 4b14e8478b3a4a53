import { Children, type ReactNode } from 'react';
import styled from 'styled-components';

import { Toolbar } from '../layout';
import { phone } from '../tokens';
import { useMediaQuery } from '../useMediaQuery';
import { MoreActions } from './MoreActions';

/** The props of PageActions. */
export interface PageActionsProps {
  /** The main one of the page. */
  primary: ReactNode;
  /** The others, as ghost buttons. */
  children?: ReactNode;
}

/**
 * What can be done on a page. On a phone a bar below, in reach of the thumb: the main action, and beside it the other
 * one, or 'Meer' when there are several. The page keeps room for it (GlobalStyle).
 */
export function PageActions({ primary, children }: PageActionsProps) {
  const onPhone = useMediaQuery(phone);
  if (!onPhone) {
    return (
      <Toolbar data-no-print>
        {primary}
        {children}
      </Toolbar>
    );
  }
  const others = Children.toArray(children);
  return (
    <Bar data-bottom-bar data-no-print>
      {others.length > 1 ? <MoreActions wide>{others}</MoreActions> : others}
      {primary}
    </Bar>
  );
}

const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 15;
  display: flex;
  gap: var(--s3);
  padding: 10px var(--s4) max(10px, env(safe-area-inset-bottom));
  background: var(--card);
  border-top: 1px solid var(--line);
  > :is(button, a) {
    min-height: 48px;
  }
  > :is(button, a):last-child {
    flex: 1;
  }
  @media print {
    display: none;
  }
`;
