import { differingRows, useLatest } from 'kit/conflict';
import { Loaded } from 'kit/data';
import { EditDialog } from 'kit/editing';
import { PrintStyle } from 'kit/export';
import { FormNumberField } from 'kit/fields';
import { useFormState } from 'kit/forms';
import { useAttempt, useQuery, useSave } from 'kit/graphql';
import { useAddressChoice, useRefetch } from 'kit/lists';
import { useAddressValues } from 'kit/router';
import { KeyHint, useKeys } from 'kit/table';
import { Alert, Button, FullScreen, IconButton, type Shortcut, useSnackbar } from 'kit/ui';
import { FileDown, Files, Maximize, Minimize, Minus, Plus, Printer, Scan } from 'lucide-react';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { number, object } from 'yup';

import { type Edition, useEdition } from '../EditionContext';
import { EditorialTotals } from '../editorial/EditorialTotals';
import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  KrantCategoriesDocument,
  KrantEditEditionDocument,
  KrantEditionFragmentDoc,
  KrantEditionsDocument,
  type KrantPagesDialogFragment,
  KrantPagesDialogFragmentDoc,
  KrantPlanAdFragmentDoc,
  KrantPlanDocument,
} from '../gql/graphql';
import { type Box, boxOf, pageOf, PAPER } from './paper';
import { PlaceDialog } from './PlaceDialog';
import { PlanBoard } from './PlanBoard';
import { type PlanAd, planOf, roomOf, spreadsOf } from './planOf';
import { Screen } from './planStyle';
import { PrintFileDialog } from './PrintFileDialog';
import { usePlace } from './usePlace';

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
  const { attempt } = useAttempt();
  const { place, fetchPage } = usePlace();
  const reloadTotals = useRefetch(['KrantTotals']);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const mark = (id: string, isBusy: boolean) =>
    setBusy((before) => new Set([...before].filter((one) => one !== id).concat(isBusy ? id : [])));

  const move = async (ad: PlanAd, page: string, isUndo = false): Promise<void> => {
    mark(ad.id, true);
    const isPlaced = await attempt(async () => {
      await place(ad, page);
      const undo = () => move({ ...ad, placedOnPage: page }, ad.placedOnPage, true);
      const text = page ? `${ad.name} staat op pagina ${page}` : `${ad.name} is van haar pagina gehaald`;
      snackbar.show(text, isUndo ? {} : { undo });
    });
    if (!isPlaced) await fetchPage(ad.id).catch(() => undefined);
    mark(ad.id, false);
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

/** How large the pages are, in percent; at 100 a centimetre of paper is 10 px. */
const ZOOMS = [50, 75, 100, 125, 150, 200, 300] as const;
const FIT = 'passend';

/** What a sheet has around it, and between two spreads, in px (planStyle.ts). */
const BESIDE_SHEET = 16;
const AROUND_SHEET = 76;
const BETWEEN = 16;
/** The name of the plan above them, and the foot below them. */
const TITLE = 56;
const FOOT = 76;

/** The page plan on the whole screen, and how large its pages are there. */
interface PlanScreen {
  isFull: boolean;
  setFull: (isFull: boolean) => void;
  /** In percent. */
  zoom: number;
  /** All pages are in view, as large as they can be. */
  isFitting: boolean;
  larger: (() => void) | undefined;
  smaller: (() => void) | undefined;
  fit: () => void;
}

/**
 * Both are in the address: a reload shows the same, and Back leaves the whole screen.
 * @param spreads how many there are, to fit them all @param room what they have
 */
function usePlanScreen(spreads: number, room: RefObject<HTMLElement | null>): PlanScreen {
  const [screen, setScreen] = useAddressChoice('scherm', 'gewoon', ['gewoon', 'vol']);
  const [{ zoom: chosen }, setValues] = useAddressValues(
    { zoom: '100' },
    { allowed: { zoom: [FIT, ...ZOOMS.map(String)] }, isTyped: true },
  );
  const isFull = screen === 'vol';
  const isFitting = chosen === FIT;
  const fitting = useFitting(spreads, room, isFull && isFitting);
  const zoom = isFitting ? fitting : Number(chosen);
  const setZoom = (next: number | undefined) =>
    next === undefined ? undefined : () => setValues({ zoom: String(next) });
  return {
    ...{ isFull, zoom, isFitting },
    setFull: (wanted) => setScreen(wanted ? 'vol' : 'gewoon'),
    larger: setZoom(ZOOMS.find((each) => each > zoom)),
    smaller: setZoom(ZOOMS.findLast((each) => each < zoom)),
    fit: () => setValues({ zoom: FIT }),
  };
}

/** How wide two pages beside each other are, in px. @param zoom in percent */
export function spreadWidth(zoom: number): number {
  return 2 * ((PAPER.width * zoom) / 100 + BESIDE_SHEET) + 2;
}

/** The largest zoom at which so many spreads are all in view, in percent; at least 20. */
export function fittingZoom(spreads: number, width: number, height: number): number {
  for (let zoom = 300; zoom > 20; zoom -= 1) {
    const beside = Math.floor((width + BETWEEN) / (spreadWidth(zoom) + BETWEEN));
    const high = (PAPER.height * zoom) / 100 + AROUND_SHEET + BETWEEN;
    if (beside > 0 && Math.ceil(spreads / beside) * high <= height) return zoom;
  }
  return 20;
}

function useFitting(spreads: number, room: RefObject<HTMLElement | null>, isOn: boolean): number {
  const [zoom, setZoom] = useState(100);
  useLayoutEffect(() => {
    if (!isOn) return;
    const measure = () => {
      const pages = room.current ?? document.documentElement;
      const top = Math.max(0, pages.getBoundingClientRect().top);
      setZoom(fittingZoom(spreads, pages.clientWidth, window.innerHeight - top - TITLE - FOOT));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [isOn, room, spreads]);
  return zoom;
}

/** A text as long as it is being typed. */
type Values = { pageCount: number | string };

/** As on the server. */
const PAGES = 'Kies 4 tot en met 200 pagina’s, een viervoud';

const schema = object({
  pageCount: number()
    .transform((_value, original: unknown) => (typeof original === 'number' ? original : NaN))
    .typeError(PAGES)
    .min(4, PAGES)
    .max(200, PAGES)
    .test('fours', PAGES, (count) => Number(count) % 4 === 0),
});

const valuesOf = ({ pageCount }: KrantPagesDialogFragment): Values => ({ pageCount });

interface PagesDialogProps {
  edition: FragmentType<typeof KrantPagesDialogFragmentDoc>;
  ads: readonly PlanAd[];
  onClose: () => void;
}

/** How many pages the edition has, from its plan. Mounted when opened. */
function PagesDialog({ edition: masked, ads, onClose }: PagesDialogProps) {
  const edition = getFragmentData(KrantPagesDialogFragmentDoc, masked);
  const latest = useLatest(KrantEditionsDocument);
  const { save } = useSave(KrantEditEditionDocument, { done: 'Aantal pagina’s opgeslagen' });
  const fetchLatest = async () => {
    const editions = getFragmentData(KrantEditionFragmentDoc, (await latest({}))?.paperEditions);
    const now = editions?.find(({ id }) => id === edition.id);
    return getFragmentData(KrantPagesDialogFragmentDoc, now);
  };
  return (
    <EditDialog<KrantPagesDialogFragment, Values>
      title="Aantal pagina’s"
      onClose={onClose}
      size={400}
      schema={schema}
      record={edition}
      valuesOf={valuesOf}
      send={({ id, revision, title }, { pageCount }) =>
        save({ id, revision, title, pageCount: Number(pageCount) })
      }
      fetchLatest={fetchLatest}
      differences={(mine, theirs) => differingRows({ pageCount: 'Aantal pagina’s' }, mine, valuesOf(theirs))}
    >
      <FormNumberField
        name="pageCount"
        label="Aantal pagina’s"
        inputMode="numeric"
        description="Een viervoud, want een vel heeft vier pagina’s."
      />
      <Vanishing ads={ads} pageCount={edition.pageCount} />
    </EditDialog>
  );
}

/** Names the pages that would be no more while something stands on them. */
function Vanishing({ ads, pageCount }: { ads: readonly PlanAd[]; pageCount: number }) {
  const wanted = Number(useFormState().values.pageCount);
  const lost = ads
    .map(({ id, name, placedOnPage }) => ({ id, name, page: pageOf(placedOnPage, pageCount) ?? 0 }))
    .filter(({ page }) => wanted >= 4 && page > wanted)
    .sort((a, b) => a.page - b.page);
  if (lost.length === 0) return null;
  return (
    <Alert kind="warning" title="Er staan advertenties op pagina’s die vervallen">
      {lost.map(({ id, name, page }) => (
        <div key={id}>{`Pagina ${page}: ${name}`}</div>
      ))}
      Haal ze eerst van die pagina’s.
    </Alert>
  );
}
