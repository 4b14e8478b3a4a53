import { EmptyState, ErrorState, Skeleton } from 'kit/ui';
import { type ReactNode, useEffect } from 'react';
import styled from 'styled-components';

import type { Asked } from './useAsked';

/** A page for who has no account: its one question, and a line below it. */
export function VisitorPage({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}) {
  useEffect(() => {
    const foundation = document.getElementById('foundation')?.textContent;
    document.title = foundation ? `${title} - ${foundation}` : title;
  }, [title]);
  return (
    <Root>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {children}
    </Root>
  );
}

const Root = styled.div`
  > h1 {
    overflow-wrap: anywhere;
  }
  > h1 + p {
    margin: var(--s1) 0 var(--s4);
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;

/** What may have become of a link: over, taken away, or copied by hand with a mistake. */
const GONE = new Set(['NOT_FOUND', 'BAD_USER_INPUT']);

/** The texts of what is asked by a private link. */
export interface LinkTexts {
  title: string;
  /** While it is being asked. */
  loading: string;
  /** What has become of it, when that is more than a link that does not work any more. */
  goneTitle?: string;
  /** Where to get another link. */
  gone: string;
  /** When it cannot be asked now. */
  failed: string;
}

/** What a private link opens: the page of its answer, or in its place that it loads, is over, or cannot be asked now. */
export function LinkPage<Data>({
  texts: { title, loading, goneTitle = 'Deze link werkt niet meer', gone, failed },
  asked: { data, failure, isAsking, again },
  children,
}: {
  texts: LinkTexts;
  asked: Asked<Data>;
  children: (data: Data) => ReactNode;
}) {
  return <VisitorPage title={title}>{shown()}</VisitorPage>;

  function shown(): ReactNode {
    if (data) return children(data);
    if (!failure) return <Skeleton text={loading} height={72} />;
    if (GONE.has(failure.code)) return <EmptyState title={goneTitle} text={gone} />;
    return (
      <ErrorState
        title={failed}
        failure={failure}
        retrying={isAsking}
        onRetry={() => void again().catch(() => undefined)}
      />
    );
  }
}

/** Where one can go on: links below each other, each with a name (`b`) and what is said of it (`small`). */
export const VisitorLinks = styled.ul`
  margin: var(--s4) 0 0;
  padding: 0;
  list-style: none;
  border: 1px solid var(--line);
  border-radius: var(--r);
  background: var(--card);
  overflow: hidden;
  li + li {
    border-top: 1px solid var(--line);
  }
  a {
    display: block;
    padding: var(--s3) var(--s4);
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    background: var(--yellow-soft);
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  b,
  small {
    display: block;
  }
  small {
    color: var(--ink-2);
    font-size: 14px;
  }
`;
