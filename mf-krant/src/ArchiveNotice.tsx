import { Alert } from 'kit/ui';

import { useEdition } from './EditionContext';
import { isArchived } from './isArchived';

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
