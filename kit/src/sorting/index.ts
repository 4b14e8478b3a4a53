/**
 * kit/sorting: putting things in an order, by dragging and by keyboard; and what a page needs of dnd-kit that drags
 * otherwise, so that it is there once.
 */
export {
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  pointerWithin,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
export { type SortableItem, SortableList, type SortableListProps } from './SortableList';
