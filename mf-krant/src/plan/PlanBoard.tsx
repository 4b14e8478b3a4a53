import { filterRows } from 'kit/lists';
import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  type UniqueIdentifier,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from 'kit/sorting';
import { Card, SearchField, VisuallyHidden } from 'kit/ui';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';

import { largestFitting, type Placed } from './packPage';
import { type Box, pageOf, PAPER, widthOf } from './paper';
import { isPrepared, type Plan, type PlanAd, type PlanPage, roomOf, spreadsOf } from './planOf';
import { Board, PageBox, Pages, PlanRow, PlanRows, PlanTile, Sheet, Spread, Spreads } from './planStyle';

interface PlanBoardProps extends PlanActions {
  /** Of the edition. */
  title: string;
  plan: Plan;
  ads: readonly PlanAd[];
  formats: readonly Box[];
  /** Places an advertisement; '' takes it off its page. */
  onMove: (ad: PlanAd, page: string) => void;
  /** How wide a spread is, in px, on the whole screen; undefined: the plan is a part of the page. */
  spreadWidth: number | undefined;
  /** Where the spreads are. */
  room: RefObject<HTMLDivElement | null>;
  /** The one that is open in the dialog. */
  opened: PlanAd | undefined;
}

/** The pages as they lie open, with what is on them and what is not: dragged from one to another. */
export function PlanBoard(props: PlanBoardProps) {
  const { title, plan, ads, formats, onMove, opened, spreadWidth, room, ...actions } = props;
  const [dragged, setDragged] = useState<PlanAd>();
  const byId = new Map<UniqueIdentifier, PlanAd>(ads.map((ad) => [ad.id, ad]));
  const pageCount = plan.pages.length;
  const stopOf = (id: UniqueIdentifier) => {
    const page = pageOf(byId.get(id)?.placedOnPage ?? '', pageCount);
    return page ? pageId(page) : LIST;
  };
  const board = useKeptFocus(plan, dragged ?? opened);
  const { sensors, collisions, forget } = usePlanDrag(pageCount, stopOf);
  const stop = () => {
    setDragged(undefined);
    forget();
  };
  const drop = ({ active, over }: DragEndEvent) => {
    stop();
    const ad = byId.get(active.id);
    if (!ad || !over || over.id === stopOf(active.id)) return;
    onMove(ad, String(pageOfId(over.id) ?? ''));
  };
  const placeOf = (id: UniqueIdentifier) => {
    const page = plan.pages[(pageOfId(id) ?? 0) - 1];
    return page ? `pagina ${page.number}, ${roomOf(page)}` : 'nog te plaatsen';
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisions}
      accessibility={{
        announcements: announcementsOf((id) => byId.get(id)?.name ?? '', placeOf),
        screenReaderInstructions: { draggable: INSTRUCTIONS },
      }}
      autoScroll={{ threshold: { x: 0, y: 0.12 } }}
      onDragStart={({ active }) => {
        leaveSearch();
        setDragged(byId.get(active.id));
      }}
      onDragEnd={drop}
      onDragCancel={stop}
    >
      <Board ref={board} $isFull={spreadWidth !== undefined}>
        <ToPlaceList ads={plan.toPlace} {...actions} />
        <Pages ref={room}>
          <h2>{`Paginaplan ${title}`}</h2>
          <Spreads $width={spreadWidth}>
            {spreadsOf(plan.pages).map((spread, at) => (
              <Spread key={at} data-first={at === 0 || undefined}>
                {spread.map((page) => (
                  <PlanSheet
                    key={page.number}
                    page={page}
                    adOf={(id) => byId.get(id)}
                    formats={formats}
                    {...actions}
                  />
                ))}
              </Spread>
            ))}
          </Spreads>
          <Elsewhere ads={plan.elsewhere} {...actions} />
        </Pages>
      </Board>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <PlanRow as="div" data-colour={dragged.advColor ?? undefined}>
            <PlanAdText ad={dragged} />
          </PlanRow>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** A browser keeps a field that has the focus in view while a finger moves: the page would jump back to it. */
function leaveSearch(): void {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
}

/** Placed, but on no page that there is. */
function Elsewhere({ ads, ...actions }: PlanActions & { ads: readonly PlanAd[] }) {
  if (ads.length === 0) return null;
  return (
    <Card title="Elders">
      <p>Hun plaats is geen pagina van deze editie.</p>
      <PlanRows>
        {ads.map((ad) => (
          <li key={ad.id}>
            {ad.placedOnPage}
            <PlanAdButton ad={ad} where={`elders: ${ad.placedOnPage}`} {...actions} />
          </li>
        ))}
      </PlanRows>
    </Card>
  );
}

/**
 * An advertisement that gets another page is drawn anew there: the focus goes along, also when it jumps back.
 * @param handled the one that is dragged, or open in the dialog @returns for the element around all of them
 */
function useKeptFocus(plan: Plan, handled: PlanAd | undefined): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (handled) last.current = handled.id;
    // Who is elsewhere by now stays there.
    if (handled || !last.current || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>(`[data-ad="${last.current}"]`)?.focus();
  }, [plan, handled]);
  return root;
}

