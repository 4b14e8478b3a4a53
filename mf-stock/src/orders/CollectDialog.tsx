import { FormDialog } from 'kit/editing';
import { FormNumberField, FormSelect } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { FormCheckbox, useFormState } from 'kit/forms';
import { useQuery } from 'kit/graphql';
import { Dialog } from 'kit/ui';
import { Fragment } from 'react';
import { array, mixed, number, object, string } from 'yup';

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
  /** Of each line: where it comes from, one place after the other until all of it is named. */
  places: Part[][];
}

interface Part {
  /** '': where the others come from. */
  locationId: string;
  /** '': all that is left. */
  amount: number | '';
}

const whole = 'Vul een geheel getal in, minstens 1';
const schema = object({
  locationId: string().required('Kies een locatie'),
  places: array().of(
    array().of(
      object({
        locationId: string(),
        amount: mixed().when('locationId', {
          is: (place: string) => place !== '',
          then: () =>
            number()
              .transform((value: number, typed) => (typed === '' ? undefined : value))
              .typeError(whole)
              .integer(whole)
              .min(1, whole),
        }),
      }),
    ),
  ),
});

/** Asks out of which place an order that is collected comes; a line, or some of it, may come from another than the rest. */
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
        places: order.lines.map(() => locations.map(() => ({ locationId: '', amount: '' }))),
      }}
      onSubmit={({ locationId, isSpread, places }) =>
        onCollect({
          locationId,
          ...(isSpread && { places: order.lines.flatMap((line, at) => placesOf(line, places[at] ?? [])) }),
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
      {order.amount > 1 && <Spread lines={order.lines} locations={locations} />}
    </FormDialog>
  );
}

interface SpreadProps {
  lines: StockOrderDialogFragment['lines'];
  locations: { value: string; label: string; disabled: boolean }[];
}

function Spread({ lines, locations }: SpreadProps) {
  const { isSpread, places } = useFormState().values as CollectValues;
  return (
    <>
      <FormCheckbox name="isSpread" label="Niet alles ligt op dezelfde plek" />
      {isSpread &&
        lines.map((line, at) =>
          partsOf(line, places[at] ?? []).map(({ locationId, left }, nth) => (
            <Fragment key={`${line.productId}-${nth}`}>
              <FormSelect
                name={`places.${at}.${nth}.locationId`}
                label={`${left} × ${line.title}`}
                options={[{ value: '', label: 'Zoals hierboven' }, ...locations]}
              />
              {locationId !== '' && left > 1 && (
                <FormNumberField
                  name={`places.${at}.${nth}.amount`}
                  label={`Hoeveel ${line.title} uit ${locations.find(({ value }) => value === locationId)?.label}?`}
                  description={`Hoogstens ${left}. Leeg: alles.`}
                  inputMode="numeric"
                />
              )}
            </Fragment>
          )),
        )}
    </>
  );
}

type Line = StockOrderDialogFragment['lines'][number];

/** The places of a line that are asked for, each with how many are left to name when it is. */
function partsOf({ amount }: Line, parts: readonly Part[]): (Part & { left: number })[] {
  let left = amount;
  return parts.flatMap((part) => {
    if (left <= 0) return [];
    const asked = { ...part, left };
    const isRest = part.locationId === '' || typeof part.amount !== 'number';
    left = isRest ? 0 : left - Number(part.amount);
    return [asked];
  });
}

/** What is sent of them: what comes from the place of the rest is not named. */
function placesOf(line: Line, parts: readonly Part[]): LinePlaceInput[] {
  return partsOf(line, parts)
    .filter(({ locationId }) => locationId !== '')
    .map(({ locationId, amount }) => ({
      productId: line.productId,
      locationId,
      ...(amount !== '' && { amount }),
    }));
}
