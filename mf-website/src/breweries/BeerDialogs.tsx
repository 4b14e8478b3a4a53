import { differingRows } from 'kit/conflict';
import { EditDialog, FormDialog } from 'kit/editing';
import { FormNumberField, FormTextArea } from 'kit/fields';
import { FormTextField } from 'kit/forms';
import { useSave } from 'kit/graphql';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  WebsiteAddBeerDocument,
  type WebsiteBeerFormFragment,
  WebsiteBeerFormFragmentDoc,
  WebsiteEditBeerDocument,
} from '../gql/graphql';
import { beerInput, beerSchema, type BeerValues, beerValues } from './breweryValues';

const Fields = () => (
  <>
    <FormTextField name="name" label="Naam bier" />
    <FormNumberField name="alcoholPercentage" label="Alcoholpercentage" />
    <FormNumberField name="IBU" label="IBU" inputMode="numeric" />
    <FormTextArea name="intro" label="Intro" />
  </>
);

interface AddProps {
  brewery: { id: string; name: string };
  isOpen: boolean;
  onClose: () => void;
}

/** A new beer of a brewery. */
export function AddBeerDialog({ brewery, isOpen, onClose }: AddProps) {
  const { save } = useSave(WebsiteAddBeerDocument, { done: 'Bier toegevoegd' });
  return (
    <FormDialog<BeerValues>
      title={`Bier toevoegen aan ${brewery.name}`}
      isOpen={isOpen}
      onClose={onClose}
      schema={beerSchema}
      initialValues={{ name: '', alcoholPercentage: '', IBU: '', intro: '' }}
      onSubmit={(values) => save({ breweryId: brewery.id, beer: beerInput(values) })}
    >
      <Fields />
    </FormDialog>
  );
}

interface EditProps {
  breweryId: string;
  beer: FragmentType<typeof WebsiteBeerFormFragmentDoc>;
  /** The beer as it is now on the server. */
  fetchLatest: () => Promise<FragmentType<typeof WebsiteBeerFormFragmentDoc> | undefined>;
  onClose: () => void;
}

/** Changes a beer. */
export function EditBeerDialog({ breweryId, beer, fetchLatest, onClose }: EditProps) {
  const { save } = useSave(WebsiteEditBeerDocument, { done: 'Bier aangepast' });
  return (
    <EditDialog<WebsiteBeerFormFragment, BeerValues>
      title="Bier aanpassen"
      isOpen
      onClose={onClose}
      schema={beerSchema}
      record={getFragmentData(WebsiteBeerFormFragmentDoc, beer)}
      valuesOf={beerValues}
      send={({ id, revision }, values) => save({ breweryId, beerId: id, revision, beer: beerInput(values) })}
      fetchLatest={async () => getFragmentData(WebsiteBeerFormFragmentDoc, await fetchLatest())}
      differences={(mine, theirs) =>
        differingRows(
          { name: 'Naam bier', alcoholPercentage: 'Alcoholpercentage', IBU: 'IBU', intro: 'Intro' },
          mine,
          beerValues(theirs),
        )
      }
    >
      <Fields />
    </EditDialog>
  );
}
