import { differingRows } from 'kit/conflict';
import { EditDialog, FormDialog } from 'kit/editing';
import { FormTextField } from 'kit/forms';
import { useSave } from 'kit/graphql';

import { withFailureText } from '../commissions/withFailureText';
import {
  type DraaiboekSubCategoryInput,
  SecretariatAddDraaiboekSubCategoryDocument,
  SecretariatEditDraaiboekSubCategoryDocument,
} from '../gql/graphql';
import {
  type Category,
  DRAAIBOEK_FAILED,
  type SubCategory,
  subCategorySchema,
  subCategoryValues,
} from './draaiboekValues';

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
  subCategory: SubCategory;
  fetchLatest: () => Promise<SubCategory | undefined>;
  onClose: () => void;
}

/** Changes the name of a subcategory. */
export function EditSubCategoryDialog({ commissionId, subCategory, fetchLatest, onClose }: EditProps) {
  const { save } = useSave(SecretariatEditDraaiboekSubCategoryDocument, { done: 'Subcategorie aangepast' });
  return (
    <EditDialog<SubCategory, DraaiboekSubCategoryInput>
      title="Subcategorie aanpassen"
      isOpen
      onClose={onClose}
      schema={subCategorySchema}
      record={subCategory}
      valuesOf={subCategoryValues}
      send={({ id, revision }, values) =>
        withFailureText(save({ commissionId, id, revision, subCategory: values }), DRAAIBOEK_FAILED)
      }
      fetchLatest={fetchLatest}
      differences={(mine, theirs) => differingRows({ name: 'Naam' }, mine, subCategoryValues(theirs))}
    >
      <NameField />
    </EditDialog>
  );
}
