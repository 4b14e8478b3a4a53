import { lazyPage, Loaded, Tabs } from 'kit/data';
import { useQuery } from 'kit/graphql';
import { lazyTab } from 'kit/lists';
import { useUser } from 'kit/session';
import { Button, Card, EmptyState, Stack } from 'kit/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { SecretariatAccountancyYearsDocument } from '../../gql/graphql';
import { AddYearDialog } from './AddYearDialog';
import { YearAccounts } from './YearAccounts';

const ArchivedYears = lazyPage(async () => (await import('./ArchivedYears')).ArchivedYears);
const archive = lazyTab('archief', 'Archief', ArchivedYears);

/** The books, with a tab per financial year and the archive. */
export function AccountingTab() {
  const { isDB } = useUser();
  const query = useQuery(SecretariatAccountancyYearsDocument, {
    variables: { archived: false },
    fetchPolicy: 'cache-and-network',
  });
  const [isAdding, setAdding] = useState(false);
  const [selected, select] = useState<string>();
  return (
    <Loaded query={query} subject="De boekhouding">
      {({ accountancyYears: years }) => (
        <Stack>
          {isDB && (
            <div data-no-print>
              <Button variant="ghost" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
                Nieuw boekjaar
              </Button>
            </div>
          )}
          {years.length === 0 && (
            <Card>
              <EmptyState
                title="Er is geen open boekjaar."
                text={isDB ? 'Voeg een boekjaar toe om te beginnen.' : 'Het DB voegt een boekjaar toe.'}
              />
            </Card>
          )}
          <Tabs
            label="Boekjaren"
            selected={selected ?? years.find(({ running }) => running)?.id}
            onSelect={select}
            items={[
              ...years.map((year) => ({
                id: year.id,
                title: year.title,
                content: <YearAccounts year={year} mayEdit={isDB} />,
              })),
              archive,
            ]}
          />
          <AddYearDialog isOpen={isAdding} years={years} onAdded={select} onClose={() => setAdding(false)} />
        </Stack>
      )}
    </Loaded>
  );
}
