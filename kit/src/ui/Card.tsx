import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';

import { phone } from './tokens';

/** The props of Card: those of a section, and these. */
export type CardProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  /** Heading of the card; it also names the section for screen readers. */
  title?: ReactNode;
  /** Controls at the right of the heading. */
  actions?: ReactNode;
};

const Root = styled.section`
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--r);
  padding: var(--s4) var(--s5);
  box-shadow: var(--shadow);
  @media ${phone} {
    padding: var(--s4);
  }
  @media print {
    padding: 8px 0;
    border-width: 0 0 1px;
    border-radius: 0;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2) var(--s4);
  min-height: 44px;
  margin-bottom: var(--s2);
  @media ${phone} {
    /* One menu stays beside the heading, however long that is. */
    &:has(> button[aria-haspopup]) {
      flex-wrap: nowrap;
    }
  }
`;

/** A white sheet on the page. */
export function Card({ title, actions, children, ...rest }: CardProps) {
  const id = useId();
  return (
    <Root aria-labelledby={title ? id : undefined} {...rest}>
      {(title || actions) && (
        <Head>
          {title && <h2 id={id}>{title}</h2>}
          {actions}
        </Head>
      )}
      {children}
    </Root>
  );
}
