import { differingRows } from 'kit/conflict';
import { DeleteDialog, EditDialog, FormDialog } from 'kit/editing';
import { FormDateField, FormNumberField } from 'kit/fields';
import { formatDate } from 'kit/format';
import { FormCheckbox, FormTextField, messages, requiredText, useFormField, useFormState } from 'kit/forms';
import { useQuery, useSave } from 'kit/graphql';
import { PlainList } from 'kit/lists';
import { Alert, Checkbox } from 'kit/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { number, object, ref } from 'yup';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type ShiftInput,
  VolunteersAddShiftDocument,
  VolunteersDeleteShiftDocument,
  VolunteersDeleteShiftFragmentDoc,
  VolunteersEditShiftDocument,
  type VolunteersEditShiftFragment,
  VolunteersEditShiftFragmentDoc,
  VolunteersShiftMoveDocument,
  type VolunteersShiftMoveQuery,
} from '../gql/graphql';
import { Loaded } from '../Loading';
import { daysOf } from '../seasons';
import { dayText, shiftName, timesText } from './shift';

interface DialogProps {
  season: number;
  /** Brings the list up to date. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** A new shift of an activity. Mounted when opened. @param day to begin with */
export function AddShiftDialog(props: DialogProps & { activityId: string; day: string | undefined }) {
  const { season, activityId, day, onDone, onClose } = props;
  const { save } = useSave(VolunteersAddShiftDocument, { done: 'Dienst toegevoegd' });
  return (
    <FormDialog<ShiftValues>
      title="Dienst toevoegen"
      onClose={onClose}
      size={400}
      schema={shiftSchema(season)}
      initialValues={newShift(day)}
      next={(saved) => newShift(saved.day)}
      onSubmit={(values) => save({ activityId, season, shift: shiftInput(values) })}
      onDone={onDone}
    >
      <ShiftFields season={season} />
    </FormDialog>
  );
}

interface EditProps extends DialogProps {
  shift: FragmentType<typeof VolunteersEditShiftFragmentDoc>;
  /** The shift as it is now. */
  fetchLatest: () => Promise<FragmentType<typeof VolunteersEditShiftFragmentDoc> | undefined>;
}

/** Another day, time or number. Who is on it moves along; first it is shown who that are, and who would be on two at once. */
export function EditShiftDialog({ shift: masked, season, fetchLatest, onDone, onClose }: EditProps) {
  const shift = getFragmentData(VolunteersEditShiftFragmentDoc, masked);
  const { save } = useSave(VolunteersEditShiftDocument, { done: 'Dienst aangepast' });
  return (
    <EditDialog<VolunteersEditShiftFragment, ShiftValues>
      title="Dienst aanpassen"
      onClose={onClose}
      size={400}
      schema={shiftSchema(season)}
      record={shift}
      valuesOf={valuesOf}
      send={async ({ id, revision }, values) => {
        await save({ id, revision, shift: shiftInput(values) });
        await onDone();
      }}
      fetchLatest={async () => getFragmentData(VolunteersEditShiftFragmentDoc, await fetchLatest())}
      differences={(mine, theirs) => differingRows<ShiftValues>(labels, mine, valuesOf(theirs))}
    >
      <ShiftFields season={season} />
      <MovePart shift={shift} />
    </EditDialog>
  );
}

const labels = {
  day: { label: 'Dag', show: formatDate },
  from: 'Van',
  to: 'Tot',
  needed: 'Aantal nodig',
};

/** Removes a shift, and takes off it who is on it. */
export function DeleteShiftDialog({
  shift: masked,
  onDone,
  onClose,
}: Omit<DialogProps, 'season'> & { shift: FragmentType<typeof VolunteersDeleteShiftFragmentDoc> }) {
  const shift = getFragmentData(VolunteersDeleteShiftFragmentDoc, masked);
  const { save } = useSave(VolunteersDeleteShiftDocument, { done: 'Dienst verwijderd' });
  const names = shift.volunteers.map(({ name }) => name).join(', ');
  return (
    <DeleteDialog
      question={`Dienst ${shiftName(shift)} verwijderen? Deze actie is onomkeerbaar.`}
      hangsOn={{ kind: 'Shift', id: shift.id }}
      onDelete={() => save({ id: shift.id })}
      onDone={onDone}
      onClose={onClose}
    >
      {names
        ? `Op deze dienst staat: ${names}. Zij krijgen hiervan geen bericht.`
        : 'Er staat nog niemand op.'}
    </DeleteDialog>
  );
}

function ShiftFields({ season }: { season: number }) {
  const { first, last } = daysOf(season);
  const hours = longHours(useFormState().values as ShiftValues);
  return (
    <>
      <FormDateField name="day" label="Dag" min={first} max={last} required />
      <Times>
        <FormTextField name="from" label="Van" type="time" required />
        <FormTextField name="to" label="Tot" type="time" required />
      </Times>
      {hours !== '' && <FormCheckbox name="isLong" label={`Ja, deze dienst duurt ${hours} uur`} />}
      <FormNumberField name="needed" label="Aantal nodig" inputMode="numeric" maxLength={3} required />
    </>
  );
}

const Times = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--s4);
`;

/**
 * In the form of a shift that somebody is on, once its day or times are others: who is told, and who would be on two shifts at
 * once. It is saved when that is ticked.
 */
function MovePart({ shift }: { shift: VolunteersEditShiftFragment }) {
  const values = useFormState().values as ShiftValues;
  const { day, from, to } = values;
  const isMoved = day !== shift.day || from !== shift.from || to !== shift.to;
  const isComplete = day !== '' && from !== '' && to !== '' && from !== to;
  const isOn = shift.volunteers.some(({ answer }) => answer !== 'declined');
  if (!isMoved || !isComplete || !isOn) return null;
  return <Move id={shift.id} values={values} />;
}

function Move({ id, values: { day, from, to } }: { id: string; values: ShiftValues }) {
  const { refusal } = useFormState();
  // How many are needed, and whether it is long, makes no difference here.
  const times = shiftInput({ day, from, to, needed: 1, isLong: false, seen: '' });
  const query = useQuery(VolunteersShiftMoveDocument, {
    variables: { id, shift: times },
    fetchPolicy: 'network-only',
  });
  const { refetch } = query;
  // Somebody came or left since it was shown.
  useEffect(() => {
    if (refusal?.fields.seen) refetch().catch(() => undefined);
  }, [refusal, refetch]);
  return (
    <Loaded query={query} subject="Wie op deze dienst staat">
      {({ shiftMove }) => <Agree move={shiftMove} />}
    </Loaded>
  );
}

function Agree({ move: { people, mailed, clashes, seen } }: { move: VolunteersShiftMoveQuery['shiftMove'] }) {
  const { value, error, setValue } = useFormField('seen');
  if (people === 0) return null;
  return (
    <>
      {clashes.length > 0 && (
        <Alert kind="warning" title={clashes.length === 1 ? 'Eén botst' : `${clashes.length} botsen`}>
          <PlainList>
            {clashes.map(({ volunteerId, shiftId, name, activity, day, ...times }) => (
              <li key={`${volunteerId} ${shiftId}`}>
                <b>{name}</b> heeft dan ook dienst: {activity}, {dayText(day)}, {timesText(times)}
              </li>
            ))}
          </PlainList>
        </Alert>
      )}
      <Checkbox
        label={agreementText(people, mailed)}
        description={
          clashes.length > 0 ? 'Wie niet kan, geeft de dienst terug met de link in de mail.' : undefined
        }
        checked={value === seen}
        error={error}
        onChange={({ target }) => setValue(target.checked ? seen : '')}
      />
    </>
  );
}

function agreementText(people: number, mailed: number): string {
  const who = people === 1 ? '1 vrijwilliger' : `${people} vrijwilligers`;
  if (mailed === people) return `Ja, verplaats ${who} en mail dat`;
  if (mailed === 0) return `Ja, verplaats ${who}; niemand heeft een e-mailadres`;
  return `Ja, verplaats ${who}; ${mailed} met een e-mailadres ${mailed === 1 ? 'krijgt' : 'krijgen'} een mail`;
}

/** A shift in a form. */
interface ShiftValues {
  day: string;
  from: string;
  to: string;
  needed: number | string;
  /** That it is as long as it is. */
  isLong: boolean;
  /** What moving it does, as it was shown and agreed to; '': nothing. */
  seen: string;
}

const MOST = 200;
const COUNT = `Vul een geheel getal in van 1 tot en met ${MOST}`;

const LONG = 16;
const HOUR = 3_600_000;
const hoursText = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });

/** How many hours a shift takes that is longer than usual, to be asked about: '23'. '': it is not, or has no times yet. */
export function longHours({ from, to }: Pick<ShiftValues, 'from' | 'to'>): string {
  const at = (time: string) => Date.parse(`1970-01-01T${time}Z`);
  const hours = (at(to) - at(from)) / HOUR + (to < from ? 24 : 0);
  return hours > LONG ? hoursText.format(hours) : '';
}

/** A shift is on a day of its season and needs somebody. */
export function shiftSchema(season: number) {
  const { first, last } = daysOf(season);
  const outside = 'Deze dag valt buiten het seizoen';
  return object({
    day: requiredText().test('season', outside, (day) => !day || (day >= first && day <= last)),
    from: requiredText(),
    to: requiredText()
      .notOneOf([ref('from')], 'De eindtijd is een andere dan de begintijd')
      .test('long', (_to, { parent, createError }) => {
        const { isLong, ...times } = parent as ShiftValues;
        const hours = longHours(times);
        return !hours || isLong || createError({ message: `Deze dienst duurt ${hours} uur. Klopt dat?` });
      }),
    needed: number()
      .typeError(COUNT)
      .required(messages.required)
      .integer(COUNT)
      .min(1, COUNT)
      .max(MOST, COUNT),
  });
}

/** A new shift, on the day of the last one: days have more of them. */
export const newShift = (day = ''): ShiftValues => ({
  day,
  from: '',
  to: '',
  needed: 1,
  isLong: false,
  seen: '',
});

/** The form of a shift. */
const valuesOf = ({ day, from, to, needed }: VolunteersEditShiftFragment): ShiftValues => ({
  day,
  from,
  to,
  needed,
  isLong: longHours({ from, to }) !== '',
  seen: '',
});

/** What is sent. @param values as the schema took them */
export const shiftInput = ({ day, from, to, needed, isLong, seen }: ShiftValues): ShiftInput => ({
  day,
  from,
  to,
  needed: Number(needed),
  ...(isLong && longHours({ from, to }) && { allowLong: true }),
  ...(seen && { seen }),
});
