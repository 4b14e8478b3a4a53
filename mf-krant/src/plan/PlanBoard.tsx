import { DndContext, type DragEndEvent, DragOverlay, type UniqueIdentifier } from 'kit/sorting';
import { Card } from 'kit/ui';
import { type RefObject, useState, useEffect, useRef } from 'react';

import type { Box } from './paper';
import { pageOf } from './paper';
import { type PlanActions, PlanAdButton, PlanAdText } from './PlanAdButton';
import { type Plan, type PlanAd, roomOf, spreadsOf } from './planOf';
import { PlanSheet } from './PlanSheet';
import { Board, Pages, PlanRow, PlanRows, Spread, Spreads } from './planStyle';
import { ToPlaceList } from './ToPlaceList';
import { announcementsOf, INSTRUCTIONS, LIST, pageId, pageOfId, usePlanDrag } from './usePlanDrag';

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
