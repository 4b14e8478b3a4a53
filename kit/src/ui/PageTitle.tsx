import type { ReactNode } from 'react';
import styled from 'styled-components';

import { phone } from './tokens';
import { Toolbar } from './Toolbar';

/** The props of PageTitle. */
export type PageTitleProps = {
  children: ReactNode;
  /** One line below the title. */
  sub?: ReactNode;
  /** The page's buttons, at the right (below on a phone). */
  actions?: ReactNode;
};

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--s3) var(--s4);
  margin-bottom: var(--s5);
  p {
    color: var(--ink-2);
    margin: 4px 0 0;
  }
  @media ${phone} {
    margin-bottom: var(--s4);
  }
`;

/** The h1 of a page, with an explaining line and the page's buttons. */
export function PageTitle({ children, sub, actions }: PageTitleProps) {
  return (
    <Root>
      <div>
        <h1>{children}</h1>
        {sub && <p>{sub}</p>}
      </div>
      {actions && <Toolbar>{actions}</Toolbar>}
    </Root>
  );
}
