import { Loaded } from 'kit/data';
import { Select } from 'kit/fields';
import { useQuery } from 'kit/graphql';
import { useUser } from 'kit/session';
import { Card, EmptyState, Stack } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { SecretariatLedgerDocument, SecretariatLedgerYearsDocument } from '../../gql/graphql';
import { LedgerList } from './LedgerList';
import { LedgerSummary } from './LedgerSummary';
import type { LedgerYear } from './ledgerYear';

/** The books of a year over all sources of money: what came in and went out, and where the money is. */
export function LedgerTab() {
  const query = useQuery(SecretariatLedgerYearsDocument, {
    variables: { archived: false },
    fetchPolicy: 'cache-and-network',
  });
  const { data: archive } = useQuery(SecretariatLedgerYearsDocument, { variables: { archived: true } });
  const [chosen, choose] = useState<string>();
  return (
    <Loaded query={query} subject="Het grootboek">
      {({ accountancyYears: open }) => {
        const years = [...open, ...(archive?.accountancyYears ?? [])];
        const year = years.find(({ id }) => id === chosen) ?? open.find(({ running }) => running) ?? years[0];
        if (!year) {
          return (
            <Card>
              <EmptyState
                title="Er is nog geen boekjaar."
                text="Het DB voegt een boekjaar toe bij Boekhouding."
              />
            </Card>
          );
        }
        return (
          <Stack>
            <Choice>
              <Select
                label="Boekjaar"
                value={year.id}
                options={years.map(({ id, title, archived }) => ({
                  value: id,
                  label: archived ? `${title} (archief)` : title,
                }))}
                onChange={({ target }) => choose(target.value)}
              />
            </Choice>
            <YearLedger key={year.id} year={year} />
          </Stack>
        );
      }}
    </Loaded>
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

const Choice = styled.div`
  max-width: 260px;
`;
