import { formatDate, formatEuro } from 'kit/format';
import { toApiError, useQuery } from 'kit/graphql';
import { Link } from 'kit/router';
import { DefinitionList, DefinitionRow, ErrorState, Skeleton, Tag } from 'kit/ui';

import { ShellLatestDeclarationsDocument, type TransactionState } from '../gql/lazy/graphql';

const labels: Readonly<Record<TransactionState, string>> = {
  open: 'Open',
  asked: 'Vraag gesteld',
  approved: 'Goedgekeurd',
  declined: 'Afgekeurd',
  withdrawn: 'Ingetrokken',
};
const paymentLabels = { inFile: 'In betaalbestand', paid: 'Betaald' } as const;
const tones = { open: 'warn', asked: 'warn', approved: 'ok', declined: 'no', withdrawn: undefined } as const;

/** What I declared last and what became of it; all of it is on the page of declarations. */
export function LatestDeclarations() {
  const { data, error, refetch } = useQuery(ShellLatestDeclarationsDocument, { fetchPolicy: 'network-only' });
  if (!data && error) {
    return <ErrorState failure={toApiError(error)} onRetry={() => void refetch().catch(() => undefined)} />;
  }
  if (!data) return <Skeleton rows={2} />;
  const { edges, totalCount } = data.myDeclarations;
  if (totalCount === 0) return <p>Je hebt nog niets gedeclareerd.</p>;
  return (
    <>
      <DefinitionList>
        {edges.map(({ node: { id, description, amount, state, creationDate, payment } }) => (
          <DefinitionRow
            key={id}
            label={formatDate(creationDate)}
            action={
              payment === 'none' ? (
                <Tag tone={tones[state]}>{labels[state]}</Tag>
              ) : (
                <Tag tone={payment === 'paid' ? 'ok' : 'neutral'}>{paymentLabels[payment]}</Tag>
              )
            }
          >
            {`${description}, ${formatEuro(-amount)}`}
          </DefinitionRow>
        ))}
      </DefinitionList>
      <Link to="/declaraties">{`Alle declaraties (${totalCount})`}</Link>
    </>
  );
}
