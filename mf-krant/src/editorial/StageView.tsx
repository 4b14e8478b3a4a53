import type { ExportColumn } from 'kit/export';
import { Select } from 'kit/fields';
import { toApiError, useAttempt, useMutation, useQuery } from 'kit/graphql';
import { newRequestId, useAddressText, useDebouncedValue, useRefetch } from 'kit/lists';
import { useAddressValues } from 'kit/router';
import { type Column, Table } from 'kit/table';
import {
  Button,
  ButtonRow,
  Checkbox,
  ConfirmDialog,
  phone,
  Stack,
  Tag,
  useMediaQuery,
  useSnackbar,
} from 'kit/ui';
import { ArrowLeft, ArrowRight, MapPin, Users } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { AdRowDetails } from '../AdRowDetails';
import { ProofTag } from '../ads/ProofTag';
import type { Edition } from '../EditionContext';
import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type AdStage,
  KrantAssignDocument,
  KrantAssignSelectFragmentDoc,
  KrantDemoteDocument,
  KrantPlaceDocument,
  KrantPromoteDocument,
  KrantSettingsDocument,
  type KrantStageViewFragment,
  KrantStageViewFragmentDoc,
} from '../gql/graphql';
import { colorLabels, proofLabels, stageLabels, typeLabels } from '../labels';
import { ListCard } from '../ListCard';
import { ListFilters } from '../ListFilters';
import { PlaceDialog } from '../plan/PlaceDialog';
import { useAds } from '../useAds';
import { EditorialTotals } from './EditorialTotals';
import { EditorsDialog } from './EditorsDialog';

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

/** The stages that the editors work in. */
type WorkStage = 'editing' | 'placement';

interface StageButtonsProps {
  ad: { id: string; name: string; placedOnPage: string };
  stage: WorkStage;
  onPlace: () => void;
  /** Brings the list up to date. */
  onChanged: () => Promise<unknown>;
}

const back = { editing: 'Terug naar beoordelen', placement: 'Terug naar verwerken' } as const;

/** What can be done with an advertisement in a stage. */
function StageButtons({ ad, stage, onPlace, onChanged }: StageButtonsProps) {
  const { move, moving } = useStageMoves(onChanged);
  const [asking, setAsking] = useState(false);
  const of = (words: string) => ({ 'aria-label': `${words}: ${ad.name}`, children: words });
  return (
    <>
      {stage === 'editing' && (
        <Button
          variant="ghost"
          size="small"
          icon={<ArrowRight aria-hidden />}
          pending={moving === 1}
          disabled={moving === -1}
          onClick={() => void move(ad, stage, 1)}
          {...of('Door naar plaatsen')}
        />
      )}
      {stage === 'placement' && (
        <Button
          variant="ghost"
          size="small"
          icon={<MapPin aria-hidden />}
          onClick={onPlace}
          {...of('Plaatsen')}
        />
      )}
      <Button
        variant="ghost"
        size="small"
        icon={<ArrowLeft aria-hidden />}
        pending={moving === -1}
        disabled={moving === 1}
        onClick={() => (ad.placedOnPage ? setAsking(true) : void move(ad, stage, -1))}
        {...of(back[stage])}
      />
      <ConfirmDialog
        isOpen={asking}
        title={`${ad.name} ${back[stage].toLowerCase()}?`}
        confirmLabel="Terug"
        onConfirm={() => {
          setAsking(false);
          void move(ad, stage, -1);
        }}
        onCancel={() => setAsking(false)}
      >
        {`De advertentie staat op pagina ${ad.placedOnPage} en gaat daar af. Plaats haar opnieuw als ze klaar is.`}
      </ConfirmDialog>
    </>
  );
}

const colorOf = ({ advColor }: KrantStageViewFragment) => (advColor ? colorLabels[advColor] : '');
const typeOf = ({ advType }: KrantStageViewFragment) => (advType ? typeLabels[advType] : '');

/** What is shown of an advertisement before its editor. Not sortable: by number, and there may be more. */
const firstColumns: readonly Column<KrantStageViewFragment>[] = [
  { id: 'number', header: 'Nr', nowrap: true, cell: ({ advertiserUserId }) => advertiserUserId },
  { id: 'name', header: 'Bedrijf', keepWords: true, cell: ({ name }) => name },
  { id: 'format', header: 'Formaat', nowrap: true, phone: 'line', cell: ({ advFormat }) => advFormat },
  { id: 'color', header: 'Kleur', keepWords: true, phone: 'line', cell: colorOf },
  { id: 'type', header: 'Soort', keepWords: true, cell: typeOf },
];

/** Where it stands, among those to place. */
const pageColumn: Column<KrantStageViewFragment> = {
  id: 'page',
  header: 'Pagina',
  phone: 'labelled',
  cell: ({ placedOnPage }) => placedOnPage,
};

/** What became of the proof that the advertiser got. */
const proofColumn: Column<KrantStageViewFragment> = {
  id: 'proof',
  header: 'Proef',
  phone: 'line',
  cell: ({ proofState }) => <ProofTag state={proofState} />,
};

/** Whether a question to the seller is open. */
const questionColumn: Column<KrantStageViewFragment> = {
  id: 'question',
  header: 'Vraag',
  phone: 'line',
  cell: ({ openQuestion }) => openQuestion && <Tag tone="warn">Open vraag</Tag>,
};

