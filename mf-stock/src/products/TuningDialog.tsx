import { FormDialog } from 'kit/editing';
import { FormEuroField, FormNumberField, FormSelect } from 'kit/fields';
import { FormTextField, useFormState } from 'kit/forms';
import { newRequestId } from 'kit/lists';
import { Alert, useSnackbar } from 'kit/ui';
import { useMemo, useState } from 'react';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type StockTuningFragment,
  StockTuningFragmentDoc,
  type StockTuningLocationFragment,
  StockTuningLocationFragmentDoc,
} from '../gql/graphql';
import { asFailure } from '../useStockSave';
import { keepTuning } from './lastTuning';
import { STOCK_WAITS, useTuningOutbox } from './tuningOutbox';
import {
  actionLabels,
  actionOptions,
  amountAt,
  firstTuning,
  tuningInput,
  tuningSchema,
  type TuningValues,
  whatHappens,
} from './tuningValues';
import { useUndoTuning } from './useUndoTuning';

interface TuningDialogProps {
  product: FragmentType<typeof StockTuningFragmentDoc>;
  locations: readonly FragmentType<typeof StockTuningLocationFragmentDoc>[];
  /** Begins with one piece that is sold. */
  isSale?: boolean;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Moves, sells, buys, breaks or uses up stock; without a connection that waits on this device. Mounted when opened. */
export function TuningDialog({ isSale = false, onDone, onClose, ...masked }: TuningDialogProps) {
  const product = getFragmentData(StockTuningFragmentDoc, masked.product);
  const locations = getFragmentData(StockTuningLocationFragmentDoc, masked.locations);
  // The same for every attempt, so that trying again does nothing twice.
  const [requestId] = useState(newRequestId);
  const [initialValues] = useState(() => firstTuning(product, locations, isSale));
  const schema = useMemo(() => tuningSchema(product), [product]);
  const snackbar = useSnackbar();
  const { post } = useTuningOutbox(() => undefined);
  const undo = useUndoTuning(onDone);
  return (
    <FormDialog<TuningValues>
      title={`Voorraad bijwerken: ${product.title}`}
      onClose={onClose}
      submitLabel="Opslaan"
      schema={schema}
      initialValues={initialValues}
      onSubmit={async (values) => {
        const what = { productId: product.id, title: product.title, tuning: tuningInput(values) };
        const outcome = await post(what, requestId).catch((error: unknown) => {
          throw asFailure(error);
        });
        keepTuning(values);
        if (outcome !== 'sent') return snackbar.show(STOCK_WAITS);
        const done = `${actionLabels[values.action]}: ${values.amount} × ${product.title}`;
        snackbar.show(done, { undo: () => undo([{ productId: product.id, movementId: requestId }]) });
        await onDone();
      }}
    >
      <TuningFields product={product} locations={locations} />
    </FormDialog>
  );
}

interface TuningFieldsProps {
  product: StockTuningFragment;
  locations: readonly StockTuningLocationFragment[];
}

function TuningFields({ product, locations }: TuningFieldsProps) {
  const values = useFormState().values as TuningValues;
  const { action, locationId } = values;
  const isBought = action === 'bought';
  const places = locations.map(({ id, title, locked }) => ({
    value: id,
    label: `${title}: ${locked ? 'vergrendeld' : amountAt(product, id)}`,
    disabled: locked || (!isBought && amountAt(product, id) === 0),
  }));
  const targets = locations.map(({ id, title, locked }) => ({
    value: id,
    label: locked ? `${title}: vergrendeld` : title,
    disabled: locked || id === locationId,
  }));
  const most = isBought ? 100 : amountAt(product, locationId);
  return (
    <>
      <FormSelect name="action" label="Wat is er gebeurd?" options={actionOptions} />
      <FormSelect name="locationId" label="Locatie" options={places} placeholder="Kies een locatie" />
      {action === 'moved' && (
        <FormSelect name="targetId" label="Naar" options={targets} placeholder="Kies een locatie" />
      )}
      <FormNumberField
        name="amount"
        label="Aantal"
        inputMode="numeric"
        required
        description={most > 0 ? `Hoogstens ${most}.` : undefined}
      />
      {action === 'sold' && <FormEuroField name="price" label="Prijs per stuk in euro" required />}
      <FormTextField name="reason" label="Reden" description="Mag leeg blijven." autoComplete="off" />
      <Summary text={whatHappens(values, locations)} />
    </>
  );
}

function Summary({ text }: { text: string | undefined }) {
  return text ? <Alert>{text}</Alert> : null;
}
