import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useAttempt } from 'kit/graphql';
import { GripVertical } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';

/** Something in an order. */
export interface SortableItem {
  id: string;
  /** What it is called, on the screen and to who hears it. */
  name: string;
}

/** The props of SortableList. */
export interface SortableListProps {
  /** What is put in order: 'Losse taken'. */
  label: string;
  items: readonly SortableItem[];
  /** Saves that one comes before another; null: it is the last. What fails is said, and it is back where it was. */
  onMove: (id: string, before: string | null) => Promise<unknown>;
}

/**
 * Names in an order, each to be put elsewhere: dragged by its handle, or with space, arrows and space again. It shows at
 * once where it was put.
 *
 * @example
 * <SortableList label="Losse taken" items={tasks} onMove={(id, before) => save({ commissionId, id, before })} />
 */
export function SortableList({ label, items, onMove }: SortableListProps) {
  const { shown, move } = useMoves(items, onMove);
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const isDragging = useRef(false);
  const ids = shown.map(({ id }) => id);
  const drop = ({ active, over }: DragEndEvent) => {
    isDragging.current = false;
    if (over && over.id !== active.id) void move(String(active.id), ids.indexOf(String(over.id)));
  };
  return (
    // What is read aloud is in the list: a dialog hides all outside it.
    <div
      ref={setRegion}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isDragging.current) return;
        // It lets go, which is heard on the document; a dialog around it would close too.
        event.stopPropagation();
        document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape' }));
      }}
    >
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragStart={() => void (isDragging.current = true)}
        onDragCancel={() => void (isDragging.current = false)}
        onDragEnd={drop}
        accessibility={{
          announcements: announcementsFor(shown),
          screenReaderInstructions: { draggable: INSTRUCTIONS },
          container: region ?? undefined,
        }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <List aria-label={label}>
            {shown.map((item) => (
              <Row key={item.id} item={item} />
            ))}
          </List>
        </SortableContext>
      </DndContext>
    </div>
  );
}

function Row({ item: { id, name } }: { item: SortableItem }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  return (
    <Item
      ref={setNodeRef}
      $isDragging={isDragging}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <Handle
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        type="button"
        aria-roledescription="te verplaatsen"
        aria-label={`${name} verplaatsen`}
      >
        <GripVertical aria-hidden />
      </Handle>
      <span>{name}</span>
    </Item>
  );
}

const INSTRUCTIONS =
  'Druk op spatie om op te pakken, op de pijltjes om te verplaatsen, nog eens op spatie om neer te zetten, of op Escape om het te laten staan.';

/** What is said while something is moved. */
function announcementsFor(items: readonly SortableItem[]): Announcements {
  const nameOf = (id: string | number) => items.find((item) => item.id === id)?.name ?? '';
  const placeOf = (id: string | number) =>
    `${items.findIndex((item) => item.id === id) + 1} van ${items.length}`;
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} opgepakt.`,
    onDragOver: ({ active, over }) =>
      over ? `${nameOf(active.id)} op plaats ${placeOf(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `${nameOf(active.id)} neergezet op plaats ${placeOf(over.id)}.` : undefined,
    onDragCancel: ({ active }) => `${nameOf(active.id)} staat weer waar het stond.`,
  };
}

/** The items as they were put, also while that is on its way. */
function useMoves(items: readonly SortableItem[], onMove: SortableListProps['onMove']) {
  const { attempt } = useAttempt();
  const [put, setPut] = useState<readonly string[]>([]);
  const [pending, setPending] = useState(0);
  const shown =
    pending > 0 ? items.toSorted(({ id: a }, { id: b }) => put.indexOf(a) - put.indexOf(b)) : items;
  const move = async (id: string, place: number) => {
    const ids = shown.map((item) => item.id);
    const after = arrayMove(ids, ids.indexOf(id), place);
    setPut(after);
    setPending((count) => count + 1);
    await attempt(() => onMove(id, after[place + 1] ?? null));
    setPending((count) => count - 1);
  };
  return { shown, move };
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li<{ $isDragging: boolean }>`
  position: relative;
  z-index: ${({ $isDragging }) => ($isDragging ? 1 : 'auto')};
  display: flex;
  align-items: center;
  gap: var(--s2);
  border-radius: 8px;
  background: var(--card);
  box-shadow: ${({ $isDragging }) => ($isDragging ? '0 4px 16px rgb(0 0 0 / 0.25)' : 'none')};
  overflow-wrap: anywhere;
  & + & {
    border-top: 1px solid var(--line);
  }
  > span {
    min-width: 0;
    padding: var(--s2) 0;
  }
`;

const Handle = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  min-height: 44px;
  padding: 0;
  border: 0;
  border-radius: 8px;
  background: none;
  color: var(--ink-2);
  cursor: grab;
  /* or a finger would scroll the list */
  touch-action: none;
  &:active {
    cursor: grabbing;
  }
`;
