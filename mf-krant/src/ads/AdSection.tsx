import { LinedList } from 'kit/lists';
import type { ReactNode } from 'react';
import { useId } from 'react';
import styled from 'styled-components';

/** A list that hangs on an advertisement, below its heading. @param action such as a button to add one */
export function AdSection({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Head>
        <h3 id={id}>{title}</h3>
        {action}
      </Head>
      {children}
    </Root>
  );
}

/** The items of such a list. */
export const AdSectionList = styled(LinedList)`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s2) var(--s3);
    padding: var(--s2) 0;
  }
  li > div {
    flex: 1 1 200px;
    min-width: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: 14px;
  }
`;

const Root = styled.section`
  padding-top: var(--s3);
  border-top: 1px solid var(--line);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2);
  min-height: 44px;
`;
