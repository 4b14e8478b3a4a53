import { useFormField, useFormState } from 'kit/forms';
import { useQuery } from 'kit/graphql';
import { PlainList } from 'kit/lists';
import { Alert, Checkbox } from 'kit/ui';
import { useEffect } from 'react';

import {
  type VolunteersEditShiftFragment,
  VolunteersShiftMoveDocument,
  type VolunteersShiftMoveQuery,
} from '../gql/graphql';
import { Loaded } from '../Loading';
import { dayText, timesText } from './shift';
import { shiftInput, type ShiftValues } from './shiftValues';

/**
 * In the form of a shift that somebody is on, once its day or times are others: who is told, and who would be on two shifts at
 * once. It is saved when that is ticked.
 */
export function MovePart({ shift }: { shift: VolunteersEditShiftFragment }) {
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
