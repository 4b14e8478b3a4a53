import { SortableList, type SortableListProps } from 'kit/sorting';
import { Button, Dialog, Stack } from 'kit/ui';
import { useState } from 'react';

/** The button and dialog in which what stands on a page is put in order; each move is saved at once. */
export function OrderButton(list: SortableListProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (list.items.length < 2) return null;
  return (
    <div>
      <Button variant="text" size="small" onClick={() => setOpen(true)}>
        Volgorde aanpassen
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Volgorde aanpassen"
        size={600}
        actions={<Button onClick={close}>Klaar</Button>}
      >
        <Stack>
          <p>Sleep naar de goede plaats. Met het toetsenbord: spatie, pijltjes, spatie.</p>
          <SortableList {...list} />
        </Stack>
      </Dialog>
    </div>
  );
}
