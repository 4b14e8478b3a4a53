import { useQuery } from 'kit/graphql';
import { useAddressText, useDebouncedValue, useRefetch } from 'kit/lists';
import { useAddressValues } from 'kit/router';
import { type Column, Table } from 'kit/table';
import { Button, Checkbox, phone, Stack, useMediaQuery, ButtonRow } from 'kit/ui';
import { Users, ArrowRight } from 'lucide-react';
import { useState } from 'react';

import { AdRowDetails } from '../AdRowDetails';
import type { Edition } from '../EditionContext';
import { getFragmentData } from '../gql/fragment-masking';
import {
  type KrantStageViewFragment,
  KrantStageViewFragmentDoc,
  KrantSettingsDocument,
} from '../gql/graphql';
import { ListCard } from '../ListCard';
import { ListFilters } from '../ListFilters';
import { PlaceDialog } from '../plan/PlaceDialog';
import { useAds } from '../useAds';
import { AssignSelect } from './AssignSelect';
import { EditorialTotals } from './EditorialTotals';
import { EditorsDialog } from './EditorsDialog';
import { type WorkStage, StageButtons } from './StageButtons';
import { exportedColumns, firstColumns, pageColumn, proofColumn, questionColumn } from './stageColumns';
import { useStageMoves } from './useStageMoves';

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

interface StageTableProps {
  ads: readonly KrantStageViewFragment[];
  stage: WorkStage;
  canEdit: boolean;
  onPlace: (ad: KrantStageViewFragment) => void;
  /** Brings the list up to date. */
  onChanged: () => Promise<unknown>;
}

/** Advertisements in a stage, with all about each below the row. */
function StageTable({ ads, stage, canEdit, onPlace, onChanged }: StageTableProps) {
  // Without the names everybody who is assigned is shown still.
  const { data } = useQuery(KrantSettingsDocument);
  const { moveAll, moving } = useStageMoves(onChanged);
  const editors = data?.krantSettings.editors ?? [];
  const assigned: Column<KrantStageViewFragment> = {
    id: 'assigned',
    header: 'Toegewezen',
    cell: (ad) => (canEdit ? <AssignSelect ad={ad} editors={editors} onBehind={onChanged} /> : ad.assigned),
  };
  return (
    <Table
      caption={stage === 'editing' ? 'Te verwerken advertenties' : 'Te plaatsen advertenties'}
      columns={[
        ...firstColumns,
        ...(stage === 'placement' ? [pageColumn] : []),
        assigned,
        proofColumn,
        questionColumn,
      ]}
      rows={ads}
      rowKey={({ id }) => id}
      bulk={
        canEdit && stage === 'editing'
          ? {
              name: ({ name }) => name,
              nouns: ['advertentie', 'advertenties'],
              actions: (chosen, clear) => (
                <Button
                  variant="ghost"
                  size="small"
                  pending={moving === 1}
                  icon={<ArrowRight aria-hidden />}
                  onClick={() => void moveAll(chosen, stage).then(clear)}
                >
                  Door naar plaatsen
                </Button>
              ),
            }
          : undefined
      }
      details={{
        name: ({ name }) => name,
        render: (ad) => (
          <AdRowDetails
            id={ad.id}
            canEdit={canEdit}
            onChanged={onChanged}
            actions={
              canEdit && (
                <ButtonRow data-no-print>
                  <StageButtons ad={ad} stage={stage} onPlace={() => onPlace(ad)} onChanged={onChanged} />
                </ButtonRow>
              )
            }
          />
        ),
      }}
    />
  );
}
