import { useQuery } from 'kit/graphql';
import { type Column, Table } from 'kit/table';
import { Button, ButtonRow } from 'kit/ui';
import { ArrowRight } from 'lucide-react';

import { AdRowDetails } from '../AdRowDetails';
import { KrantSettingsDocument, type KrantStageViewFragment } from '../gql/graphql';
import { AssignSelect } from './AssignSelect';
import { StageButtons, type WorkStage } from './StageButtons';
import { firstColumns, pageColumn, proofColumn, questionColumn } from './stageColumns';
import { useStageMoves } from './useStageMoves';

interface StageTableProps {
  ads: readonly KrantStageViewFragment[];
  stage: WorkStage;
  canEdit: boolean;
  onPlace: (ad: KrantStageViewFragment) => void;
  /** Brings the list up to date. */
  onChanged: () => Promise<unknown>;
}

/** Advertisements in a stage, with all about each below the row. */
export function StageTable({ ads, stage, canEdit, onPlace, onChanged }: StageTableProps) {
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
