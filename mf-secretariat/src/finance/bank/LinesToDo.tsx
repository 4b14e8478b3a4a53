import { formatEuro } from 'kit/format';
import { toApiError, useSave } from 'kit/graphql';
import { PlainList, useRefetch } from 'kit/lists';
import { Alert, Button, Tag, type TagTone, useSnackbar } from 'kit/ui';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  type SecretariatBankLineFragment,
  SecretariatBankLineFragmentDoc,
  type SecretariatBankLinesQuery,
  SecretariatMatchBankLinesDocument,
} from '../../gql/graphql';
import { BankLine } from './BankLine';
import type { BankYears } from './bankYears';
import { BANK_LISTS } from './useBankActions';

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
export function LinesToDo({ lines, years }: { lines: readonly Masked[]; years: BankYears }) {
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
  const reload = useRefetch(BANK_LISTS);
  const { save, saving } = useSave(SecretariatMatchBankLinesDocument);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const confirm = async () => {
    setRefused([]);
    const asked = lines.map((line) => ({
      id: line.id,
      receivables: sureOf(line).map(({ kind, id }) => ({ kind, id })),
    }));
    try {
      const { matchBankLines: outcomes } = await save({ lines: asked });
      const names = new Map(lines.map(({ id, name, amount }) => [id, `${name}, ${formatEuro(amount)}`]));
      const done = outcomes.filter(({ error }) => error === null).length;
      setRefused(
        outcomes.flatMap(({ error }, at) => (error ? [`${names.get(asked[at]?.id ?? '')}: ${error}`] : [])),
      );
      if (done > 0) snackbar.show(done === 1 ? '1 regel gekoppeld' : `${done} regels gekoppeld`);
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
    }
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
