import { differingRows } from 'kit/conflict';
import { EditDialog, FormDialog } from 'kit/editing';
import { FormTextArea } from 'kit/fields';
import { FormTextField, useFormField } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { Field, inputStyle } from 'kit/ui';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  type DraaiboekCategoryInput,
  type DraaiboekSubCategoryInput,
  SecretariatAddDraaiboekCategoryDocument,
  SecretariatAddDraaiboekItemDocument,
  SecretariatAddDraaiboekSubCategoryDocument,
  type SecretariatCategoryFormFragment,
  SecretariatCategoryFormFragmentDoc,
  type SecretariatDraaiboekItemFormFragment,
  SecretariatDraaiboekItemFormFragmentDoc,
  SecretariatEditDraaiboekCategoryDocument,
  SecretariatEditDraaiboekItemDocument,
  SecretariatEditDraaiboekSubCategoryDocument,
  type SecretariatSubCategoryFormFragment,
  SecretariatSubCategoryFormFragmentDoc,
} from '../../gql/graphql';
import { withFailureText } from '../withFailureText';
import { ColorDot } from './ColorDot';
import {
  type Category,
  categorySchema,
  categoryValues,
  DRAAIBOEK_FAILED,
  emptyItem,
  itemInput,
  itemSchema,
  type ItemValues,
  itemValues,
  type SubCategory,
  subCategorySchema,
  subCategoryValues,
} from './draaiboekValues';
import { timeTypeLabel, whenLabels } from './moments';
import { WhenFields } from './WhenFields';

interface FormColorFieldProps {
  name: string;
  label: string;
}

/** A colour in a Form, with the browser's own picker; its value is '#rrggbb'. */
function FormColorField({ name, label }: FormColorFieldProps) {
  const { value, error, setValue, onBlur } = useFormField(name);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Control
          {...control}
          type="color"
          name={name}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => setValue(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}

const Control = styled.input`
  ${inputStyle}
  width: 96px;
  padding: 4px;
  cursor: pointer;
`;

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

const NameField = () => <FormTextField name="name" label="Naam" maxLength={200} autoComplete="off" />;

interface AddSubCategoryProps {
  commissionId: string;
  category: Category;
  onClose: () => void;
}

/** A new subcategory of a category. */
export function AddSubCategoryDialog({ commissionId, category, onClose }: AddSubCategoryProps) {
  const { save } = useSave(SecretariatAddDraaiboekSubCategoryDocument, { done: 'Subcategorie toegevoegd' });
  return (
    <FormDialog<DraaiboekSubCategoryInput>
      title={`Subcategorie toevoegen aan ${category.name}`}
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

interface EditSubCategoryProps {
  commissionId: string;
  subCategory: FragmentType<typeof SecretariatSubCategoryFormFragmentDoc>;
  /** It as it is now on the server. */
  fetchLatest: () => Promise<FragmentType<typeof SecretariatSubCategoryFormFragmentDoc> | undefined>;
  onClose: () => void;
}

/** Changes the name of a subcategory. */
export function EditSubCategoryDialog({
  commissionId,
  subCategory,
  fetchLatest,
  onClose,
}: EditSubCategoryProps) {
  const { save } = useSave(SecretariatEditDraaiboekSubCategoryDocument, { done: 'Subcategorie aangepast' });
  return (
    <EditDialog<SecretariatSubCategoryFormFragment, DraaiboekSubCategoryInput>
      title="Subcategorie aanpassen"
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

const ItemFields = () => (
  <>
    <FormTextField name="name" label="Naam" maxLength={200} autoComplete="off" />
    <FormTextArea name="description" label="Omschrijving" maxLength={2000} rows={3} />
    <FormTextField name="responsible" label="Verantwoordelijke" maxLength={200} autoComplete="off" />
    <WhenFields />
  </>
);

interface AddItemProps {
  commissionId: string;
  subCategory: SubCategory;
  onClose: () => void;
}

/** A new item of a subcategory. */
export function AddItemDialog({ commissionId, subCategory, onClose }: AddItemProps) {
  const { save } = useSave(SecretariatAddDraaiboekItemDocument, { done: 'Onderdeel toegevoegd' });
  return (
    <FormDialog<ItemValues>
      title={`Onderdeel toevoegen aan ${subCategory.name}`}
      onClose={onClose}
      schema={itemSchema}
      initialValues={emptyItem}
      next={() => emptyItem}
      onSubmit={(values) =>
        withFailureText(
          save({ commissionId, subCategoryId: subCategory.id, item: itemInput(values) }),
          DRAAIBOEK_FAILED,
        )
      }
    >
      <ItemFields />
    </FormDialog>
  );
}

interface EditItemProps {
  commissionId: string;
  item: FragmentType<typeof SecretariatDraaiboekItemFormFragmentDoc>;
  /** It as it is now on the server. */
  fetchLatest: () => Promise<FragmentType<typeof SecretariatDraaiboekItemFormFragmentDoc> | undefined>;
  onClose: () => void;
}

/** Changes an item. */
export function EditItemDialog({ commissionId, item, fetchLatest, onClose }: EditItemProps) {
  const { save } = useSave(SecretariatEditDraaiboekItemDocument, { done: 'Onderdeel aangepast' });
  return (
    <EditDialog<SecretariatDraaiboekItemFormFragment, ItemValues>
      title="Onderdeel aanpassen"
      onClose={onClose}
      schema={itemSchema}
      record={getFragmentData(SecretariatDraaiboekItemFormFragmentDoc, item)}
      valuesOf={itemValues}
      send={({ id, revision }, values) =>
        withFailureText(save({ commissionId, id, revision, item: itemInput(values) }), DRAAIBOEK_FAILED)
      }
      fetchLatest={async () => getFragmentData(SecretariatDraaiboekItemFormFragmentDoc, await fetchLatest())}
      differences={(mine, theirs) =>
        differingRows(
          {
            name: 'Naam',
            description: 'Omschrijving',
            responsible: 'Verantwoordelijke',
            timeType: { label: 'Moment', show: timeTypeLabel },
            ...whenLabels,
          },
          mine,
          itemValues(theirs),
        )
      }
    >
      <ItemFields />
    </EditDialog>
  );
}
