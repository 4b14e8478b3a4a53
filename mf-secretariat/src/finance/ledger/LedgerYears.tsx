import { Loaded } from 'kit/data';
import { Select } from 'kit/fields';
import { useQuery } from 'kit/graphql';
import { useAddressChoice } from 'kit/lists';
import { Card, EmptyState, Stack } from 'kit/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import {
  type SecretariatLedgerQuery,
  SecretariatLedgerYearsDocument,
  type SecretariatLedgerYearsQuery,
} from '../../gql/graphql';

interface LedgerYearsProps {
  /** What is shown, where it cannot be: 'Het grootboek'. */
  subject: string;
  children: (year: LedgerYear) => ReactNode;
}

/** The choice of a year, in the address and also of the archive, and what is shown of it; first the one that runs. */
export function LedgerYears({ subject, children }: LedgerYearsProps) {
  const query = useQuery(SecretariatLedgerYearsDocument, { variables: { archived: false } });
  const { data: archive } = useQuery(SecretariatLedgerYearsDocument, { variables: { archived: true } });
  const [chosen, choose] = useAddressChoice<string>('boekjaar', '');
  return (
    <Loaded query={query} subject={subject}>
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
            {children(year)}
          </Stack>
        );
      }}
    </Loaded>
  );
}

const Choice = styled.div`
  max-width: 260px;
`;

/** A year of which the ledger is shown. */
export type LedgerYear = SecretariatLedgerYearsQuery['accountancyYears'][number];

/** Its sums. */
export type Ledger = SecretariatLedgerQuery['ledger'];
