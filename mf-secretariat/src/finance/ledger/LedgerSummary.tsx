import { FormDialog } from 'kit/editing';
import { FormDateField, FormSelect } from 'kit/fields';
import { formatDate, formatEuro } from 'kit/format';
import { requiredText } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { Figure, Figures, useRefetch } from 'kit/lists';
import { Alert, Button, Card } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { object } from 'yup';

import { getFragmentData } from '../../gql/fragment-masking';
import { SecretariatLedgerSettingsFragmentDoc, SecretariatSaveLedgerPeriodDocument } from '../../gql/graphql';
import { useReloadFinance } from '../useReloadFinance';
import { accountLabels } from './ledgerEntries';
import type { Ledger, LedgerYear } from './ledgerYear';

interface LedgerSummaryProps {
  ledger: Ledger;
  year: LedgerYear;
  /** For the DB, and not in the archive. */
  mayEdit: boolean;
}

/** The result of a year, and where that money is: the two are the same sum. */
export function LedgerSummary({ ledger, year, mayEdit }: LedgerSummaryProps) {
  const { income, expences, result, balances, unassigned, unassignedCount, closedAt } = ledger;
  const settings = getFragmentData(SecretariatLedgerSettingsFragmentDoc, ledger);
  const [isSetting, setSetting] = useState(false);
  return (
    <Card
      title={`Grootboek ${year.title}`}
      actions={
        mayEdit && (
          <Button variant="ghost" data-no-print onClick={() => setSetting(true)}>
            Periode en indeling
          </Button>
        )
      }
    >
      <Period>{periodText(settings, closedAt)}</Period>
      <Figures>
        <Figure label="Inkomsten" value={formatEuro(income)} />
        <Figure label="Uitgaven" value={formatEuro(expences)} />
        <Figure label="Resultaat" value={formatEuro(result)} />
      </Figures>
      {balances.length > 0 && (
        <>
          <Where>Waar is dat geld?</Where>
          <Figures>
            {balances.map(({ account, amount, count }) => (
              <Figure
                key={account}
                label={accountLabels[account]}
                value={formatEuro(amount)}
                more={count === 1 ? '1 boeking' : `${count} boekingen`}
              />
            ))}
          </Figures>
        </>
      )}
      {unassignedCount > 0 && (
        <Note>
          <Alert kind="warning" title={`${formatEuro(unassigned)} staat bij geen commissie`}>
            <p>
              {unassignedCount === 1 ? '1 boeking is' : `${unassignedCount} boekingen zijn`} nog niet
              ingedeeld.
              {mayEdit && ' Kies bij Periode en indeling waar ze horen.'}
            </p>
          </Alert>
        </Note>
      )}
      {isSetting && <LedgerSettingsDialog ledger={ledger} year={year} onClose={() => setSetting(false)} />}
    </Card>
  );
}

function periodText({ from, until }: { from: string | null; until: string | null }, closedAt: string | null) {
  if (closedAt) return `Afgesloten op ${formatDate(closedAt)}: zo was het toen, en zo blijft het.`;
  if (!from || !until) {
    return 'Alleen declaraties, mutaties en bankregels: voor facturen, advertenties, contributies en bestellingen is een periode nodig.';
  }
  return `Van ${formatDate(from)} tot en met ${formatDate(until)}.`;
}

const Period = styled.p`
  margin: 0;
  color: var(--ink-2);
`;

const Where = styled.h3`
  margin: var(--s5) 0 0;
  font-size: 16px;
`;

const Note = styled.div`
  margin-top: var(--s4);
`;

type Values = { from: string; until: string; committees: Record<string, string> };

const schema = object({
  from: requiredText(),
  until: requiredText().test(
    'order',
    'De laatste dag ligt voor de eerste',
    (until, { parent }) => until >= (parent as Values).from,
  ),
});

interface LedgerSettingsDialogProps {
  ledger: Ledger;
  year: LedgerYear;
  onClose: () => void;
}

/** The period of a year, and to which committee goes what bears none of its own. */
function LedgerSettingsDialog({ ledger, year, onClose }: LedgerSettingsDialogProps) {
  const { revision, from, until, sources } = getFragmentData(SecretariatLedgerSettingsFragmentDoc, ledger);
  const reloadFinance = useReloadFinance();
  const reload = useRefetch(['SecretariatLedger', 'SecretariatLedgerEntries', 'SecretariatLedgerYears']);
  const { save } = useSave(SecretariatSaveLedgerPeriodDocument, { done: 'Opgeslagen' });
  const elsewhere = sources.filter(({ hasCommittee }) => !hasCommittee);
  const committees = year.workgroups.map(({ index, title }) => ({
    value: index,
    label: `${index} - ${title}`,
  }));
  return (
    <FormDialog<Values>
      title={`Periode en indeling van ${year.title}`}
      isOpen
      onClose={onClose}
      submitLabel="Opslaan"
      schema={schema}
      initialValues={{
        from: from ?? '',
        until: until ?? '',
        committees: Object.fromEntries(elsewhere.map(({ kind, wg }) => [kind, wg ?? ''])),
      }}
      onSubmit={async (values) => {
        const assignments = elsewhere.flatMap(({ kind }) => {
          const wg = values.committees[kind];
          return wg ? [{ kind, wg }] : [];
        });
        await save({
          yearId: year.id,
          period: { revision, from: values.from, until: values.until, assignments },
        });
        await reload();
        await reloadFinance();
      }}
    >
      <FormDateField name="from" label="Eerste dag" />
      <FormDateField name="until" label="Laatste dag" />
      {elsewhere.map(({ kind, label }) => (
        <FormSelect
          key={kind}
          name={`committees.${kind}`}
          label={`${label} horen bij`}
          placeholder="Geen commissie"
          options={committees}
        />
      ))}
    </FormDialog>
  );
}
