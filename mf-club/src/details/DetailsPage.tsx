import { toApiError, useQuery } from 'kit/graphql';
import { useParams } from 'kit/router';
import { EmptyState, ErrorState, Skeleton } from 'kit/ui';
import type { ReactNode } from 'react';

import { ClubDetailsDocument, type ClubDetailsQuery } from '../gql/graphql';
import { OwnDetails } from './OwnDetails';

/** What may have become of a link: removed, renewed, or copied by hand with a mistake. */
const GONE = new Set(['NOT_FOUND', 'BAD_USER_INPUT']);

/**
 * "Check your details" behind the private link of a member, for who has no account. The address is a secret:
 * no search engine keeps the page (index.html says so for all pages), and no other site is told where it was left from.
 */
export function DetailsPage() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useQuery(ClubDetailsDocument, {
    variables: { token },
    fetchPolicy: 'network-only',
  });
  return (
    <div>
      <meta name="referrer" content="no-referrer" />
      <h1>Je gegevens</h1>
      {shown()}
    </div>
  );

  function shown(): ReactNode {
    if (data) {
      return (
        <OwnDetails
          token={token}
          details={data.clubDetails}
          readAnew={async () => detailsOf(await refetch())}
        />
      );
    }
    if (!error) return <Skeleton text="Je gegevens worden opgehaald …" rows={4} height={48} />;
    const { code, message } = toApiError(error);
    if (GONE.has(code)) {
      return (
        <EmptyState
          title="Deze link werkt niet meer"
          text="Vraag de Club van 111 om een nieuwe link. Dan kun je je gegevens weer bekijken."
        />
      );
    }
    return (
      <ErrorState
        title="Je gegevens kunnen niet worden geladen"
        text={message}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
}

function detailsOf({ data }: { data?: ClubDetailsQuery }): ClubDetailsQuery['clubDetails'] {
  if (!data) throw new Error('The details have no answer.');
  return data.clubDetails;
}
