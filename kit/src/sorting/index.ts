/** kit/sorting: putting things in an order, by dragging and by keyboard. */
export { type SortableItem, SortableList, type SortableListProps } from './SortableList';
