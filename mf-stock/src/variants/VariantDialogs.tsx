import { FormDialog } from 'kit/editing';
import { FormTextField, requiredText } from 'kit/forms';
import { object } from 'yup';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { StockLeaveFamilyDocument, StockRenameFamilyDocument, StockVariantFragmentDoc } from '../gql/graphql';
import { useStockSave } from '../useStockSave';

interface VariantDialogProps {
  product: FragmentType<typeof StockVariantFragmentDoc>;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

const schema = object({ name: requiredText().max(200) });

/** Another name for all variants of a product at once. Mounted when opened. */
export function RenameFamilyDialog({ product: masked, onDone, onClose }: VariantDialogProps) {
  const product = getFragmentData(StockVariantFragmentDoc, masked);
  const { save } = useStockSave(StockRenameFamilyDocument, { done: 'Naam aangepast' });
  return (
    <FormDialog
      title={`Naam van ${product.family}`}
      onClose={onClose}
      size={400}
      submitLabel="Opslaan"
      schema={schema}
      initialValues={{ name: product.family ?? '' }}
      onSubmit={({ name }) => save({ familyId: product.familyId ?? '', name: { name } })}
      onDone={onDone}
    >
      <FormTextField
        name="name"
        label="Naam van het product"
        description="Geldt voor alle varianten. Bestellingen die er al zijn houden de oude naam."
        required
        autoComplete="off"
      />
    </FormDialog>
  );
}

/** A variant becomes a product of its own again. Mounted when opened. */
export function LeaveFamilyDialog({ product: masked, onDone, onClose }: VariantDialogProps) {
  const product = getFragmentData(StockVariantFragmentDoc, masked);
  const { save } = useStockSave(StockLeaveFamilyDocument, { done: 'Het is een los product geworden' });
  return (
    <FormDialog
      title={`${product.title} los maken`}
      onClose={onClose}
      size={400}
      submitLabel="Los maken"
      schema={schema}
      initialValues={{ name: product.title }}
      onSubmit={async ({ name }) => {
        const { id, revision } = product;
        await save({ id, revision, name: { name } });
        await onDone();
      }}
    >
      <p>Het wordt een product op zichzelf. Voorraad, mutaties en bestellingen blijven zoals ze zijn.</p>
      <FormTextField name="name" label="Titel" required autoComplete="off" />
    </FormDialog>
  );
}
