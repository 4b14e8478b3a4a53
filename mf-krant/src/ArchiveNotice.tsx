import { Alert } from 'kit/ui';

import { useEdition, type EditionChoice } from './EditionContext';

/** Says that the edition that is looked at can only be read: it is not the active one. */
export function ArchiveNotice() {
  const choice = useEdition();
  const { edition } = choice;
  if (!edition || edition.active) return null;
  if (!isArchived(edition, choice)) {
    return (
      <Alert title={`Editie ${edition.title} is nog niet actief`}>
        Haar advertenties beginnen zodra je haar actief maakt.
      </Alert>
    );
  }
  return (
    <Alert title={`Archief: editie ${edition.title}`}>
      Deze editie is niet actief. Je kunt haar advertenties alleen bekijken; haar facturen en betalingen gaan
      door.
    </Alert>
  );
}

/** Whether an edition is older than the active one: what is newer is being prepared, what is older stays as it was. */
export function isArchived(
  { id }: { id: string },
  { editions, active }: Pick<EditionChoice, 'editions' | 'active'>,
): boolean {
  // Newest first.
  const at = (wanted: string) => editions.findIndex((edition) => edition.id === wanted);
  return active !== null && at(id) > at(active.id);
}
