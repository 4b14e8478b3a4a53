import { FormDialog } from 'kit/editing';
import { FormSelect } from 'kit/fields';
import { formatDate, formatEuro } from 'kit/format';
import { FormTextField, requiredText, useFormState } from 'kit/forms';
import { Button, Tag, type TagTone } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { object, string } from 'yup';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  type BankBookingInput,
  type MatchCertainty,
  type SecretariatBankLineFragment,
  SecretariatBankLineFragmentDoc,
} from '../../gql/graphql';
import { formatIban } from '../formatIban';
import { type BankYears, bookedOn } from './bankYears';
import { MatchDialog } from './MatchDialog';
import { useBankActions } from './useBankActions';

type Line = SecretariatBankLineFragment;

const certainties: Readonly<Record<MatchCertainty, { label: string; tone: TagTone }>> = {
  sure: { label: 'Zeker', tone: 'ok' },
  likely: { label: 'Waarschijnlijk', tone: 'warn' },
  possible: { label: 'Alleen het bedrag', tone: 'neutral' },
};

interface BankLineProps {
  line: FragmentType<typeof SecretariatBankLineFragmentDoc>;
  years: BankYears;
}

/** A line of the bank, with what it may be to confirm, or what it is in the books. */
export function BankLine({ line: masked, years }: BankLineProps) {
  const line = getFragmentData(SecretariatBankLineFragmentDoc, masked);
  const actions = useBankActions(line);
  const isDone = line.matches.length > 0 || line.booking;
  return (
    <Row>
      <Facts line={line} />
      <Answer>
        {isDone ? (
          <Done line={line} years={years} actions={actions} />
        ) : (
          <ToDo line={line} years={years} actions={actions} />
        )}
      </Answer>
    </Row>
  );
}

interface PartProps {
  line: Line;
  years: BankYears;
  actions: ReturnType<typeof useBankActions>;
}

function Done({ line: { matches, booking }, years, actions }: PartProps) {
  const isMatched = matches.length > 0;
  const rest = booking?.amount ? `${formatEuro(booking.amount)} ` : '';
  const what = [
    isMatched && `Betaalt: ${[...new Set(matches.map(({ label }) => label))].join('; ')}`,
    booking &&
      `Geboekt: ${rest}${[bookedOn(years, booking), booking.description].filter(Boolean).join(', ')}`,
  ];
  return (
    <>
      {what.map((text) => text && <p key={text}>{text}</p>)}
      <Button
        variant="text"
        size="small"
        pending={actions.busy}
        onClick={() => void (isMatched ? actions.unmatch() : actions.unbook())}
      >
        {isMatched ? 'Loskoppelen' : 'Boeking terugnemen'}
      </Button>
    </>
  );
}

function ToDo({ line, years, actions }: PartProps) {
  const [doing, setDoing] = useState<'match' | 'book'>();
  const isEuro = line.currency === 'EUR';
  const { suggestedBooking } = line;
  return (
    <>
      {!line.ignored &&
        line.proposals.map(({ certainty, receivables }) => {
          const what = receivables.map(({ label }) => label).join(' en ');
          return (
            <ProposalRow
              key={receivables.map(({ id }) => id).join()}
              {...certainties[certainty]}
              what={what}
              confirm="Koppelen"
              confirmLabel={`Koppelen aan ${what}`}
              busy={actions.busy}
              onConfirm={() => void actions.match(receivables)}
            />
          );
        })}
      {!line.ignored && suggestedBooking && (
        <ProposalRow
          label="Zoals de vorige keer"
          tone="warn"
          what={bookedOn(years, suggestedBooking)}
          confirm="Boeken"
          confirmLabel={`Boeken op ${bookedOn(years, suggestedBooking)}`}
          busy={actions.busy}
          onConfirm={() =>
            void actions.book({ yearId: suggestedBooking.yearId, wg: suggestedBooking.wg, description: '' })
          }
        />
      )}
      {!isEuro && <small>Niet in euro: dit kan niet worden gekoppeld.</small>}
      <Choices>
        {!line.ignored && isEuro && (
          <>
            <Button variant="text" size="small" onClick={() => setDoing('match')}>
              Zelf kiezen
            </Button>
            <Button
              variant="text"
              size="small"
              aria-label="Op een commissie boeken"
              onClick={() => setDoing('book')}
            >
              Boeken
            </Button>
          </>
        )}
        <Button
          variant="text"
          size="small"
          pending={actions.busy}
          onClick={() => void actions.ignore(!line.ignored)}
        >
          {line.ignored ? 'Weer oppakken' : 'Terzijde leggen'}
        </Button>
      </Choices>
      {doing === 'match' && (
        <MatchDialog
          amount={line.amount}
          years={years}
          onMatch={actions.matchOrThrow}
          onClose={() => setDoing(undefined)}
        />
      )}
      {doing === 'book' && (
        <BookDialog
          amount={line.amount}
          years={years}
          suggested={suggestedBooking}
          onBook={actions.bookOrThrow}
          onClose={() => setDoing(undefined)}
        />
      )}
    </>
  );
}

