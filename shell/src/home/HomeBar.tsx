import { useQuery } from 'kit/graphql';
import { LinkButton, phone, useMediaQuery } from 'kit/ui';
import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';

import { ShellHomeDocument } from '../gql/graphql';
import { DeclareLink } from './DeclareLink';

/** On a phone: declaring, and the first thing that waits, in reach of the thumb. At the end of the page. */
export function HomeBar() {
  const onPhone = useMediaQuery(phone);
  // What the top of the page has asked.
  const { data } = useQuery(ShellHomeDocument, { fetchPolicy: 'cache-only' });
  const first = data?.waiting[0];
  if (!onPhone) return null;
  return (
    <Bar>
      <DeclareLink />
      {first?.link && (
        <LinkButton
          to={first.link}
          reloadDocument={first.link.startsWith('/#')}
          aria-label={`${first.actionLabel}, ${first.title}`}
        >
          {first.actionLabel}
          <ArrowRight aria-hidden />
        </LinkButton>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 10;
  display: flex;
  gap: var(--s3);
  margin: var(--s4) calc(-1 * var(--s4)) calc(-1 * var(--s4));
  padding: 10px var(--s4) max(14px, env(safe-area-inset-bottom));
  background: var(--card);
  border-top: 1px solid var(--line);
  > a {
    min-height: 48px;
  }
  > a + a,
  > a:only-child {
    flex: 1;
  }
  @media print {
    display: none;
  }
`;
