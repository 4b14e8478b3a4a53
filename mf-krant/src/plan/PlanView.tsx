import { Loaded } from 'kit/data';
import { PrintStyle } from 'kit/export';
import { toApiError, useQuery } from 'kit/graphql';
import { useRefetch } from 'kit/lists';
import { KeyHint, useKeys } from 'kit/table';
import { Button, FullScreen, useSnackbar, IconButton, type Shortcut } from 'kit/ui';
import { FileDown, Files, Maximize, Minimize, Printer, Minus, Plus, Scan } from 'lucide-react';
import { type RefObject, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';

import { type Edition, useEdition } from '../EditionContext';
import { EditorialTotals } from '../editorial/EditorialTotals';
import { getFragmentData } from '../gql/fragment-masking';
import { KrantCategoriesDocument, KrantPlanAdFragmentDoc, KrantPlanDocument } from '../gql/graphql';
import { PagesDialog } from './PagesDialog';
import { type Box, boxOf } from './paper';
import { PlaceDialog } from './PlaceDialog';
import { PlanBoard } from './PlanBoard';
import { type PlanAd, planOf, roomOf, spreadsOf } from './planOf';
import { Screen } from './planStyle';
import { PrintFileDialog } from './PrintFileDialog';
import { usePlace } from './usePlace';
import { type PlanScreen, spreadWidth, usePlanScreen } from './usePlanScreen';

/** The page plan of the edition that is looked at: its pages to scale, placing by drag and by keyboard. */
export function PlanView() {
  const { edition } = useEdition();
  return edition && <EditionPlan edition={edition} />;
}

function EditionPlan({ edition }: { edition: Edition }) {
  const query = useQuery(KrantPlanDocument, { variables: { editionId: edition.id } });
  const [isCounting, setCounting] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  const screen = usePlanScreen(spreadsOf(planOf([], edition.pageCount).pages).length, room);
  const ads = getFragmentData(KrantPlanAdFragmentDoc, query.data?.soldAdvertisements);
  return (
    <FullScreen isOn={screen.isFull}>
      <Screen $isFull={screen.isFull}>
        <PrintStyle />
        <EditorialTotals edition={edition} onRefresh={() => query.refetch()}>
          {edition.active && ads && (
            <Button
              variant="ghost"
              size="small"
              icon={<Files aria-hidden />}
              onClick={() => setCounting(true)}
            >
              {`Aantal pagina’s: ${edition.pageCount}`}
            </Button>
          )}
          <FullButton
            variant="ghost"
            size="small"
            icon={screen.isFull ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
            onClick={() => screen.setFull(!screen.isFull)}
          >
            {screen.isFull ? 'Volledig scherm uit' : 'Volledig scherm'}
          </FullButton>
          <Button variant="ghost" size="small" icon={<Printer aria-hidden />} onClick={() => window.print()}>
            Afdrukken
          </Button>
          <Button
            variant="ghost"
            size="small"
            icon={<FileDown aria-hidden />}
            onClick={() => setPrinting(true)}
          >
            Voor de drukker
          </Button>
        </EditorialTotals>
        <Loaded query={query} subject="Het paginaplan">
          {() => <Pages edition={edition} ads={ads ?? []} screen={screen} room={room} />}
        </Loaded>
        {isCounting && ads && <PagesDialog edition={edition} ads={ads} onClose={() => setCounting(false)} />}
        {isPrinting && <PrintFileDialog edition={edition} onClose={() => setPrinting(false)} />}
        {screen.isFull && <PlanFoot screen={screen} />}
      </Screen>
    </FullScreen>
  );
}

/** A phone has no more screen than the plan takes there. */
const FullButton = styled(Button)`
  @media (max-width: 767px) {
    display: none;
  }
`;

interface PagesProps {
  edition: Edition;
  ads: readonly PlanAd[];
  screen: PlanScreen;
  room: RefObject<HTMLDivElement | null>;
}

function Pages({ edition, ads, screen, room }: PagesProps) {
  const formats = useFormats(edition.id);
  const plan = useMemo(() => planOf(ads, edition.pageCount), [ads, edition.pageCount]);
  const [opened, setOpened] = useState<PlanAd>();
  const { move, busy } = useMoves();
  const reloadTotals = useRefetch(['KrantTotals']);
  return (
    <>
      <PlanBoard
        title={edition.title}
        plan={plan}
        ads={ads}
        formats={formats}
        canEdit={edition.active}
        busy={busy}
        opened={opened}
        spreadWidth={screen.isFull ? spreadWidth(screen.zoom) : undefined}
        room={room}
        onOpen={setOpened}
        onMove={(ad, page) => void move(ad, page)}
      />
      {opened && (
        <PlaceDialog
          ad={opened}
          pages={plan.pages.map((page) => ({
            value: String(page.number),
            label: `Pagina ${page.number}: ${roomOf(page)}`,
          }))}
          onDone={reloadTotals}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

/** The formats that are sold, as what a page needs for them; their name is the id. */
function useFormats(id: string): Box[] {
  const { data } = useQuery(KrantCategoriesDocument, { variables: { id } });
  return useMemo(() => {
    const formats = new Set(data?.paperEdition.prices.flatMap((category) => category.formats));
    return [...formats].flatMap((format) => boxOf(format, format) ?? []);
  }, [data]);
}

/** Moving by drag: shown at once; when it fails it jumps back, and why is said. */
function useMoves() {
  const snackbar = useSnackbar();
  const { place, fetchPage } = usePlace();
  const reloadTotals = useRefetch(['KrantTotals']);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const mark = (id: string, isBusy: boolean) =>
    setBusy((before) => new Set([...before].filter((one) => one !== id).concat(isBusy ? id : [])));

  const move = async (ad: PlanAd, page: string, isUndo = false): Promise<void> => {
    mark(ad.id, true);
    try {
      await place(ad, page);
      const undo = () => move({ ...ad, placedOnPage: page }, ad.placedOnPage, true);
      const text = page ? `${ad.name} staat op pagina ${page}` : `${ad.name} is van haar pagina gehaald`;
      snackbar.show(text, isUndo ? {} : { undo });
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
      await fetchPage(ad.id).catch(() => undefined);
    } finally {
      mark(ad.id, false);
    }
    await reloadTotals();
  };
  return { move, busy };
}

const KEYS: readonly Shortcut[] = [
  { keys: ['+'], does: 'Paginaplan groter' },
  { keys: ['-'], does: 'Paginaplan kleiner' },
  { keys: ['0'], does: 'Hele paginaplan in beeld' },
];

/** The foot of the plan on the whole screen: how large its pages are. */
export function PlanFoot({ screen }: { screen: PlanScreen }) {
  const foot = useRef<HTMLDivElement>(null);
  const { larger, smaller, fit, zoom, isFitting } = screen;
  useKeys(foot, KEYS, { '+': larger, '=': larger, '-': smaller, '0': fit });
  return (
    <Foot ref={foot} data-keys data-no-print role="group" aria-label="Grootte van de pagina’s">
      <IconButton aria-label="Kleiner" disabled={!smaller} onClick={smaller}>
        <Minus aria-hidden />
      </IconButton>
      <output aria-label="Grootte">{`${zoom}%`}</output>
      <IconButton aria-label="Groter" disabled={!larger} onClick={larger}>
        <Plus aria-hidden />
      </IconButton>
      <Button variant="ghost" size="small" aria-pressed={isFitting} icon={<Scan aria-hidden />} onClick={fit}>
        Passend
        <KeyHint>0</KeyHint>
      </Button>
    </Foot>
  );
}

const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: flex;
  align-items: center;
  gap: var(--s3);
  height: 56px;
  margin: var(--s4) calc(-1 * var(--s4)) calc(-1 * var(--s4));
  padding: 0 var(--s4);
  border-top: 1px solid var(--line);
  background: var(--card);
  output {
    min-width: 5ch;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;
