import { Loaded } from 'kit/data';
import { useQuery } from 'kit/graphql';
import { useUser } from 'kit/session';
import { Stack } from 'kit/ui';

import { SecretariatLedgerDocument } from '../../gql/graphql';
import { LedgerList } from './LedgerList';
import { LedgerSummary } from './LedgerSummary';
import type { LedgerYear } from './ledgerYear';
import { LedgerYears } from './LedgerYears';

/** The books of a year over all sources of money: what came in and went out, and where the money is. */
export function LedgerTab() {
  return (
    <LedgerYears subject="Het grootboek">{(year) => <YearLedger key={year.id} year={year} />}</LedgerYears>
  );
}

function YearLedger({ year }: { year: LedgerYear }) {
  const { isDB } = useUser();
  const query = useQuery(SecretariatLedgerDocument, {
    variables: { yearId: year.id },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Loaded query={query} subject="Het grootboek">
      {({ ledger }) => (
        <Stack>
          <LedgerSummary ledger={ledger} year={year} mayEdit={isDB && !year.archived} />
          <LedgerList ledger={ledger} year={year} />
        </Stack>
      )}
    </Loaded>
  );
}
