import type { ExportColumn } from 'kit/export';
import { EmailLink, PhoneLink, useDebouncedValue, usePages } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Card, EmptyState, SearchField, Stack } from 'kit/ui';
import { useState } from 'react';

import type { Edition } from '../EditionContext';
import { KrantOpenAdvertisersDocument, type KrantOpenAdvertisersQuery } from '../gql/graphql';
import { ListCard } from '../ListCard';
import { contactName } from '../sellers';
import { priceOf, soldSummary } from './adColumns';

type Advertiser = KrantOpenAdvertisersQuery['advertisers']['edges'][number]['node'];

/** The active advertisers without an outcome yet. */
export function OpenView({ edition }: { edition: Edition }) {
  if (!edition.active) {
    return (
      <Card>
        <EmptyState
          title="Open adverteerders zijn alleen van de actieve editie bekend."
          text="Kies de actieve editie om ze te zien."
        />
      </Card>
    );
  }
  return <OpenList title={edition.title} />;
}

function OpenList({ title }: { title: string }) {
  const [text, setText] = useState('');
  const search = useDebouncedValue(text.trim());
  const pages = usePages({
    query: KrantOpenAdvertisersDocument,
    variables: { filter: { active: true, state: 'open' as const, ...(search && { search }) } },
    field: 'advertisers',
  });
  return (
    <Stack>
      <SearchField label="Zoek op nummer, bedrijf of plaats" value={text} onChange={setText} />
      <ListCard
        pages={pages}
        field="advertisers"
        rowsOf={(nodes) => nodes}
        subject="De lijst met open adverteerders"
        nouns={['adverteerder', 'adverteerders']}
        fileName={`krant-${title}-open`}
        exported={exported}
        isNarrowed={search !== ''}
        empty={{ title: 'Er staat niets meer open.', text: 'Bij elke adverteerder is de uitkomst bekend.' }}
      >
        {(rows) => <Table caption="Open adverteerders" columns={columns} rows={rows} />}
      </ListCard>
    </Stack>
  );
}

/** What an advertiser had in the last edition: '17x8,9, zwart-wit, € 100,00'. */
function previousSummary({ previous }: Advertiser): string {
  if (!previous) return '';
  if (previous.advState !== 'verkocht') return 'niet verkocht';
  return [soldSummary(previous), priceOf(previous)].filter(Boolean).join(', ');
}

const columns: Column<Advertiser>[] = [
  { id: 'number', header: 'Nr', nowrap: true, cell: ({ advertiserUserId }) => advertiserUserId },
  { id: 'name', header: 'Bedrijf', keepWords: true, cell: ({ name }) => name },
  { id: 'contact', header: 'Verkoper', keepWords: true, cell: contactName },
  { id: 'city', header: 'Plaats', keepWords: true, cell: ({ city }) => city },
  { id: 'phone', header: 'Telefoon', nowrap: true, cell: ({ phone }) => <PhoneLink number={phone} /> },
  { id: 'email', header: 'E-mail', cell: ({ email }) => email && <EmailLink address={email} /> },
  { id: 'previous', header: 'Vorig jaar', keepWords: true, cell: previousSummary },
];

const exported: ExportColumn<Advertiser>[] = [
  { header: 'Nr', value: ({ advertiserUserId }) => advertiserUserId },
  { header: 'Bedrijf', value: ({ name }) => name },
  { header: 'Verkoper', value: contactName },
  { header: 'Plaats', value: ({ city }) => city },
  { header: 'Telefoon', value: ({ phone }) => phone },
  { header: 'E-mail', value: ({ email }) => email },
  { header: 'Vorig jaar', value: previousSummary },
];
