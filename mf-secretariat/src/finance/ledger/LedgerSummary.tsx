import { formatDate, formatEuro } from 'kit/format';
import { Figure, Figures } from 'kit/lists';
import { Alert, Button, Card } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { getFragmentData } from '../../gql/fragment-masking';
import { SecretariatLedgerSettingsFragmentDoc } from '../../gql/graphql';
import { accountLabels } from './ledgerEntries';
import { LedgerSettingsDialog } from './LedgerSettingsDialog';
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
