import { differingRows } from 'kit/conflict';
import { EditDialog, FormDialog } from 'kit/editing';
import { FormTextArea } from 'kit/fields';
import { FormCheckbox, FormTextField } from 'kit/forms';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  StockAddLocationDocument,
  StockEditLocationDocument,
  type StockLocationFormFragment,
  StockLocationFormFragmentDoc,
} from '../gql/graphql';
import { useStockSave } from '../useStockSave';
import {
  GENERAL,
  locationInput,
  locationLabels,
  locationSchema,
  type LocationValues,
  newLocation,
  valuesOf,
} from './locationValues';

interface AddProps {
  onAdded: () => Promise<unknown>;
  onClose: () => void;
}

/** A new place. Mounted when opened. */
export function AddLocationDialog({ onAdded, onClose }: AddProps) {
  const { save } = useStockSave(StockAddLocationDocument, { done: 'Voorraadlocatie toegevoegd' });
  return (
    <FormDialog<LocationValues>
      title="Nieuwe voorraadlocatie"
      isOpen
      onClose={onClose}
      schema={locationSchema}
      initialValues={newLocation}
      onSubmit={async (values) => {
        await save({ location: locationInput(values, false) });
        await onAdded();
      }}
    >
      <LocationFields />
    </FormDialog>
  );
}

interface EditProps {
  location: FragmentType<typeof StockLocationFormFragmentDoc>;
  /** The place as it is now, past the cache. */
  fetchLatest: () => Promise<FragmentType<typeof StockLocationFormFragmentDoc> | undefined>;
  onClose: () => void;
}

/** Changes a place, which may be changed by somebody else at the same time. */
export function EditLocationDialog({ location: masked, fetchLatest, onClose }: EditProps) {
  const location = getFragmentData(StockLocationFormFragmentDoc, masked);
  const { save } = useStockSave(StockEditLocationDocument, { done: 'Voorraadlocatie aangepast' });
  return (
    <EditDialog<StockLocationFormFragment, LocationValues>
      title={`${location.title} aanpassen`}
      isOpen
      onClose={onClose}
      schema={locationSchema}
      record={location}
      valuesOf={valuesOf}
      send={({ id, revision, locked }, values) =>
        save({ id, revision, location: locationInput(values, locked) })
      }
      fetchLatest={async () => getFragmentData(StockLocationFormFragmentDoc, await fetchLatest())}
      differences={(mine, theirs) => differingRows(locationLabels, mine, valuesOf(theirs))}
    >
      <LocationFields isGeneral={location.title === GENERAL} />
    </EditDialog>
  );
}

function LocationFields({ isGeneral = false }: { isGeneral?: boolean }) {
  return (
    <>
      <FormTextField
        name="title"
        label="Naam"
        required
        readOnly={isGeneral}
        description={
          isGeneral ? 'Deze voorraad houdt haar naam: hier komen nieuwe producten binnen.' : undefined
        }
        autoComplete="off"
      />
      <FormTextArea name="description" label="Omschrijving" rows={3} />
      <FormCheckbox
        name="internal"
        label="Intern"
        description="Wat hier ligt, kan niet in de webshop worden besteld."
      />
    </>
  );
}
