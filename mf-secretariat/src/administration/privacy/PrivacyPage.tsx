import { Loaded } from 'kit/data';
import { saveBlob } from 'kit/download';
import { ConfirmActionDialog } from 'kit/editing';
import { formatDateTime } from 'kit/format';
import { useAttempt, useQuery, useSave } from 'kit/graphql';
import { LinedList, MutedText, SmallText, useDebouncedValue } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Button, Card, EmptyState, PageTitle, SearchField, Stack } from 'kit/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatErasePersonalDataDocument,
  SecretariatExportPersonalDataDocument,
  type SecretariatFoundDataFragment,
  SecretariatFoundDataFragmentDoc,
  SecretariatPersonalDataDocument,
  SecretariatRetentionPreviewDocument,
  type SecretariatRetentionPreviewQuery,
} from '../../gql/graphql';

/** For Admins: what the portal knows of one person, and how long it keeps what. */
export function PrivacyPage() {
  return (
    <>
      <PageTitle sub="Wat we van iemand weten, en hoe lang we dat bewaren">Privacy</PageTitle>
      <Stack>
        <PersonSearch />
        <RetentionCard />
      </Stack>
    </>
  );
}

const SHORTEST = 3;

/** Looks in all areas for a person: what is known, what can be erased and what stays. */
function PersonSearch() {
  const [search, setSearch] = useState('');
  const asked = useDebouncedValue(search.trim());
  return (
    <Stack>
      <Card title="Wat weten we van iemand?">
        <Stack>
          <MutedText as="p">
            Zoek op naam, e-mailadres of het nummer van een record. Een e-mailadres vindt alleen die persoon;
            bij een naam kunnen er meer mensen zijn.
          </MutedText>
          <SearchField label="Zoek op naam of e-mailadres" value={search} onChange={setSearch} />
        </Stack>
      </Card>
      {asked.length >= SHORTEST && <Found key={asked} search={asked} />}
    </Stack>
  );
}

function Found({ search }: { search: string }) {
  const query = useQuery(SecretariatPersonalDataDocument, {
    variables: { search },
    fetchPolicy: 'network-only',
  });
  return (
    <Loaded query={query} subject="Wat we weten">
      {({ personalData }) => {
        const found = getFragmentData(SecretariatFoundDataFragmentDoc, personalData);
        if (found.length === 0)
          return <EmptyState title="Niets gevonden." text="In het portaal staat niets met deze woorden." />;
        return (
          <Stack>
            <ExportAll found={found} />
            {found.map((one) => (
              <FoundCard key={one.key} found={one} onErased={query.refetch} />
            ))}
          </Stack>
        );
      }}
    </Loaded>
  );
}

/** Everything that is shown, in one file. */
function ExportAll({ found }: { found: readonly SecretariatFoundDataFragment[] }) {
  const { attempt } = useAttempt();
  const { save, saving } = useSave(SecretariatExportPersonalDataDocument);
  const take = () =>
    attempt(async () => {
      const known: Record<string, unknown> = { exportedAt: new Date().toISOString() };
      for (const { key, title, records } of found) {
        const { exportPersonalData } = await save({ source: key, ids: records.map(({ id }) => id) });
        known[title] = JSON.parse(exportPersonalData);
      }
      saveBlob(
        new Blob([JSON.stringify(known, null, 2)], { type: 'application/json' }),
        'persoonsgegevens.json',
      );
    });
  return (
    <div data-no-print>
      <Button variant="ghost" icon={<Download aria-hidden />} pending={saving} onClick={() => void take()}>
        Alles exporteren
      </Button>
    </div>
  );
}

type Row = SecretariatFoundDataFragment['records'][number];

interface FoundCardProps {
  found: SecretariatFoundDataFragment;
  /** Brings what was found up to date. */
  onErased: () => Promise<unknown>;
}

/** So many are shown until all are asked for. */
const FIRST = 5;