interface PlanSheetProps extends PlanActions {
  page: PlanPage;
  adOf: (id: string) => PlanAd | undefined;
  /** All there are, to say what still fits. */
  formats: readonly Box[];
}

/** A page of the newspaper with its advertisements, to scale; overfull in red. */
function PlanSheet({ page, adOf, formats, ...actions }: PlanSheetProps) {
  const { number, boxes, placed, over } = page;
  const { setNodeRef, isOver } = useDroppable({ id: pageId(number), disabled: !actions.canEdit });
  const isOverfull = over.length > 0;
  const taken = boxes.map(({ columns, height }) => `${columns}x${height}`).join();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- what fits depends on the formats only: not again for every drag
  const fitting = useMemo(() => largestFitting(boxes, formats), [taken, formats]);
  const where = `pagina ${number}`;
  return (
    <PageBox
      ref={setNodeRef}
      aria-label={`Pagina ${number}`}
      data-over={isOverfull || undefined}
      data-aimed={isOver || undefined}
    >
      <h3>{`Pagina ${number}`}</h3>
      <Sheet>
        {placed.map((place) => {
          const ad = adOf(place.id);
          return ad && <PlanAdButton key={ad.id} ad={ad} place={place} where={where} {...actions} />;
        })}
      </Sheet>
      <p>
        {isOverfull && <Mark aria-hidden />}
        {roomOf(page)}
        {!isOverfull && placed.length > 0 && fitting && `, nog een ${fitting.id} past`}
        {isOverfull && (over.length === 1 ? ', dit past er niet op:' : ', deze passen er niet op:')}
      </p>
      {isOverfull && (
        <PlanRows aria-label={`Past niet op pagina ${number}`}>
          {over.map(({ id }) => {
            const ad = adOf(id);
            return (
              ad && (
                <li key={id}>
                  <PlanAdButton ad={ad} where={`past niet op pagina ${number}`} {...actions} />
                </li>
              )
            );
          })}
        </PlanRows>
      )}
    </PageBox>
  );
}

const Mark = styled(CircleAlert)`
  width: 16px;
  height: 16px;
  margin-right: 4px;
  vertical-align: text-bottom;
`;

/** More than these are no list to look through. */
const MOST = 100;

interface ToPlaceListProps extends PlanActions {
  ads: readonly PlanAd[];
}

/** What is sold and on no page yet: dragged to a page from here, and taken off its page by dragging back. */
function ToPlaceList({ ads, ...actions }: ToPlaceListProps) {
  const [text, setText] = useState('');
  const { setNodeRef, isOver } = useDroppable({ id: LIST, disabled: !actions.canEdit });
  const found = filterRows(ads, text, ({ advertiserUserId, name, advFormat }) =>
    [advertiserUserId, name, advFormat].join(' '),
  );
  return (
    <Aside
      ref={setNodeRef}
      data-aimed={isOver || undefined}
      title={`Nog te plaatsen (${ads.length})`}
      data-no-print
    >
      <SearchField label="Zoek nog te plaatsen" placeholder="Zoek" value={text} onChange={setText} />
      {ads.length === 0 && <p>Alles staat op een pagina.</p>}
      {ads.length > 0 && found.length === 0 && <p>Niets gevonden.</p>}
      <Scroll>
        <PlanRows>
          {found.slice(0, MOST).map((ad) => (
            <li key={ad.id}>
              <PlanAdButton ad={ad} where="nog te plaatsen" {...actions} />
            </li>
          ))}
        </PlanRows>
        {found.length > MOST && <p>{`En nog ${found.length - MOST}: zoek ze op nummer of naam.`}</p>}
      </Scroll>
    </Aside>
  );
}

const Aside = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--s3);
  min-width: 0;
  &[data-aimed] {
    outline: 2px solid var(--focus);
  }
  p {
    margin: 0;
    color: var(--ink-2);
  }
`;

/** Does not push the pages off the screen. */
const Scroll = styled.div`
  flex: 0 1 auto;
  min-height: 0;
  max-height: 42dvh;
  margin: 0 -4px;
  padding: 4px;
  overflow-y: auto;
  @media (min-width: 1200px) {
    max-height: none;
  }
