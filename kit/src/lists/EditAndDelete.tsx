import { IconButton } from 'kit/ui';
import { Pencil, Trash2 } from 'lucide-react';

/** The props of EditAndDelete. */
export interface EditAndDeleteProps {
  /** Of what is edited or deleted, for the names of the buttons. */
  name: string;
  onEdit: () => void;
  /** Without it there is nothing to delete. */
  onDelete?: () => void;
}

/** The pencil and the bin of a row. */
export function EditAndDelete({ name, onEdit, onDelete }: EditAndDeleteProps) {
  return (
    <>
      <IconButton aria-label={`${name} aanpassen`} onClick={onEdit}>
        <Pencil aria-hidden />
      </IconButton>
      {onDelete && (
        <IconButton aria-label={`${name} verwijderen`} onClick={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </>
  );
}