/** What one kind of record knows of a person. What can be erased has a button; else it says why it stays. */
function FoundCard({ found, onErased }: FoundCardProps) {
  const { key, title, stays, canErase, count, records } = found;
  const [showsAll, setShowsAll] = useState(false);
  const [erasing, setErasing] = useState<Row>();
  const erase = useSave(SecretariatErasePersonalDataDocument, { done: 'Gewist' });
  const shown = showsAll ? records : records.slice(0, FIRST);
  return (
    <Card title={`${title} (${count})`}>
      <Stack>
        {!canErase && <MutedText as="p">{stays}</MutedText>}
        <LinedList>
          {shown.map((row) => (
            <RecordRow key={row.id} row={row} canErase={canErase} onErase={() => setErasing(row)} />
          ))}
        </LinedList>
        {shown.length < records.length && (
          <Button variant="text" onClick={() => setShowsAll(true)}>
            {`Toon alle ${records.length}`}
          </Button>
        )}
        {records.length < count && (
          <MutedText as="p">{`Dit zijn de nieuwste ${records.length}; zoek preciezer voor de andere.`}</MutedText>
        )}
      </Stack>
      <ConfirmActionDialog
        isOpen={erasing !== undefined}
        question={`${erasing?.name ?? ''} wissen?`}
        confirmLabel="Wissen"
        onConfirm={async () => {
          if (erasing) await erase.save({ source: key, id: erasing.id });
          await onErased();
        }}
        onClose={() => setErasing(undefined)}
      >
        {`${title}: dit kan niet ongedaan worden gemaakt. ${stays || 'Er blijft niets van over.'}`}
      </ConfirmActionDialog>
    </Card>
  );
}

function RecordRow({ row, canErase, onErase }: { row: Row; canErase: boolean; onErase: () => void }) {
  const { name, detail, refusal } = row;
  return (
    <Line>
      <span>
        {name}
        {detail && <Detail>{detail}</Detail>}
        {canErase && refusal && <Detail>{refusal}</Detail>}
      </span>
      {canErase && !refusal && (
        <Button
          size="small"
          variant="danger"
          aria-label={`${name} wissen (${detail})`}
          onClick={onErase}
          data-no-print
        >
          Wissen
        </Button>
      )}
    </Line>
  );
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2);
  padding-block: var(--s2);
  overflow-wrap: anywhere;
`;

const Detail = styled(SmallText)`
  display: block;
`;

type Retained = SecretariatRetentionPreviewQuery['retentionPreview'][number];

/** How long what is kept, and how many records are due now: a look ahead, nothing is done by it. */
function RetentionCard() {
  const query = useQuery(SecretariatRetentionPreviewDocument);
  return (
    <Card title="Bewaartermijnen">
      <Stack>
        <MutedText as="p">
          Dit doet het portaal elke dag vanzelf. Hier zie je wat er nu aan de beurt is; kijken verandert
          niets.
        </MutedText>
        <Loaded query={query} subject="De bewaartermijnen">
          {({ retentionPreview }) => (
            <Table
              caption="Bewaartermijnen"
              columns={columns}
              rows={retentionPreview}
              rowKey={({ key }) => key}
            />
          )}
        </Loaded>
      </Stack>
    </Card>
  );
}

const columns: readonly Column<Retained>[] = [
  { id: 'title', header: 'Gegevens', keepWords: true, cell: ({ title }) => title },
  { id: 'term', header: 'Termijn', phone: 'line', cell: ({ term }) => term },
  {
    id: 'outcome',
    header: 'Daarna',
    phone: 'rest',
    cell: ({ outcome, isAutomatic }) => (isAutomatic ? outcome : `Niet vanzelf. ${outcome}.`),
  },
  {
    id: 'until',
    header: 'Van vóór',
    nowrap: true,
    phone: 'rest',
    cell: ({ until }) => formatDateTime(until).slice(0, 10),
  },
  {
    id: 'count',
    header: 'Nu aan de beurt',
    align: 'right',
    nowrap: true,
    phone: 'rest',
    cell: ({ count }) => count,
  },
];
