import { ConfirmActionDialog, FormDialog } from 'kit/editing';
import { FormDateField, FormEuroField, FormNumberField, FormSelect } from 'kit/fields';
import { formatEuro, todayInAmsterdam, yearsLater } from 'kit/format';
import { FormCheckbox, requiredText, useFormState } from 'kit/forms';
import { useQuery, useSave } from 'kit/graphql';
import { Dialog, useSnackbar } from 'kit/ui';
import { Fragment } from 'react';
import { array, mixed, number, object, string } from 'yup';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type LinePlaceInput,
  type OrderState,
  StockGiveBackDocument,
  StockMoveOrderDocument,
  type StockOrderDialogFragment,
  StockOrderDialogFragmentDoc,
  StockOrderLocationsDocument,
  type StockOrderLocationsQuery,
  type StockOrderRowFragment,
  StockRenewOrderLinkDocument,
  StockSetOrderStateDocument,
  StockUndoOrderStateDocument,
} from '../gql/graphql';
import { WebshopLoaded } from '../WebshopLoaded';
import { customerOf } from './orderStates';

interface OrderDialogProps {
  /** What the order becomes. */
  state: OrderState;
  order: FragmentType<typeof StockOrderDialogFragmentDoc>;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

type Opened = Omit<OrderDialogProps, 'order'> & { order: StockOrderDialogFragment };

/** Brings an order further, after a question that says what that means. Mounted when opened. */
export function OrderDialog(props: OrderDialogProps) {
  const { state, onClose } = props;
  const order = getFragmentData(StockOrderDialogFragmentDoc, props.order);
  const setState = useSetState({ ...props, order });
  const words = wordsOf(order)[state];
  if (state === 'collected')
    return (
      <CollectDialog
        title={words.question}
        submitLabel={words.verb}
        order={order}
        onCollect={setState}
        onClose={onClose}
      />
    );
  return (
    <ConfirmActionDialog
      question={words.question}
      confirmLabel={words.verb}
      onConfirm={() => setState()}
      onClose={onClose}
    >
      {words.meaning}
    </ConfirmActionDialog>
  );
}

function useSetState({ state, order, onDone }: Opened) {
  const snackbar = useSnackbar();
  const { save } = useSave(StockSetOrderStateDocument);
  const { id, revision } = order;
  return async (from: CollectedFrom = { locationId: null }) => {
    try {
      await save({ id, revision, state, ...from });
    } catch (error) {
      // Perhaps somebody else brought it further.
      await onDone();
      throw error;
    }
    snackbar.show(wordsOf(order)[state].done);
    await onDone();
  };
}

type Words = { question: string; verb: string; meaning: string; done: string };

function wordsOf(order: StockOrderDialogFragment): Record<OrderState, Words> {
  const { number, email, toPay, total, amount, givenBack } = order;
  const customer = customerOf(order);
  const pieces = amount === 1 ? 'Het ene stuk komt' : `De ${amount} stuks komen`;
  return {
    new: { question: '', verb: '', meaning: '', done: '' },
    paid: {
      question: `Is bestelling ${number} betaald?`,
      verb: 'Betaald',
      meaning: `${customer} heeft ${formatEuro(toPay)} betaald.`,
      done: `Bestelling ${number} is betaald`,
    },
    ready: {
      question: `Ligt bestelling ${number} klaar?`,
      verb: 'Klaar en mailen',
      meaning: `${customer} krijgt op ${email} een mail dat de bestelling klaarligt.`,
      done: `Bestelling ${number} ligt klaar. ${customer} krijgt een mail.`,
    },
    collected: {
      question: `Bestelling ${number} opgehaald`,
      verb: 'Opgehaald',
      meaning: '',
      done: `Bestelling ${number} is opgehaald`,
    },
    cancelled: {
      question: `Bestelling ${number} annuleren?`,
      verb: 'Bestelling annuleren',
      meaning: [
        `De bestelling van ${customer} vervalt. ${pieces} weer vrij voor de webshop.`,
        total - givenBack > toPay &&
          `De penningmeester krijgt ${formatEuro(total - toPay - givenBack)} terug te betalen.`,
      ]
        .filter(Boolean)
        .join(' '),
      done: `Bestelling ${number} is geannuleerd`,
    },
  };
}

/** Where the pieces of an order come from, as the server takes it. */
interface CollectedFrom {
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
function CollectDialog(props: CollectDialogProps) {
  const query = useQuery(StockOrderLocationsDocument, { fetchPolicy: 'network-only' });
  if (query.data) return <CollectForm {...props} data={query.data} />;
  return (
    <Dialog onClose={props.onClose} title={props.title} size={400}>
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

interface GiveBackDialogProps {
  order: StockOrderDialogFragment;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Has the payment provider give money back of an order that was paid online: all of what is left, or less. Mounted when opened. */
export function GiveBackDialog({ order, onDone, onClose }: GiveBackDialogProps) {
  const { id, revision, number: orderNumber, canGiveBack, state } = order;
  const { save } = useSave(StockGiveBackDocument, {
    done: `Het geld van bestelling ${orderNumber} gaat terug`,
  });
  const refusal = `Vul een bedrag in vanaf € 0,01, hoogstens ${formatEuro(canGiveBack)}`;
  const schema = object({
    amount: number().typeError(refusal).required(refusal).min(1, refusal).max(canGiveBack, refusal),
  });
  return (
    <FormDialog
      title={`Geld van bestelling ${orderNumber} teruggeven`}
      onClose={onClose}
      size={400}
      submitLabel="Teruggeven"
      schema={schema}
      initialValues={{ amount: canGiveBack }}
      onSubmit={async ({ amount }) => {
        try {
          await save({ id, revision, amount: Number(amount) });
        } finally {
          // Also when it is refused: perhaps somebody brought it further.
          await onDone();
        }
      }}
    >
      <p>
        {`${customerOf(order)} krijgt het terug zoals er betaald is, binnen een paar dagen. Je kunt dit niet terugdraaien.`}
      </p>
      {state === 'cancelled' ? (
        <p>{`De bestelling is geannuleerd: ${formatEuro(canGiveBack)} gaat in één keer terug.`}</p>
      ) : (
        <FormEuroField name="amount" label="Bedrag" required />
      )}
    </FormDialog>
  );
}

interface MoveOrderDialogProps {
  order: Pick<StockOrderRowFragment, 'id' | 'number' | 'state' | 'collectDate'> & { revision: number };
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

const movedOrderSchema = object({ collectDate: requiredText() });

/** Another day to collect an order on. Mounted when opened. */
export function MoveOrderDialog({ order, onDone, onClose }: MoveOrderDialogProps) {
  const { id, revision, number, state } = order;
  const today = todayInAmsterdam();
  const { save } = useSave(StockMoveOrderDocument, { done: `Bestelling ${number} heeft een andere dag` });
  return (
    <FormDialog
      title={`Andere dag voor bestelling ${number}`}
      onClose={onClose}
      size={400}
      submitLabel="Opslaan"
      schema={movedOrderSchema}
      initialValues={{ collectDate: order.collectDate < today ? '' : order.collectDate }}
      onSubmit={({ collectDate }) => save({ id, revision, collectDate })}
      onDone={onDone}
    >
      {state === 'ready' && <p>De klant krijgt een mail met de nieuwe dag.</p>}
      <FormDateField name="collectDate" label="Ophalen op" min={today} max={yearsLater(today, 1)} required />
    </FormDialog>
  );
}

interface RenewLinkDialogProps {
  order: Pick<StockOrderRowFragment, 'id' | 'number' | 'firstName' | 'lastName' | 'email'> & {
    revision: number;
  };
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Mails who ordered a new private link, after a question. Mounted when opened. */
export function RenewLinkDialog({ order, onDone, onClose }: RenewLinkDialogProps) {
  const { id, revision, number, email } = order;
  const { save } = useSave(StockRenewOrderLinkDocument, {
    done: `De nieuwe link van bestelling ${number} is onderweg`,
  });
  return (
    <ConfirmActionDialog
      question={`Nieuwe link van bestelling ${number} mailen?`}
      confirmLabel="Link mailen"
      onConfirm={async () => {
        try {
          await save({ id, revision });
        } finally {
          // Also when it is refused: perhaps somebody brought it further.
          await onDone();
        }
      }}
      onClose={onClose}
    >
      {`${customerOf(order)} krijgt op ${email} een link om de bestelling te bekijken. De links van eerder werken daarna niet meer.`}
    </ConfirmActionDialog>
  );
}

interface UndoOrderDialogProps {
  order: Pick<StockOrderRowFragment, 'id' | 'number' | 'state'> & { revision: number };
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Takes the newest change of an order's state back, after a question. */
export function UndoOrderDialog({ order, onDone, onClose }: UndoOrderDialogProps) {
  const { id, revision, number, state } = order;
  const { save } = useSave(StockUndoOrderStateDocument, {
    done: `De laatste stap van bestelling ${number} is teruggedraaid`,
  });
  return (
    <ConfirmActionDialog
      question={`Laatste stap van bestelling ${number} ongedaan maken?`}
      confirmLabel="Ongedaan maken"
      onConfirm={async () => {
        try {
          await save({ id, revision });
        } finally {
          // Also when it is refused: perhaps somebody brought it further.
          await onDone();
        }
      }}
      onClose={onClose}
    >
      {meanings[state]}
    </ConfirmActionDialog>
  );
}

const meanings: Readonly<Record<OrderState, string>> = {
  new: '',
  paid: 'De bestelling is daarna niet betaald.',
  ready: 'De bestelling staat daarna zoals voor de laatste stap. Een mail die al weg is, komt niet terug.',
  collected: 'De stukken liggen daarna weer waar ze lagen, apart voor deze bestelling.',
  cancelled: 'De bestelling is daarna weer open. Dat kan zolang alles er nog is.',
};
