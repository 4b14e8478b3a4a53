import { FormDialog } from 'kit/editing';
import { FormSelect } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { FormCheckbox, useFormState } from 'kit/forms';
import { useQuery } from 'kit/graphql';
import { Dialog } from 'kit/ui';
import { array, object, string } from 'yup';

import {
  type LinePlaceInput,
  type StockOrderDialogFragment,
  StockOrderLocationsDocument,
  type StockOrderLocationsQuery,
} from '../gql/graphql';
import { WebshopLoaded } from '../WebshopLoaded';

/** Where the pieces of an order come from, as the server takes it. */
export interface CollectedFrom {
  locationId: string | null;
  /** Absent: all of it from `locationId`. */
  places?: LinePlaceInput[];
}

interface CollectDialogProps {
  title: string;
  submitLabel: string;
  order: StockOrderDialogFragment;
  onCollect: (from: CollectedFrom) => Promise<void>;
  onClose: () => void;
}

interface CollectValues {
  locationId: string;
  /** Not all of it lies in one place. */
  isSpread: boolean;
  /** Of each line; a locationId of '' is where the others come from. */
  places: LinePlaceInput[];
}

const schema = object({
  locationId: string().required('Kies een locatie'),
  places: array().of(object({ productId: string().required(), locationId: string() })),
});

/** Asks out of which place an order that is collected comes; a line may come from another than the rest. */
export function CollectDialog(props: CollectDialogProps) {
  const query = useQuery(StockOrderLocationsDocument, { fetchPolicy: 'network-only' });
  if (query.data) return <CollectForm {...props} data={query.data} />;
  return (
    <Dialog isOpen onClose={props.onClose} title={props.title} size={400}>
      <WebshopLoaded query={query}>{() => null}</WebshopLoaded>
    </Dialog>
  );
}

function CollectForm(props: CollectDialogProps & { data: StockOrderLocationsQuery }) {
  const { title, submitLabel, order, onCollect, onClose, data } = props;
  const locations = data.stockLocations.map(({ id, title: name, locked }) => ({
    value: id,
    label: locked ? `${name}: vergrendeld` : name,
    disabled: locked,
  }));
  return (
    <FormDialog<CollectValues>
      title={title}
      isOpen
      onClose={onClose}
      size={400}
      submitLabel={submitLabel}
      schema={schema}
      initialValues={{
        locationId: locations.find(({ disabled }) => !disabled)?.value ?? '',
        isSpread: false,
        places: order.lines.map(({ productId }) => ({ productId, locationId: '' })),
      }}
      onSubmit={({ locationId, isSpread, places }) =>
        onCollect({
          locationId,
          ...(isSpread && { places: places.filter((place) => place.locationId !== '') }),
        })
      }
    >
      {order.toPay > 0 && (
        <p>{`Er moet nog ${formatEuro(order.toPay)} worden betaald. Daarna staat de bestelling op betaald.`}</p>
      )}
      <FormSelect
        name="locationId"
        label="Uit welke voorraad komt het?"
        options={locations}
        placeholder="Kies een locatie"
      />
      {order.lines.length > 1 && <Spread lines={order.lines} locations={locations} />}
    </FormDialog>
  );
}

interface SpreadProps {
  lines: StockOrderDialogFragment['lines'];
  locations: { value: string; label: string; disabled: boolean }[];
}

function Spread({ lines, locations }: SpreadProps) {
  const { isSpread } = useFormState().values as CollectValues;
  return (
    <>
      <FormCheckbox name="isSpread" label="Niet alles ligt op dezelfde plek" />
      {isSpread &&
        lines.map(({ productId, title, amount }, at) => (
          <FormSelect
            key={productId}
            name={`places.${at}.locationId`}
            label={`${amount} × ${title}`}
            options={[{ value: '', label: 'Zoals hierboven' }, ...locations]}
          />
        ))}
    </>
  );
}
