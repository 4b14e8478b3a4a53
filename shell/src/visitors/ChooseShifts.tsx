import { Button, Checkbox, phone, Tag } from 'kit/ui';
import styled from 'styled-components';

import type { VisitorOpenActivityQuery } from '../gql/visitors/graphql';
import { placesText } from './OpenActivitiesPage';
import { dayText, timesText } from './times';

/** A shift that one can choose. */
export type OfferedShift = VisitorOpenActivityQuery['openActivity']['shifts'][number];

interface ChooseShiftsProps {
  shifts: readonly OfferedShift[];
  /** How many one can have. */
  most: number;
  /** Their ids. */
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
  onDone: () => void;
}

/** The shifts by day, to tick; what is at the same time as a chosen one cannot be. What follows is said in the button. */
export function ChooseShifts({ shifts, most, chosen, onChoose, onDone }: ChooseShiftsProps) {
  const picked = shifts.filter(({ id }) => chosen.includes(id));
  const days = [...new Set(shifts.map(({ day }) => day))];
  const whyNot = (shift: OfferedShift) => {
    if (chosen.includes(shift.id)) return undefined;
    if (picked.some((other) => overlap(shift, other))) return 'overlapt met je keuze';
    return picked.length >= most ? `je hebt er al ${most}` : undefined;
  };
  return (
    <>
      {days.map((day) => (
        <Day key={day} aria-label={dayText(day)}>
          <h2>{dayText(day)}</h2>
          <ul>
            {shifts
              .filter((shift) => shift.day === day)
              .map((shift) => {
                const why = whyNot(shift);
                return (
                  <li key={shift.id} data-chosen={chosen.includes(shift.id) || undefined}>
                    <Checkbox
                      label={timesText(shift)}
                      description={
                        why ?? (shift.free === 0 ? 'vol, zet mij op de wachtlijst' : placesText(shift.free))
                      }
                      checked={chosen.includes(shift.id)}
                      disabled={Boolean(why)}
                      onChange={({ target }) =>
                        onChoose(
                          target.checked ? [...chosen, shift.id] : chosen.filter((id) => id !== shift.id),
                        )
                      }
                    />
                    {shift.free === 0 && <Tag tone="warn">Vol</Tag>}
                  </li>
                );
              })}
          </ul>
        </Day>
      ))}
      <Bar data-bottom-bar>
        <Button wide disabled={picked.length === 0} onClick={onDone}>
          {buttonText(picked.length)}
        </Button>
      </Bar>
    </>
  );
}

function buttonText(count: number): string {
  if (count === 0) return 'Kies een dienst';
  return count === 1 ? 'Verder met 1 dienst' : `Verder met ${count} diensten`;
}

function overlap(a: OfferedShift, b: OfferedShift): boolean {
  const [aFrom, aTo] = span(a);
  const [bFrom, bTo] = span(b);
  return aFrom < bTo && bFrom < aTo;
}

/** In minutes; with an end before the begin it is on the next day. */
function span({ day, from, to }: OfferedShift): [number, number] {
  const minutes = (time: string) => Date.parse(`${day}T${time}Z`) / 60_000;
  return [minutes(from), minutes(to) + (to < from ? 24 * 60 : 0)];
}

const Day = styled.section`
  h2 {
    margin: var(--s4) 0 var(--s2);
    font-size: 15px;
    font-weight: 700;
  }
  h2::first-letter {
    text-transform: uppercase;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
    border: 1px solid var(--line);
    border-radius: var(--r);
    background: var(--card);
    overflow: hidden;
  }
  li {
    display: flex;
    gap: var(--s3);
    align-items: center;
    padding: var(--s1) var(--s4);
  }
  li > :first-child {
    flex: 1;
    min-width: 0;
  }
  label > span > span {
    font-weight: 650;
  }
  li + li {
    border-top: 1px solid var(--line);
  }
  li[data-chosen] {
    background: var(--yellow-soft);
  }
`;

const Bar = styled.div`
  margin-top: var(--s5);
  > button {
    min-height: 48px;
  }
  @media ${phone} {
    position: fixed;
    inset: auto 0 0;
    z-index: 1;
    padding: 10px var(--s4) max(10px, env(safe-area-inset-bottom));
    background: var(--card);
    border-top: 1px solid var(--line);
  }
`;
