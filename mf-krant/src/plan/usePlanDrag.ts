import {
  type Announcements,
  type CollisionDetection,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from 'kit/sorting';
import { useRef } from 'react';

/** Where what is on no page is dropped. */
export const LIST = 'list';

/** The name by which a page is dropped on. */
export const pageId = (page: number): string => `page-${page}`;

/** The page of such a name; null: the list. */
export const pageOfId = (id: UniqueIdentifier): number | null =>
  Number(/^page-(\d+)$/.exec(String(id))?.[1]) || null;

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * Dragging by mouse, touch and keyboard. By keyboard the arrows go from page to page, whatever lies between: the page
 * that is reached is remembered, because what is measured is behind while the screen scrolls.
 * @param pageCount the list comes before the first page
 * @param start where an advertisement is when it is picked up
 */
export function usePlanDrag(pageCount: number, start: (id: UniqueIdentifier) => string) {
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
export function announcementsOf(
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
export const INSTRUCTIONS =
  'Druk op Enter om de pagina te kiezen in een venster. Of druk op de spatiebalk om de advertentie op te pakken, kies met de pijltjes een pagina en druk weer op de spatiebalk. Escape annuleert.';
