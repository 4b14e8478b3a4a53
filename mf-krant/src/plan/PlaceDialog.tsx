import { FormDialog } from 'kit/editing';
import { type Option, Select } from 'kit/fields';
import { FormTextField, useFormField } from 'kit/forms';
import { toApiError } from 'kit/graphql';
import { useSnackbar } from 'kit/ui';
import { useState } from 'react';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { KrantPlaceDialogFragmentDoc } from '../gql/graphql';
import { usePlace } from './usePlace';

/** As on the server. */
const LONGEST_PAGE = 60;

interface PlaceDialogProps {
  ad: FragmentType<typeof KrantPlaceDialogFragmentDoc>;
  /** The pages to choose from, where they are known. */
  pages?: readonly Option[];
  /** Brings the lists up to date. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** On which page an advertisement stands. Mounted when opened. */
export function PlaceDialog({ ad: masked, pages, onDone, onClose }: PlaceDialogProps) {
  const ad = getFragmentData(KrantPlaceDialogFragmentDoc, masked);
  const snackbar = useSnackbar();
  const { place, fetchPage } = usePlace();
  // What was seen stays what it was when the dialog opened, whatever is read in the meantime.
  const [seen, setSeen] = useState(ad.placedOnPage);
  const [initialValues] = useState({ page: seen });
  const submit = async ({ page }: { page: string }) => {
    try {
      await place(ad, page, seen);
    } catch (error) {
      // Said in the dialog; who confirms again has seen it.
      if (toApiError(error).code === 'CONFLICT') {
        setSeen((await fetchPage(ad.id).catch(() => undefined)) ?? seen);
        await onDone();
      }
      throw error;
    }
    const where = page.trim();
    snackbar.show(where ? `${ad.name} staat op pagina ${where}` : `${ad.name} is van haar pagina gehaald`);
    await onDone();
  };
  return (
    <FormDialog<{ page: string }>
      title={`${ad.name} plaatsen`}
      onClose={onClose}
      size={400}
      submitLabel="Bevestigen"
      initialValues={initialValues}
      onSubmit={submit}
    >
      <FormTextField
        name="page"
        label="Geplaatst op pagina:"
        description="Zoals 12, of 12 boven. Laat leeg om de advertentie van haar pagina te halen."
        maxLength={LONGEST_PAGE}
        autoComplete="off"
      />
      {pages && <PageSelect pages={pages} />}
    </FormDialog>
  );
}

/** Moving without dragging: fills the field above it. */
function PageSelect({ pages }: { pages: readonly Option[] }) {
  const field = useFormField('page');
  const isPage = pages.some(({ value }) => value === field.value);
  return (
    <Select
      label="Verplaats naar pagina"
      placeholder="Kies een pagina"
      options={pages}
      value={isPage ? String(field.value) : ''}
      onChange={({ target }) => field.setValue(target.value)}
    />
  );
}
