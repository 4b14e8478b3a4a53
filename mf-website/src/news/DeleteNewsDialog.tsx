import { DeleteDialog } from 'kit/editing';
import { useSave } from 'kit/graphql';

import { WebsiteDeleteNewsItemDocument } from '../gql/graphql';

interface DeleteNewsDialogProps {
  /** What is to be deleted; the dialog is open as long as there is an item. */
  item: { id: string; title: string } | undefined;
  onDeleted: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before an item is deleted. */
export function DeleteNewsDialog({ item, onDeleted, onClose }: DeleteNewsDialogProps) {
  const { save } = useSave(WebsiteDeleteNewsItemDocument, { done: 'Nieuwsbericht verwijderd' });
  return (
    <DeleteDialog
      isOpen={item !== undefined}
      question="Nieuwsbericht verwijderen? Deze actie is onomkeerbaar"
      onDelete={async () => {
        if (!item) return;
        await save({ id: item.id });
        await onDeleted();
      }}
      onClose={onClose}
    >
      {item?.title}
    </DeleteDialog>
  );
}
