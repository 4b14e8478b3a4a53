import { useGoToSearch } from 'kit/router';
import { Button, IconButton, phone, useMediaQuery } from 'kit/ui';
import { Bookmark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const SavedViewsDialog = lazy(async () => ({
  default: (await import('./SavedViewsDialog')).SavedViewsDialog,
}));

/** The props of SavedViewsButton. */
export interface SavedViewsButtonProps {
  /** Which list, such as 'club-leden': what it is saved under. What it shows has to be in the address. */
  list: string;
}

/** Opens the views that somebody saved of a list, and how its rows look. Its code comes when it is opened first. */
export function SavedViewsButton({ list }: SavedViewsButtonProps) {
  const onPhone = useMediaQuery(phone);
  const [isOpen, setOpen] = useState(false);
  const goTo = useGoToSearch();
  const opener = { 'aria-haspopup': 'dialog', onClick: () => setOpen(true) } as const;
  return (
    <>
      {onPhone ? (
        <IconButton aria-label="Weergaven" data-no-print {...opener}>
          <Bookmark aria-hidden />
        </IconButton>
      ) : (
        <Button variant="ghost" icon={<Bookmark aria-hidden />} data-no-print {...opener}>
          Weergaven
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <SavedViewsDialog
            list={list}
            onGo={(search) => {
              setOpen(false);
              goTo(search);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
