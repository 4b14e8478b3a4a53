import { Select, Switch } from 'kit/fields';
import { formatDate, todayInAmsterdam } from 'kit/format';
import { CopyLinkField } from 'kit/lists';
import { Card, TextInput } from 'kit/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';

/** Whether visitors can enrol, for which edition and until when. */
export interface Enrolment {
  open: boolean;
  /** Visitors can enrol now. */
  takesEnrolments: boolean;
  year: number;
  /** The last day, YYYY-MM-DD; null: until it is closed. */
  closesOn: string | null;
}

interface EnrolmentCardProps {
  enrolment: Enrolment;
  /** The editions to choose from. */
  years: readonly number[];
  saving: boolean;
  /** Saves at once. */
  onChange: (enrolment: Pick<Enrolment, 'open' | 'year' | 'closesOn'>) => void;
  /** What follows `/publiek/inschrijven/`. */
  page: string;
  /** What belongs to it besides. */
  children?: ReactNode;
}

/** Opens and closes enrolment, and chooses its edition and its last day: each saved at once. With the link to the form. */
export function EnrolmentCard({ enrolment, years, saving, onChange, page, children }: EnrolmentCardProps) {
  const { open, year, closesOn } = enrolment;
  return (
    <Card title="Inschrijving">
      <Controls>
        <Switch
          label="Inschrijving op de website"
          description={stateText(enrolment)}
          isOn={open}
          pending={saving}
          onChange={(isOn) => onChange({ open: isOn, year, closesOn })}
        />
        <Select
          label="Editie"
          options={yearOptions(years)}
          value={String(year)}
          disabled={saving}
          onChange={(event) => onChange({ open, year: Number(event.target.value), closesOn })}
        />
        <LastDay
          key={closesOn}
          value={closesOn ?? ''}
          disabled={saving}
          onChange={(day) => onChange({ open, year, closesOn: day || null })}
        />
      </Controls>
      {open && (
        <CopyLinkField
          label="Link om in te schrijven"
          url={`${window.location.origin}/publiek/inschrijven/${page}`}
        />
      )}
      {children}
    </Card>
  );
}

/** Editions as what is chosen from. */
export function yearOptions(years: readonly number[]) {
  return years.map((year) => ({ value: String(year), label: String(year) }));
}

function stateText({ open, takesEnrolments, year, closesOn }: Enrolment): string {
  if (!open) return 'Niemand kan zich nu inschrijven';
  if (!takesEnrolments) return `Gesloten sinds ${formatDate(closesOn)}: niemand kan zich nu inschrijven`;
  return `Iedereen kan zich inschrijven voor ${year}${closesOn ? `, tot en met ${formatDate(closesOn)}` : ''}`;
}

interface LastDayProps {
  value: string;
  disabled: boolean;
  onChange: (day: string) => void;
}

/** Saved when it is left: while a date is typed it is another one at each digit. */
function LastDay({ value, disabled, onChange }: LastDayProps) {
  const [typed, setTyped] = useState(value);
  const isOver = typed !== '' && typed !== value && typed < todayInAmsterdam();
  return (
    <TextInput
      label="Laatste dag"
      description="Niet verplicht. Daarna gaat de inschrijving vanzelf dicht."
      type="date"
      min={todayInAmsterdam()}
      value={typed}
      error={isOver ? 'Kies een dag die nog niet voorbij is' : undefined}
      disabled={disabled}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (typed !== value && !isOver) onChange(typed);
      }}
    />
  );
}

const Controls = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: var(--s4);
  margin-bottom: var(--s4);
`;
