import { differingRows } from 'kit/conflict';
import { DeleteDialog, EditDialog, FormDialog } from 'kit/editing';
import { FormDateField, FormNumberField } from 'kit/fields';
import { formatDate } from 'kit/format';
import { FormCheckbox, FormTextField, useFormState } from 'kit/forms';
import { useSave } from 'kit/graphql';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  VolunteersAddShiftDocument,
  VolunteersDeleteShiftDocument,
  VolunteersDeleteShiftFragmentDoc,
  VolunteersEditShiftDocument,
  type VolunteersEditShiftFragment,
  VolunteersEditShiftFragmentDoc,
} from '../gql/graphql';
import { daysOf } from '../seasons';
import { MovePart } from './MovePart';
import { shiftName } from './shift';
import { longHours, newShift, shiftInput, shiftSchema, type ShiftValues, valuesOf } from './shiftValues';

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
      isOpen
      onClose={onClose}
      size={400}
      schema={shiftSchema(season)}
      initialValues={newShift(day)}
      next={(saved) => newShift(saved.day)}
      onSubmit={async (values) => {
        await save({ activityId, season, shift: shiftInput(values) });
        await onDone();
      }}
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
      isOpen
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
      isOpen
      question={`Dienst ${shiftName(shift)} verwijderen? Deze actie is onomkeerbaar.`}
      hangsOn={{ kind: 'Shift', id: shift.id }}
      onDelete={async () => {
        await save({ id: shift.id });
        await onDone();
      }}
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
