import { differingRows } from 'kit/conflict';
import { EditDialog, FormDialog } from 'kit/editing';
import { FormTextArea } from 'kit/fields';
import { FormCheckbox, FormTextField } from 'kit/forms';

import { StockAddLocationDocument, StockEditLocationDocument } from '../gql/graphql';
import { useStockSave } from '../useStockSave';
import {
  GENERAL,
  type Location,
  locationInput,
  locationSchema,
  type LocationValues,
  locationWords,
  newLocation,
  valuesOf,
} from './locationValues';

interface AddProps {
  onAdded: () => Promise<unknown>;
  onClose: () => void;
}

/** A new place (spec 3, section 2, "Stock settings"). Mounted when opened. */
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
  location: Location;
  fetchLatest: () => Promise<Location | undefined>;
  onClose: () => void;
}

/** Changes a place, which may be changed by somebody else at the same time. */
export function EditLocationDialog({ location, fetchLatest, onClose }: EditProps) {
  const { save } = useStockSave(StockEditLocationDocument, { done: 'Voorraadlocatie aangepast' });
  return (
    <EditDialog<Location, LocationValues>
      title={`${location.title} aanpassen`}
      isOpen
      onClose={onClose}
      schema={locationSchema}
      record={location}
      valuesOf={valuesOf}
      send={({ id, revision, locked }, values) =>
        save({ id, revision, location: locationInput(values, locked) })
      }
      fetchLatest={fetchLatest}
      differences={(mine, theirs) => differingRows(locationWords, mine, valuesOf(theirs))}
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