`;

/** What can be done with an advertisement of the plan. */
interface PlanActions {
  /** Of the active edition. */
  canEdit: boolean;
  /** Opens the dialog. */
  onOpen: (ad: PlanAd) => void;
  /** Those that are being placed: they cannot be moved meanwhile. */
  busy: ReadonlySet<string>;
}

interface PlanAdButtonProps extends PlanActions {
  ad: PlanAd;
  /** Its place on the page, drawn to scale; without one it is a row of a list. */
  place?: Placed;
  /** Where it is, for its name: 'pagina 5'. */
  where: string;
}

/** An advertisement on the plan: dragged to a page, or pressed for the dialog. */
function PlanAdButton({ ad, place, where, canEdit, onOpen, busy }: PlanAdButtonProps) {
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({
    id: ad.id,
    disabled: !canEdit || busy.has(ad.id),
    attributes: { roleDescription: 'versleepbare advertentie' },
  });
  const Root = place ? PlanTile : PlanRow;
  // Of an older edition it is only looked at.
  const handlers = canEdit
    ? { ...listeners, onClick: () => onOpen(ad), ...attributes, role: undefined, 'aria-pressed': undefined }
    : { 'aria-disabled': true };
  return (
    <Root
      ref={setNodeRef}
      type="button"
      title={`${ad.name}, ${ad.advFormat}`}
      aria-busy={busy.has(ad.id) || undefined}
      data-ad={ad.id}
      data-dragging={isDragging || undefined}
      data-unprepared={!isPrepared(ad) || undefined}
      data-colour={ad.advColor ?? undefined}
      style={place && styleOf(place)}
      {...handlers}
      aria-disabled={!canEdit || undefined}
    >
      <PlanAdText ad={ad} where={where} />
    </Root>
  );
}

/** What is written in it; for screen readers also where it is. */
function PlanAdText({ ad, where }: { ad: PlanAd; where?: string }): ReactNode {
  return (
    <>
      <b>{ad.name}</b>{' '}
      <small>
        {ad.advFormat} {!isPrepared(ad) && <i>nog niet klaar</i>}
      </small>
      {where && <VisuallyHidden>{where}</VisuallyHidden>}
    </>
  );
}

const percent = (part: number, of: number) => `${(part / of) * 100}%`;

function styleOf({ column, top, columns, height }: Placed) {
  return {
    left: percent(column * (PAPER.column + PAPER.gap), PAPER.width),
    width: percent(widthOf(columns), PAPER.width),
    top: percent(top, PAPER.height),
    height: percent(height, PAPER.height),
  };
}

/** Where what is on no page is dropped. */
const LIST = 'list';

/** The name by which a page is dropped on. */
const pageId = (page: number): string => `page-${page}`;

/** The page of such a name; null: the list. */
const pageOfId = (id: UniqueIdentifier): number | null =>
  Number(/^page-(\d+)$/.exec(String(id))?.[1]) || null;

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * Dragging by mouse, touch and keyboard. By keyboard the arrows go from page to page, whatever lies between: the page
 * that is reached is remembered, because what is measured is behind while the screen scrolls.
 * @param pageCount the list comes before the first page
 * @param start where an advertisement is when it is picked up
 */
function usePlanDrag(pageCount: number, start: (id: UniqueIdentifier) => string) {
  const reached = useRef<string | null>(null);
  const stops = [LIST, ...Array.from({ length: pageCount }, (_, index) => pageId(index + 1))];
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A short touch opens, a swipe scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      // Enter opens the dialog.
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
      scrollBehavior: 'auto',
      coordinateGetter: (event, { active, context: { droppableContainers, droppableRects } }) => {
        const step = steps[event.code];
        if (!step) return undefined;
        event.preventDefault();
        const from = stops.indexOf(reached.current ?? start(active));
        const id = stops[Math.min(Math.max(from + step, 0), stops.length - 1)] ?? LIST;
        reached.current = id;
        droppableContainers.get(id)?.node.current?.scrollIntoView?.({ block: 'nearest' });
        const rect = droppableRects.get(id);
        return rect && { x: rect.left + 8, y: rect.top + 8 };
      },
    }),
  );
  const collisions: CollisionDetection = (args) =>
    args.pointerCoordinates ? pointerWithin(args) : [{ id: reached.current ?? start(args.active.id) }];
  const forget = () => void (reached.current = null);
  return { sensors, collisions, forget };
}

/** What a screen reader says while somebody drags. @param nameOf an advertisement @param placeOf a page and its room */
function announcementsOf(
  nameOf: (id: UniqueIdentifier) => string,
  placeOf: (id: UniqueIdentifier) => string,
): Announcements {
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} is opgepakt.`,
    onDragOver: ({ active, over }) =>
      `${nameOf(active.id)} is boven ${over ? placeOf(over.id) : 'geen pagina'}.`,
    onDragEnd: ({ active, over }) =>
      over ? `${nameOf(active.id)} is neergezet: ${placeOf(over.id)}.` : 'Er is niets verplaatst.',
    onDragCancel: () => 'Verplaatsen is geannuleerd. Er is niets veranderd.',
  };
}

/** How it is done without a mouse. */
const INSTRUCTIONS =
  'Druk op Enter om de pagina te kiezen in een venster. Of druk op de spatiebalk om de advertentie op te pakken, kies met de pijltjes een pagina en druk weer op de spatiebalk. Escape annuleert.';
