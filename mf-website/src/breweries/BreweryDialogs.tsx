import { differingRows } from 'kit/conflict';
import { EditDialog, FormDialog } from 'kit/editing';
import { FormTextArea } from 'kit/fields';
import { FormTextField } from 'kit/forms';
import { useSave } from 'kit/graphql';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type BreweryInput,
  WebsiteAddBreweryDocument,
  type WebsiteBreweryFormFragment,
  WebsiteBreweryFormFragmentDoc,
  WebsiteEditBreweryDocument,
} from '../gql/graphql';
import { brewerySchema, breweryValues } from './breweryValues';

const Fields = () => (
  <>
    <FormTextField name="name" label="Naam" />
    <FormTextField name="website" label="Website" inputMode="url" placeholder="www.brouwerij.nl" />
    <FormTextArea name="intro" label="Intro" />
  </>
);

const isFilled = ({ name, website, intro }: BreweryInput) =>
  [name, website, intro].every((text) => text.trim() !== '');

interface AddProps {
  isOpen: boolean;
  onAdded: () => Promise<unknown>;
  onClose: () => void;
}

/** A new brewery. */
export function AddBreweryDialog({ isOpen, onAdded, onClose }: AddProps) {
  const { save } = useSave(WebsiteAddBreweryDocument, { done: 'Brouwerij toegevoegd' });
  return (
    <FormDialog<BreweryInput>
      title="Brouwerij toevoegen"
      isOpen={isOpen}
      onClose={onClose}
      schema={brewerySchema}
      initialValues={{ name: '', website: '', intro: '' }}
      canSubmit={isFilled}
      onSubmit={async (newBrewery) => {
        await save({ newBrewery });
        await onAdded();
      }}
    >
      <Fields />
    </FormDialog>
  );
}

interface EditProps {
  brewery: FragmentType<typeof WebsiteBreweryFormFragmentDoc>;
  /** The brewery as it is now on the server. */
  fetchLatest: () => Promise<FragmentType<typeof WebsiteBreweryFormFragmentDoc> | undefined>;
  onClose: () => void;
}

/** Changes name, website and intro of a brewery. */
export function EditBreweryDialog({ brewery, fetchLatest, onClose }: EditProps) {
  const { save } = useSave(WebsiteEditBreweryDocument, { done: 'Brouwerij aangepast' });
  return (
    <EditDialog<WebsiteBreweryFormFragment, BreweryInput>
      title="Brouwerij aanpassen"
      isOpen
      onClose={onClose}
      schema={brewerySchema}
      canSubmit={isFilled}
      record={getFragmentData(WebsiteBreweryFormFragmentDoc, brewery)}
      valuesOf={breweryValues}
      send={({ id, revision }, newBrewery) => save({ id, revision, newBrewery })}
      fetchLatest={async () => getFragmentData(WebsiteBreweryFormFragmentDoc, await fetchLatest())}
      differences={(mine, theirs) =>
        differingRows({ name: 'Naam', website: 'Website', intro: 'Intro' }, mine, breweryValues(theirs))
      }
    >
      <Fields />
    </EditDialog>
  );
}
