import { SortableList, type SortableListProps } from 'kit/sorting';
import { Button, Dialog, Stack } from 'kit/ui';
import { useState } from 'react';

interface OrderDialogProps extends SortableListProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The dialog in which things are put in order; each move is saved at once. */
export function OrderDialog({ title, isOpen, onClose, ...list }: OrderDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      size={600}
      actions={<Button onClick={onClose}>Klaar</Button>}
    >
      <Stack>
        <p>Sleep naar de goede plaats. Met het toetsenbord: spatie, pijltjes, spatie.</p>
        <SortableList {...list} />
      </Stack>
    </Dialog>
  );
}

/** The button that opens it for what stands on a page. */
export function OrderButton(list: SortableListProps) {
  const [isOpen, setOpen] = useState(false);
  if (list.items.length < 2) return null;
  return (
    <div>
      <Button variant="text" size="small" onClick={() => setOpen(true)}>
        Volgorde aanpassen
      </Button>
      <OrderDialog {...list} title="Volgorde aanpassen" isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
