import { differingRows } from 'kit/conflict';
import { EditDialog, FormDialog } from 'kit/editing';
import { FormTextArea } from 'kit/fields';
import { FormTextField } from 'kit/forms';
import { useSave } from 'kit/graphql';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatAddDraaiboekItemDocument,
  type SecretariatDraaiboekItemFormFragment,
  SecretariatDraaiboekItemFormFragmentDoc,
  SecretariatEditDraaiboekItemDocument,
} from '../../gql/graphql';
import { withFailureText } from '../withFailureText';
import {
  DRAAIBOEK_FAILED,
  emptyItem,
  itemInput,
  itemSchema,
  type ItemValues,
  itemValues,
  type SubCategory,
} from './draaiboekValues';
import { timeTypeLabel, whenLabels } from './moments';
import { WhenFields } from './WhenFields';

const Fields = () => (
  <>
    <FormTextField name="name" label="Naam" maxLength={200} autoComplete="off" />
    <FormTextArea name="description" label="Omschrijving" maxLength={2000} rows={3} />
    <FormTextField name="responsible" label="Verantwoordelijke" maxLength={200} autoComplete="off" />
    <WhenFields />
  </>
);

interface AddProps {
  commissionId: string;
  subCategory: SubCategory;
  onClose: () => void;
}

/** A new item of a subcategory. */
export function AddItemDialog({ commissionId, subCategory, onClose }: AddProps) {
  const { save } = useSave(SecretariatAddDraaiboekItemDocument, { done: 'Onderdeel toegevoegd' });
  return (
    <FormDialog<ItemValues>
      title={`Onderdeel toevoegen aan ${subCategory.name}`}
      isOpen
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
      <Fields />
    </FormDialog>
  );
}

interface EditProps {
  commissionId: string;
  item: FragmentType<typeof SecretariatDraaiboekItemFormFragmentDoc>;
  /** It as it is now on the server. */
  fetchLatest: () => Promise<FragmentType<typeof SecretariatDraaiboekItemFormFragmentDoc> | undefined>;
  onClose: () => void;
}

/** Changes an item. */
export function EditItemDialog({ commissionId, item, fetchLatest, onClose }: EditProps) {
  const { save } = useSave(SecretariatEditDraaiboekItemDocument, { done: 'Onderdeel aangepast' });
  return (
    <EditDialog<SecretariatDraaiboekItemFormFragment, ItemValues>
      title="Onderdeel aanpassen"
      isOpen
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
      <Fields />
    </EditDialog>
  );
}
