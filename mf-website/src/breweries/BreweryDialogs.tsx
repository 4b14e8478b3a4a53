import { differingRows } from 'kit/conflict';
import { EditDialog, FormDialog } from 'kit/editing';
import { useSave } from 'kit/graphql';
import { emptyValues, labelsOf, RecordInputs, schemaOf } from 'kit/records';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  WebsiteAddBreweryDocument,
  type WebsiteBreweryFormFragment,
  WebsiteBreweryFormFragmentDoc,
  WebsiteEditBreweryDocument,
} from '../gql/graphql';
import { breweryFields, type BreweryValues, isComplete, valuesOf } from './breweryFields';

const schema = schemaOf<BreweryValues>(breweryFields);

interface AddProps {
  isOpen: boolean;
  onAdded: () => Promise<unknown>;
  onClose: () => void;
}

/** A new brewery. */
export function AddBreweryDialog({ isOpen, onAdded, onClose }: AddProps) {
  const { save } = useSave(WebsiteAddBreweryDocument, { done: 'Brouwerij toegevoegd' });
  return (
    <FormDialog<BreweryValues>
      title="Brouwerij toevoegen"
      isOpen={isOpen}
      onClose={onClose}
      schema={schema}
      initialValues={emptyValues<BreweryValues>(breweryFields)}
      canSubmit={isComplete}
      onSubmit={async (newBrewery) => {
        await save({ newBrewery });
        await onAdded();
      }}
    >
      <RecordInputs fields={breweryFields} />
    </FormDialog>
  );
}

interface EditProps {
  brewery: FragmentType<typeof WebsiteBreweryFormFragmentDoc>;
  /** The brewery as it is now on the server. */
  fetchLatest: () => Promise<FragmentType<typeof WebsiteBreweryFormFragmentDoc> | undefined>;
  onClose: () => void;
}

/** Changes a brewery; its beers have dialogs of their own. */
export function EditBreweryDialog({ brewery, fetchLatest, onClose }: EditProps) {
  const { save } = useSave(WebsiteEditBreweryDocument, { done: 'Brouwerij aangepast' });
  return (
    <EditDialog<WebsiteBreweryFormFragment, BreweryValues>
      title="Brouwerij aanpassen"
      isOpen
      onClose={onClose}
      schema={schema}
      canSubmit={isComplete}
      record={getFragmentData(WebsiteBreweryFormFragmentDoc, brewery)}
      valuesOf={valuesOf}
      send={({ id, revision }, newBrewery) => save({ id, revision, newBrewery })}
      fetchLatest={async () => getFragmentData(WebsiteBreweryFormFragmentDoc, await fetchLatest())}
      differences={(mine, theirs) =>
        differingRows(labelsOf<BreweryValues>(breweryFields), mine, valuesOf(theirs))
      }
    >
      <RecordInputs fields={breweryFields} />
    </EditDialog>
  );
}
