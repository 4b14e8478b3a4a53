import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  text-align: center;
  padding: 40px 20px;
  color: var(--ink-2);
  p {
    margin: 0;
    text-wrap: balance;
  }
  p:first-child {
    font: 700 19px/1.3 var(--head);
    color: var(--ink);
    margin-bottom: 4px;
  }
`;

const Action = styled.div`
  margin-top: var(--s4);
`;

/** There is nothing to show: what that means, and what to do. */
export function EmptyState({
  title,
  text,
  action,
}: {
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <Root>
      <p>{title}</p>
      {text && <p>{text}</p>}
      {action && <Action>{action}</Action>}
    </Root>
  );
}
