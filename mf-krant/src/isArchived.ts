import type { EditionChoice } from './EditionContext';

/** Whether an edition is older than the active one: what is newer is being prepared, what is older stays as it was. */
export function isArchived(
  { id }: { id: string },
  { editions, active }: Pick<EditionChoice, 'editions' | 'active'>,
): boolean {
  // Newest first.
  const at = (wanted: string) => editions.findIndex((edition) => edition.id === wanted);
  return active !== null && at(id) > at(active.id);
}
