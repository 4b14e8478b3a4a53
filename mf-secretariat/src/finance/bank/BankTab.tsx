import { Loaded } from 'kit/data';
import { Select } from 'kit/fields';
import { formatDate, formatEuro } from 'kit/format';
import { useAttempt, useQuery, useSave } from 'kit/graphql';
import { Figure, Figures, PlainList, useRefetch } from 'kit/lists';
import { Alert, Button, Card, EmptyState, Stack, Tag, type TagTone, useSnackbar } from 'kit/ui';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  type BankLineState,
  type SecretariatBankLineFragment,
  SecretariatBankLineFragmentDoc,
  SecretariatBankLinesDocument,
  type SecretariatBankLinesQuery,
  SecretariatBankReconciliationsDocument,
  type SecretariatBankReconciliationsQuery,
  SecretariatBankYearsDocument,
  SecretariatMatchBankLinesDocument,
} from '../../gql/graphql';
import { formatIban } from '../formatIban';
import { BankLine } from './BankLine';
import type { BankYears } from './bankYears';
import { ImportCard } from './ImportCard';
import { BANK_LISTS } from './useBankActions';

const states: { value: BankLineState; label: string; empty: string }[] = [
  { value: 'todo', label: 'Nog te doen', empty: 'Alles is gekoppeld of geboekt.' },
  { value: 'matched', label: 'Gekoppeld of geboekt', empty: 'Er is nog niets gekoppeld of geboekt.' },
  { value: 'ignored', label: 'Terzijde gelegd', empty: 'Er is niets terzijde gelegd.' },
];

/** The bank, for the DB: taken in from statements, and brought into the books line by line. */
export function BankTab() {
  const [state, setState] = useState<BankLineState>('todo');
  const query = useQuery(SecretariatBankLinesDocument, { variables: { state } });
  const { data: books } = useQuery(SecretariatBankYearsDocument);
  const years = books?.accountancyYears ?? [];
  return (
    <Stack>
      <ImportCard />
      <ReconciliationCard />
      <Card title="Regels van de bank">
        <Filter>
          <Select
            label="Toon"
            value={state}
            options={states}
            onChange={({ target }) => setState(target.value as BankLineState)}
          />
        </Filter>
        <Loaded query={query} subject="De regels van de bank">
          {({ bankLines }) => <Lines state={state} lines={bankLines} years={years} />}
        </Loaded>
      </Card>
    </Stack>
  );
}

interface LinesProps {
  state: BankLineState;
  lines: SecretariatBankLinesQuery['bankLines'];
  years: BankYears;
}

function Lines({ state, lines, years }: LinesProps) {
  if (lines.length === 0) {
    return <EmptyState title={states.find(({ value }) => value === state)?.empty ?? ''} />;
  }
  if (state === 'todo') return <LinesToDo lines={lines} years={years} />;
  return (
    <PlainList>
      {lines.map((line) => (
        <BankLine key={line.id} line={line} years={years} />
      ))}
    </PlainList>
  );
}

const Filter = styled.div`
  max-width: 260px;
  margin-bottom: var(--s4);
`;

type Masked = SecretariatBankLinesQuery['bankLines'][number];
type Line = SecretariatBankLineFragment;

const groups: { id: string; label: string; tone: TagTone; has: (line: Line) => boolean }[] = [
  { id: 'sure', label: 'Zeker', tone: 'ok', has: isSure },
  {
    id: 'doubt',
    label: 'Twijfel',
    tone: 'warn',
    has: (line) => !isSure(line) && (line.proposals.length > 0 || Boolean(line.suggestedBooking)),
  },
  {
    id: 'none',
    label: 'Geen voorstel',
    tone: 'neutral',
    has: ({ proposals, suggestedBooking }) => proposals.length === 0 && !suggestedBooking,
  },
];

/** The lines that are to be done, by how sure it is what they are; all that are sure can be confirmed at once. */
function LinesToDo({ lines, years }: { lines: readonly Masked[]; years: BankYears }) {
  const both = lines.map((line) => ({ line, facts: getFragmentData(SecretariatBankLineFragmentDoc, line) }));
  return (
    <Root>
      <ConfirmSure lines={both.map(({ facts }) => facts).filter(isSure)} />
      {groups.map(({ id, label, tone, has }) => {
        const some = both.filter(({ facts }) => has(facts));
        if (some.length === 0) return null;
        return (
          <section key={id} aria-label={label}>
            <Head>
              <Tag tone={tone}>{`${label} ${some.length}`}</Tag>
              <small>{sumsOf(some.map(({ facts }) => facts))}</small>
            </Head>
            <PlainList>
              {some.map(({ line, facts }) => (
                <BankLine key={facts.id} line={line} years={years} />
              ))}
            </PlainList>
          </section>
        );
      })}
    </Root>
  );
}

/** Only one proposal, and that one sure: two that pay the same are for a person to tell apart. */
function isSure({ proposals }: Line): boolean {
  return proposals.filter(({ certainty }) => certainty === 'sure').length === 1;
}

