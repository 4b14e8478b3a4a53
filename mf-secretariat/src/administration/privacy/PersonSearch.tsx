import { Loaded } from 'kit/data';
import { saveBlob } from 'kit/download';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { MutedText, useDebouncedValue } from 'kit/lists';
import { Button, Card, EmptyState, SearchField, Stack, useSnackbar } from 'kit/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatExportPersonalDataDocument,
  type SecretariatFoundDataFragment,
  SecretariatFoundDataFragmentDoc,
  SecretariatPersonalDataDocument,
} from '../../gql/graphql';
import { FoundCard } from './FoundCard';

const SHORTEST = 3;

/** Looks in all areas for a person: what is known, what can be erased and what stays. */
export function PersonSearch() {
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
  const snackbar = useSnackbar();
  const { save, saving } = useSave(SecretariatExportPersonalDataDocument);
  const take = async () => {
    try {
      const known: Record<string, unknown> = { exportedAt: new Date().toISOString() };
      for (const { key, title, records } of found) {
        const { exportPersonalData } = await save({ source: key, ids: records.map(({ id }) => id) });
        known[title] = JSON.parse(exportPersonalData);
      }
      saveBlob(
        new Blob([JSON.stringify(known, null, 2)], { type: 'application/json' }),
        'persoonsgegevens.json',
      );
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
    }
  };
  return (
    <div data-no-print>
      <Button variant="ghost" icon={<Download aria-hidden />} pending={saving} onClick={() => void take()}>
        Alles exporteren
      </Button>
    </div>
  );
}
