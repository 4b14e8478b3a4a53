import { differingRows } from 'kit/conflict';
import { EditDialog, FormDialog } from 'kit/editing';
import { FormTextField } from 'kit/forms';
import { useSave } from 'kit/graphql';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  type DraaiboekSubCategoryInput,
  SecretariatAddDraaiboekSubCategoryDocument,
  SecretariatEditDraaiboekSubCategoryDocument,
  type SecretariatSubCategoryFormFragment,
  SecretariatSubCategoryFormFragmentDoc,
} from '../../gql/graphql';
import { withFailureText } from '../withFailureText';
import { type Category, DRAAIBOEK_FAILED, subCategorySchema, subCategoryValues } from './draaiboekValues';

const NameField = () => <FormTextField name="name" label="Naam" maxLength={200} autoComplete="off" />;

interface AddProps {
  commissionId: string;
  category: Category;
  onClose: () => void;
}

/** A new subcategory of a category. */
export function AddSubCategoryDialog({ commissionId, category, onClose }: AddProps) {
  const { save } = useSave(SecretariatAddDraaiboekSubCategoryDocument, { done: 'Subcategorie toegevoegd' });
  return (
    <FormDialog<DraaiboekSubCategoryInput>
      title={`Subcategorie toevoegen aan ${category.name}`}
      isOpen
      onClose={onClose}
      schema={subCategorySchema}
      initialValues={{ name: '' }}
      onSubmit={(subCategory) =>
        withFailureText(save({ commissionId, categoryId: category.id, subCategory }), DRAAIBOEK_FAILED)
      }
    >
      <NameField />
    </FormDialog>
  );
}

interface EditProps {
  commissionId: string;
  subCategory: FragmentType<typeof SecretariatSubCategoryFormFragmentDoc>;
  /** It as it is now on the server. */
  fetchLatest: () => Promise<FragmentType<typeof SecretariatSubCategoryFormFragmentDoc> | undefined>;
  onClose: () => void;
}

/** Changes the name of a subcategory. */
export function EditSubCategoryDialog({ commissionId, subCategory, fetchLatest, onClose }: EditProps) {
  const { save } = useSave(SecretariatEditDraaiboekSubCategoryDocument, { done: 'Subcategorie aangepast' });
  return (
    <EditDialog<SecretariatSubCategoryFormFragment, DraaiboekSubCategoryInput>
      title="Subcategorie aanpassen"
      isOpen
      onClose={onClose}
      schema={subCategorySchema}
      record={getFragmentData(SecretariatSubCategoryFormFragmentDoc, subCategory)}
      valuesOf={subCategoryValues}
      send={({ id, revision }, values) =>
        withFailureText(save({ commissionId, id, revision, subCategory: values }), DRAAIBOEK_FAILED)
      }
      fetchLatest={async () => getFragmentData(SecretariatSubCategoryFormFragmentDoc, await fetchLatest())}
      differences={(mine, theirs) => differingRows({ name: 'Naam' }, mine, subCategoryValues(theirs))}
    >
      <NameField />
    </EditDialog>
  );
}