/** The same, to take along. */
const exportedColumns: ExportColumn<KrantStageViewFragment>[] = [
  { header: 'Nr', value: ({ advertiserUserId }) => advertiserUserId },
  { header: 'Bedrijf', value: ({ name }) => name },
  { header: 'Formaat', value: ({ advFormat }) => advFormat ?? '' },
  { header: 'Kleur', value: colorOf },
  { header: 'Soort', value: typeOf },
  { header: 'Toegewezen', value: ({ assigned }) => assigned },
  { header: 'Geplaatst op pagina', value: ({ placedOnPage }) => placedOnPage },
  { header: 'Proef', value: ({ proofState }) => (proofState ? proofLabels[proofState] : '') },
  { header: 'Open vraag', value: ({ openQuestion }) => (openQuestion ? 'Ja' : 'Nee') },
  { header: 'Verkoper', value: ({ contact }) => contact?.name ?? '' },
  { header: 'Opmerkingen', value: ({ advNotes }) => advNotes },
];

/** What is needed of an advertisement to move it. */
type Movable = { id: string; name: string; placedOnPage: string };

const order: readonly AdStage[] = ['initial', 'editing', 'placement'];

/**
 * Moving an advertisement one stage on or back, which takes it off its page. Confirmed with undo, which puts it there again; when
 * somebody moved it first that is said, and the lists are read anew.
 */
function useStageMoves(onChanged: () => Promise<unknown>) {
  const snackbar = useSnackbar();
  const { attempt } = useAttempt();
  const [promote] = useMutation(KrantPromoteDocument);
  const [demote] = useMutation(KrantDemoteDocument);
  const [moving, setMoving] = useState<1 | -1>();

  const [place] = useMutation(KrantPlaceDocument);
  const send = async ({ id, placedOnPage: page }: Movable, from: AdStage, step: 1 | -1) => {
    if (step === 1) return void (await promote({ variables: { id, from } }));
    await demote({ variables: { id, from, ...(page && { page }) } });
  };
  /** Back where it was before a move: on its page too. */
  const putBack = async ({ id, placedOnPage: page }: Movable) => {
    if (page) await place({ variables: { id, page, from: '', requestId: newRequestId() } });
  };

  const move = async (ad: Movable, from: AdStage, step: 1 | -1, isUndo = false): Promise<void> => {
    const { name } = ad;
    const to = order[order.indexOf(from) + step] ?? from;
    setMoving(step);
    await attempt(async () => {
      // Going on again after a step back it is on no page yet.
      await send(ad, from, step);
      if (isUndo) await putBack(ad);
      const undo = () => move(ad, to, step === 1 ? -1 : 1, true);
      snackbar.show(`${name} staat bij ${stageLabels[to]}`, isUndo ? {} : { undo });
    });
    // Also after a refusal: then the list is behind.
    await onChanged();
    setMoving(undefined);
  };
  /** Several one stage on, one after the other: each says from where, so that none goes two stages. */
  const moveAll = async (ads: readonly Movable[], from: AdStage): Promise<void> => {
    setMoving(1);
    const refused: string[] = [];
    const moved: Movable[] = [];
    for (const ad of ads) {
      try {
        await send(ad, from, 1);
        moved.push(ad);
      } catch (error) {
        refused.push(`${ad.name}: ${toApiError(error).message}`);
      }
    }
    const to = order[order.indexOf(from) + 1] ?? from;
    const undo = async () => {
      for (const ad of moved) await attempt(() => send(ad, to, -1));
      await onChanged();
    };
    if (moved.length > 0) {
      const text = moved.length === 1 ? '1 advertentie staat' : `${moved.length} advertenties staan`;
      snackbar.show(`${text} bij ${stageLabels[to]}`, { undo });
    }
    if (refused.length > 0) snackbar.show(refused.join(' '), { tone: 'error' });
    await onChanged();
    setMoving(undefined);
  };
  return { move, moveAll, moving };
}

interface AssignSelectProps {
  ad: FragmentType<typeof KrantAssignSelectFragmentDoc>;
  editors: readonly string[];
  /** After a refusal: brings the list up to date. */
  onBehind: () => Promise<unknown>;
}

/** To whom an advertisement is assigned; who is no editor any more stays until another is chosen. */
function AssignSelect({ ad, editors, onBehind }: AssignSelectProps) {
  const snackbar = useSnackbar();
  const { attempt } = useAttempt();
  const [assign] = useMutation(KrantAssignDocument);
  const { id, revision, assigned: from, name } = getFragmentData(KrantAssignSelectFragmentDoc, ad);
  const choose = async (assigned: string) => {
    const after = { __typename: 'Advertisement', id, revision, assigned };
    const isAssigned = await attempt(async () => {
      await assign({ variables: { id, assigned, from }, optimisticResponse: { assignAdvertisement: after } });
      snackbar.show(assigned ? `${name} is toegewezen aan ${assigned}` : `${name} is niet meer toegewezen`);
    });
    if (!isAssigned) await onBehind();
  };
  const names = from === '' || editors.includes(from) ? editors : [...editors, from];
  return (
    <Narrow>
      <Select
        label={`Toegewezen: ${name}`}
        hideLabel
        value={from}
        options={[
          { value: '', label: 'Niet toegewezen' },
          ...names.map((editor) => ({ value: editor, label: editor })),
        ]}
        onChange={({ target }) => void choose(target.value)}
      />
    </Narrow>
  );
}

const Narrow = styled.div`
  min-width: 150px;
  max-width: 220px;
`;
