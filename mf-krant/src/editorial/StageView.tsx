import { useAddressText, useDebouncedValue, useRefetch } from 'kit/lists';
import { useAddressValues } from 'kit/router';
import { Button, Checkbox, phone, Stack, useMediaQuery } from 'kit/ui';
import { Users } from 'lucide-react';
import { useState } from 'react';

import type { Edition } from '../EditionContext';
import { getFragmentData } from '../gql/fragment-masking';
import { type KrantStageViewFragment, KrantStageViewFragmentDoc } from '../gql/graphql';
import { ListCard } from '../ListCard';
import { ListFilters } from '../ListFilters';
import { PlaceDialog } from '../plan/PlaceDialog';
import { useAds } from '../useAds';
import { EditorialTotals } from './EditorialTotals';
import { EditorsDialog } from './EditorsDialog';
import type { WorkStage } from './StageButtons';
import { exportedColumns } from './stageColumns';
import { StageTable } from './StageTable';

const texts = {
  editing: {
    file: 'te-verwerken',
    empty: { title: 'Er is niets te verwerken.', text: 'Wat bij Overzicht is beoordeeld, komt hier.' },
  },
  placement: {
    file: 'te-plaatsen',
    empty: { title: 'Er is niets te plaatsen.', text: 'Wat is verwerkt, komt hier.' },
  },
} as const;

interface StageViewProps {
  edition: Edition;
  stage: WorkStage;
}

/** The advertisements to process, or to place. */
export function StageView({ edition, stage }: StageViewProps) {
  const [text, setText] = useAddressText();
  const [{ vraag: openQuestion }, setFilters] = useAddressValues({ vraag: false });
  const [isNaming, setNaming] = useState(false);
  const [placing, setPlacing] = useState<KrantStageViewFragment>();
  const search = useDebouncedValue(text.trim());
  const filter = { ...(search && { search }), ...(openQuestion && { openQuestion }) };
  const ads = useAds(edition.id, stage, filter);
  const reloadTotals = useRefetch(['KrantTotals']);
  const onPhone = useMediaQuery(phone);
  const changed = () => Promise.all([ads.reload(), reloadTotals()]);
  const totals = (
    <EditorialTotals edition={edition} onRefresh={ads.reload}>
      <Button variant="ghost" size="small" icon={<Users aria-hidden />} onClick={() => setNaming(true)}>
        Redacteuren
      </Button>
    </EditorialTotals>
  );
  return (
    <Stack>
      {!onPhone && totals}
      <ListFilters
        label="Zoek op nummer of bedrijf"
        list={`krant-${texts[stage].file}`}
        text={text}
        onText={setText}
        count={openQuestion ? 1 : 0}
        onClear={() => setFilters({ vraag: false })}
        found={ads.query.data?.advertisements.totalCount}
        onDesk="inline"
      >
        <Checkbox
          label="Alleen met een open vraag"
          checked={openQuestion}
          onChange={({ target }) => setFilters({ vraag: target.checked })}
        />
      </ListFilters>
      <ListCard
        pages={ads}
        field="advertisements"
        rowsOf={(nodes) => getFragmentData(KrantStageViewFragmentDoc, nodes)}
        subject="De lijst"
        nouns={['advertentie', 'advertenties']}
        fileName={`krant-${edition.title}-${texts[stage].file}`}
        exported={exportedColumns}
        isNarrowed={search !== '' || openQuestion}
        empty={texts[stage].empty}
      >
        {(rows) => (
          <StageTable
            ads={rows}
            stage={stage}
            canEdit={edition.active}
            onPlace={setPlacing}
            onChanged={changed}
          />
        )}
      </ListCard>
      {onPhone && totals}
      {isNaming && <EditorsDialog onClose={() => setNaming(false)} />}
      {placing && <PlaceDialog ad={placing} onDone={changed} onClose={() => setPlacing(undefined)} />}
    </Stack>
  );
}
