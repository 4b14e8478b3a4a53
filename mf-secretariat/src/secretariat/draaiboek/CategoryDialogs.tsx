import { differingRows } from 'kit/conflict';
import { EditDialog, FormDialog } from 'kit/editing';
import { FormTextField, useFormField } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { Field, inputStyle } from 'kit/ui';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  type DraaiboekCategoryInput,
  SecretariatAddDraaiboekCategoryDocument,
  type SecretariatCategoryFormFragment,
  SecretariatCategoryFormFragmentDoc,
  SecretariatEditDraaiboekCategoryDocument,
} from '../../gql/graphql';
import { withFailureText } from '../withFailureText';
import { ColorDot } from './ColorDot';
import { categorySchema, categoryValues, DRAAIBOEK_FAILED } from './draaiboekValues';

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
