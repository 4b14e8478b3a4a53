import { createContext, type ReactNode, use } from 'react';
import styled from 'styled-components';

import { Toolbar } from './layout';
import { phone } from './tokens';
import { visuallyHidden } from './VisuallyHidden';

/** The title that the bar above the page shows: on a phone the page does not repeat it. */
export const ShownTitle = createContext<string | undefined>(undefined);

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
    margin-bottom: var(--s2);
    &[data-shown-above] {
      margin-bottom: 0;
      &:has(p) {
        margin-bottom: var(--s1);
      }
      h1 {
        ${visuallyHidden}
      }
    }
    p {
      margin: 0;
      font-size: 14px;
    }
  }
`;

/** The h1 of a page, with an explaining line and the page's buttons. */
export function PageTitle({ children, sub, actions }: PageTitleProps) {
  const isShownAbove = use(ShownTitle) === children;
  return (
    <Root data-shown-above={isShownAbove || undefined}>
      <div>
        <h1>{children}</h1>
        {sub && <p>{sub}</p>}
      </div>
      {actions && <Toolbar>{actions}</Toolbar>}
    </Root>
  );
}