function sureOf({ proposals }: Line) {
  return proposals.find(({ certainty }) => certainty === 'sure')?.receivables ?? [];
}

function sumsOf(lines: readonly Line[]): string {
  const euro = lines.filter(({ currency }) => currency === 'EUR');
  const sum = (sign: 1 | -1) => euro.reduce((all, { amount }) => all + Math.max(sign * amount, 0), 0);
  return `bij ${formatEuro(sum(1))}, af ${formatEuro(sum(-1))}`;
}

/** Confirms what is shown as sure: what was seen is what is sent. */
function ConfirmSure({ lines }: { lines: readonly Line[] }) {
  const snackbar = useSnackbar();
  const { attempt } = useAttempt();
  const reload = useRefetch(BANK_LISTS);
  const { save, saving } = useSave(SecretariatMatchBankLinesDocument);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const confirm = async () => {
    setRefused([]);
    const asked = lines.map((line) => ({
      id: line.id,
      receivables: sureOf(line).map(({ kind, id }) => ({ kind, id })),
    }));
    await attempt(async () => {
      const { matchBankLines: outcomes } = await save({ lines: asked });
      const names = new Map(lines.map(({ id, name, amount }) => [id, `${name}, ${formatEuro(amount)}`]));
      const done = outcomes.filter(({ error }) => error === null).length;
      setRefused(
        outcomes.flatMap(({ error }, at) => (error ? [`${names.get(asked[at]?.id ?? '')}: ${error}`] : [])),
      );
      if (done > 0) snackbar.show(done === 1 ? '1 regel gekoppeld' : `${done} regels gekoppeld`);
    });
    await reload();
  };
  return (
    <>
      {lines.length > 1 && (
        <div>
          <Button icon={<CheckCheck aria-hidden />} pending={saving} onClick={() => void confirm()}>
            {`Bevestig de ${lines.length} zekere`}
          </Button>
        </div>
      )}
      {refused.length > 0 && (
        <Alert kind="warning" title="Niet gekoppeld">
          <PlainList>
            {refused.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </PlainList>
        </Alert>
      )}
    </>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--s4);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  padding-bottom: var(--s2);
  border-bottom: 1px solid var(--line);
  small {
    color: var(--ink-2);
    font-size: 14px;
    font-variant-numeric: tabular-nums;
  }
`;

type Account = SecretariatBankReconciliationsQuery['bankReconciliations'][number];

/** Whether the lines of each account add up with its statements, and how far they are in the books. */
function ReconciliationCard() {
  const query = useQuery(SecretariatBankReconciliationsDocument);
  return (
    <Loaded query={query} subject="De stand van de rekeningen">
      {({ bankReconciliations }) => {
        const known = bankReconciliations.filter(({ closingDate }) => closingDate);
        return known.length === 0 ? null : (
          <Card title="Klopt het?">
            <Stack>
              {known.map((account) => (
                <AccountFigures key={account.id} account={account} />
              ))}
            </Stack>
          </Card>
        );
      }}
    </Loaded>
  );
}

function AccountFigures({ account }: { account: Account }) {
  const { id, name, openingDate, opening, booked, todo, todoCount, ignored, ignoredCount } = account;
  const { closing, closingDate, missing } = account;
  return (
    <section aria-label={name}>
      <ReconciliationHead>
        <h3>{name}</h3>
        <small>{formatIban(id)}</small>
      </ReconciliationHead>
      <Figures>
        <Figure label="Begin" value={formatEuro(opening)} more={openingDate && formatDate(openingDate)} />
        <Figure label="In de boeken" value={formatEuro(booked)} />
        <Figure label="Nog te doen" value={formatEuro(todo)} more={lines(todoCount)} />
        {ignoredCount > 0 && (
          <Figure label="Terzijde gelegd" value={formatEuro(ignored)} more={lines(ignoredCount)} />
        )}
        <Figure label="Eind" value={formatEuro(closing)} more={closingDate && formatDate(closingDate)} />
      </Figures>
      <Tags>
        {missing === 0 ? (
          <Tag tone="ok">Klopt met de bank, tot op de cent</Tag>
        ) : (
          <Tag tone="no">{`${formatEuro(missing)} verschil met de bank: er ontbreekt een afschrift`}</Tag>
        )}
        {todoCount + ignoredCount === 0 ? (
          <Tag tone="ok">Alles staat in de boeken</Tag>
        ) : (
          <Tag tone="warn">{`Boeken: nog ${formatEuro(todo + ignored)} in ${lines(todoCount + ignoredCount)}`}</Tag>
        )}
      </Tags>
    </section>
  );
}

function lines(count: number): string {
  return count === 1 ? '1 regel' : `${count} regels`;
}

const ReconciliationHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--s3);
  h3 {
    margin: 0;
    font-size: 16px;
  }
  small {
    color: var(--ink-2);
    font-size: 14px;
  }
`;

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin-top: var(--s3);
  > * {
    white-space: normal;
  }
`;
