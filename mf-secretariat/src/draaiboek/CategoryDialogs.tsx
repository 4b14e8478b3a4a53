import { differingRows } from 'kit/conflict';
import { EditDialog, FormDialog } from 'kit/editing';
import { FormTextField } from 'kit/forms';
import { useSave } from 'kit/graphql';

import { withFailureText } from '../commissions/withFailureText';
import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type DraaiboekCategoryInput,
  SecretariatAddDraaiboekCategoryDocument,
  type SecretariatCategoryFormFragment,
  SecretariatCategoryFormFragmentDoc,
  SecretariatEditDraaiboekCategoryDocument,
} from '../gql/graphql';
import { ColorDot } from './ColorDot';
import { categorySchema, categoryValues, DRAAIBOEK_FAILED } from './draaiboekValues';
import { FormColorField } from './FormColorField';

const Fields = () => (
  <>
    <FormTextField name="name" label="Naam" maxLength={200} autoComplete="off" />
    <FormColorField name="color" label="Kleur" />
  </>
);

interface AddProps {
  commissionId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** A new category. */
export function AddCategoryDialog({ commissionId, isOpen, onClose }: AddProps) {
  const { save } = useSave(SecretariatAddDraaiboekCategoryDocument, { done: 'Categorie toegevoegd' });
  return (
    <FormDialog<DraaiboekCategoryInput>
      title="Categorie toevoegen"
      isOpen={isOpen}
      onClose={onClose}
      schema={categorySchema}
      initialValues={{ name: '', color: '#b5121b' }}
      onSubmit={(category) => withFailureText(save({ commissionId, category }), DRAAIBOEK_FAILED)}
    >
      <Fields />
    </FormDialog>
  );
}

interface EditProps {
  commissionId: string;
  category: FragmentType<typeof SecretariatCategoryFormFragmentDoc>;
  /** It as it is now on the server. */
  fetchLatest: () => Promise<FragmentType<typeof SecretariatCategoryFormFragmentDoc> | undefined>;
  onClose: () => void;
}

/** Changes name and colour of a category. */
export function EditCategoryDialog({ commissionId, category, fetchLatest, onClose }: EditProps) {
  const { save } = useSave(SecretariatEditDraaiboekCategoryDocument, { done: 'Categorie aangepast' });
  return (
    <EditDialog<SecretariatCategoryFormFragment, DraaiboekCategoryInput>
      title="Categorie aanpassen"
      isOpen
      onClose={onClose}
      schema={categorySchema}
      record={getFragmentData(SecretariatCategoryFormFragmentDoc, category)}
      valuesOf={categoryValues}
      send={({ id, revision }, values) =>
        withFailureText(save({ commissionId, id, revision, category: values }), DRAAIBOEK_FAILED)
      }
      fetchLatest={async () => getFragmentData(SecretariatCategoryFormFragmentDoc, await fetchLatest())}
      differences={(mine, theirs) =>
        differingRows({ name: 'Naam', color: { label: 'Kleur', show: swatch } }, mine, categoryValues(theirs))
      }
    >
      <Fields />
    </EditDialog>
  );
}

const swatch = (color: string) => (
  <span>
    <ColorDot $color={color} aria-hidden />
    {color}
  </span>
);
