import { differingRows } from 'kit/conflict';
import { EditDialog, FormDialog } from 'kit/editing';
import { useSave } from 'kit/graphql';
import { emptyValues, labelsOf, pickValues, RecordInputs, schemaOf } from 'kit/records';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  WebsiteAddBeerDocument,
  type WebsiteBeerFormFragment,
  WebsiteBeerFormFragmentDoc,
  WebsiteEditBeerDocument,
} from '../gql/graphql';
import { beerFields, beerInput, type BeerValues } from './beerFields';

const schema = schemaOf<BeerValues>(beerFields);
const valuesOf = (beer: WebsiteBeerFormFragment) => pickValues<BeerValues>(beerFields, beer);

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
      schema={schema}
      initialValues={emptyValues<BeerValues>(beerFields)}
      next={() => emptyValues<BeerValues>(beerFields)}
      onSubmit={(values) => save({ breweryId: brewery.id, beer: beerInput(values) })}
    >
      <RecordInputs fields={beerFields} />
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
      schema={schema}
      record={getFragmentData(WebsiteBeerFormFragmentDoc, beer)}
      valuesOf={valuesOf}
      send={({ id, revision }, values) => save({ breweryId, beerId: id, revision, beer: beerInput(values) })}
      fetchLatest={async () => getFragmentData(WebsiteBeerFormFragmentDoc, await fetchLatest())}
      differences={(mine, theirs) => differingRows(labelsOf<BeerValues>(beerFields), mine, valuesOf(theirs))}
    >
      <RecordInputs fields={beerFields} />
    </EditDialog>
  );
}