function Facts({ line: { date, amount, currency, name, iban, description, reference } }: { line: Line }) {
  return (
    <div>
      <Head>
        <b>{formatAmount(amount, currency)}</b>
        <span>{name || formatIban(iban)}</span>
        <small>{formatDate(date)}</small>
      </Head>
      <small>{[description, reference].filter(Boolean).join(' · ')}</small>
    </div>
  );
}

function formatAmount(amount: number, currency: string): string {
  return currency === 'EUR' ? formatEuro(amount) : formatEuro(amount).replace('€', currency);
}

interface ProposalRowProps {
  /** How sure it is. */
  label: string;
  tone: TagTone;
  what: string;
  confirm: string;
  /** The button as a screen reader tells it. */
  confirmLabel: string;
  busy: boolean;
  onConfirm: () => void;
}

function ProposalRow({ label, tone, what, confirm, confirmLabel, busy, onConfirm }: ProposalRowProps) {
  return (
    <ProposalBox>
      <Tag tone={tone}>{label}</Tag>
      <span>{what}</span>
      <Button size="small" variant="ghost" pending={busy} aria-label={confirmLabel} onClick={onConfirm}>
        {confirm}
      </Button>
    </ProposalBox>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr));
  gap: var(--s2) var(--s5);
  padding: var(--s3) 0;
  overflow-wrap: anywhere;
  & + & {
    border-top: 1px solid var(--line);
  }
  small {
    color: var(--ink-2);
    font-size: 14px;
  }
  p {
    margin: 0;
  }
`;

const Answer = styled.div`
  display: grid;
  gap: var(--s2);
  align-content: start;
  justify-items: start;
`;

// Beside each other on a phone too: there are many lines.
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline: calc(-1 * var(--s2));
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px var(--s3);
  font-variant-numeric: tabular-nums;
`;

const ProposalBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  width: 100%;
  > span:nth-child(2) {
    flex: 1 1 200px;
    min-width: 0;
  }
`;

/** In the place of a year. */
const OWN = 'own';

type Values = { yearId: string; wg: string; description: string };

const schema = object({
  yearId: requiredText('Kies een boekjaar'),
  wg: string().when('yearId', {
    is: (yearId: string) => yearId !== OWN,
    then: () => requiredText('Kies een commissie'),
  }),
  description: string().max(200),
});

interface BookDialogProps {
  /** What came in or, below zero, went out, in cents. */
  amount: number;
  years: BankYears;
  /** What is filled in at first. */
  suggested: { yearId?: string | null; wg?: string | null } | null | undefined;
  /** @throws ApiError, shown in the dialog */
  onBook: (booking: BankBookingInput) => Promise<unknown>;
  onClose: () => void;
}

/** Books a line straight onto a committee, or as money between own accounts. */
function BookDialog({ amount, years, suggested, onBook, onClose }: BookDialogProps) {
  const running = years.find((year) => year.running) ?? years[0];
  return (
    <FormDialog<Values>
      title={`${formatEuro(amount)} boeken`}
      onClose={onClose}
      submitLabel="Boeken"
      schema={schema}
      initialValues={{
        yearId: suggested?.yearId ?? running?.id ?? OWN,
        wg: suggested?.wg ?? '',
        description: '',
      }}
      onSubmit={({ yearId, wg, description }) =>
        onBook(yearId === OWN ? { description } : { yearId, wg, description })
      }
    >
      <FormSelect
        name="yearId"
        label="Boekjaar"
        options={[
          ...years.map(({ id, title }) => ({ value: id, label: title })),
          { value: OWN, label: 'Geen: tussen eigen rekeningen (kruispost)' },
        ]}
      />
      <Committee years={years} />
      <FormTextField
        name="description"
        label="Omschrijving"
        description="Leeg: wat er op het afschrift staat."
        maxLength={200}
        autoComplete="off"
      />
    </FormDialog>
  );
}

function Committee({ years }: { years: BankYears }) {
  const { yearId } = useFormState().values as Values;
  const year = years.find(({ id }) => id === yearId);
  if (!year) return null;
  return (
    <FormSelect
      name="wg"
      label="Commissie"
      placeholder="Kies een commissie"
      options={year.workgroups.map(({ index, title }) => ({ value: index, label: `${index} - ${title}` }))}
    />
  );
}
