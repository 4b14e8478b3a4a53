import { toApiError, useQuery } from 'kit/graphql';
import { useParams } from 'kit/router';
import { EmptyState, ErrorState, Skeleton } from 'kit/ui';
import type { ReactNode } from 'react';

import { VolunteersOwnShiftsDocument } from '../gql/graphql';
import { OwnShifts } from './OwnShifts';

/** What may have become of a link: removed, or copied by hand with a mistake. */
const GONE = new Set(['NOT_FOUND', 'BAD_USER_INPUT']);

/**
 * The own shifts behind the private link of a volunteer, for who has no account. The address is a secret: no
 * search engine keeps the page (index.html says so for all pages), and no other site is told where it was left from.
 */
export function OwnShiftsPage() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useQuery(VolunteersOwnShiftsDocument, {
    variables: { token },
    fetchPolicy: 'no-cache',
  });
  return (
    <div>
      <meta name="referrer" content="no-referrer" />
      <h1>Je diensten</h1>
      {shown()}
    </div>
  );

  function shown(): ReactNode {
    if (data) return <OwnShifts token={token} own={data.ownShifts} />;
    if (!error) return <Skeleton text="Je diensten worden opgehaald …" rows={3} height={96} />;
    const { code, message } = toApiError(error);
    if (GONE.has(code)) {
      return (
        <EmptyState
          title="Deze link werkt niet meer"
          text="Vraag de Boerenploeg om een nieuwe mail met je link. Dan kun je je diensten weer bekijken."
        />
      );
    }
    return (
      <ErrorState
        title="Je diensten kunnen niet worden geladen"
        text={message}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
}
