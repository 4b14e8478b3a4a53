import { Loaded } from 'kit/data';
import { downloadFile, type FileLink } from 'kit/download';
import { ExportButtons } from 'kit/export';
import { formatDate, formatEuro } from 'kit/format';
import { toApiError, useApolloClient, useQuery, useSave } from 'kit/graphql';
import { PlainList } from 'kit/lists';
import { Link } from 'kit/router';
import { useUser } from 'kit/session';
import { Button, ButtonRow, Card, EmptyState, lazyDialog, Stack, Tag, useSnackbar } from 'kit/ui';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import {
  SecretariatAnnualAccountsDocument,
  SecretariatAnnualAccountsPdfDocument,
  SecretariatAuditFileDocument,
} from '../../gql/graphql';
import { BookChecksCard } from '../bookChecks/BookChecksCard';
import type { LedgerYear } from '../ledger/ledgerYear';
import { LedgerYears } from '../ledger/LedgerYears';
import { type Accounts, fileColumns, fileRows } from './annualRows';
import { type Opened, BalanceCard, ResultCard } from './AnnualTables';
import { VatCard } from './VatCard';

const AnnualLinesDialog = lazyDialog(async () => (await import('./AnnualLinesDialog')).AnnualLinesDialog);
const LinesDialog = lazyDialog(async () => (await import('../books/LinesDialog')).LinesDialog);
const AnnualNoteDialog = lazyDialog(async () => (await import('./AnnualNoteDialog')).AnnualNoteDialog);

/** The annual accounts of a year: what there was at its begin and end, and what came of it. */
export function AnnualTab() {
  return (
    <LedgerYears subject="De jaarrekening">
      {(year) => (
        <Stack key={year.id}>
          <YearAccounts year={year} />
          <BookChecksCard year={year} />
        </Stack>
      )}
    </LedgerYears>
  );
}

function YearAccounts({ year }: { year: LedgerYear }) {
  const { isDB } = useUser();
  const [opened, open] = useState<Opened>();
  const query = useQuery(SecretariatAnnualAccountsDocument, {
    variables: { yearId: year.id },
    fetchPolicy: 'cache-and-network',
  });
  const close = () => open(undefined);
  return (
    <Loaded query={query} subject="De jaarrekening">
      {({ annualAccounts: accounts }) =>
        accounts ? (
          <Stack>
            <HeadCard accounts={accounts} />
            <Cards>
              <BalanceCard accounts={accounts} mayNote={isDB && !accounts.closedAt} onOpen={open} />
              <ResultCard accounts={accounts} mayNote={isDB && !accounts.closedAt} onOpen={open} />
            </Cards>
            <VatCard year={year} />
            {opened?.what === 'line' && (
              <AnnualLinesDialog accounts={accounts} balance={opened.balance} onClose={close} />
            )}
            {opened?.what === 'entries' && (
              <LinesDialog year={{ ...opened.year, workgroups: [] }} row={opened.row} onClose={close} />
            )}
            {opened?.what === 'note' && (
              <AnnualNoteDialog accounts={accounts} line={opened.line} label={opened.label} onClose={close} />
            )}
          </Stack>
        ) : (
          <Card>
            <EmptyState
              title="Dit jaar heeft nog geen periode."
              text={
                isDB
                  ? 'Kies bij Grootboek eerst Periode en indeling.'
                  : 'Het DB stelt de periode in bij Grootboek.'
              }
            />
          </Card>
        )
      }
    </Loaded>
  );
}

/** Whether they are a draft, and whether bank and books are the same to the cent. */
function HeadCard({ accounts }: { accounts: Accounts }) {
  const client = useApolloClient();
  const pdf = useSave(SecretariatAnnualAccountsPdfDocument);
  const audit = useSave(SecretariatAuditFileDocument);
  const { id: yearId, title, from, until, closedAt, bankStatement, bankBooks, differences } = accounts;
  return (
    <Card
      title={`Jaarrekening ${title}`}
      actions={
        <ButtonRow data-no-print>
          <MadeFile
            label="Als pdf"
            what="De pdf"
            make={async () => (await pdf.save({ yearId })).annualAccountsPdf}
          />
          <MadeFile
            label="Auditfile"
            what="De auditfile"
            make={async () => (await audit.save({ yearId })).auditFile}
          />
          <ExportButtons
            fileName={`jaarrekening-${title}`}
            columns={fileColumns(accounts)}
            rows={[]}
            allRows={() => fileRows(client, accounts)}
          />
        </ButtonRow>
      }
    >
      <Line>
        {closedAt ? <Tag tone="ok">Vastgesteld</Tag> : <Tag>Concept</Tag>}
        <span>
          {closedAt
            ? `Van ${formatDate(from)} tot en met ${formatDate(until)}. Afgesloten op ${formatDate(closedAt)}: zo was het toen, en zo blijft het.`
            : `Van ${formatDate(from)} tot en met ${formatDate(until)}. Zo blijft het zodra het jaar naar het archief gaat.`}
        </span>
      </Line>
      <Bank>
        <div>
          <dt>bank, volgens het afschrift</dt>
          <dd>{formatEuro(bankStatement)}</dd>
        </div>
        <div>
          <dt>bank, volgens de boeken</dt>
          <dd>{formatEuro(bankBooks)}</dd>
        </div>
        {differences.length === 0 && <Tag tone="ok">Sluit op de cent</Tag>}
      </Bank>
      {differences.length > 0 && (
        <section aria-label="Sluit nog niet">
          <Tag tone="warn">Sluit nog niet</Tag>
          <PlainList>
            {differences.map(({ text, amount }) => (
              <li key={text}>{amount === 0 ? text : `${text}: ${formatEuro(amount)}`}</li>
            ))}
          </PlainList>
          <Link to="/financien?tab=bank">Naar de bank</Link>
        </section>
      )}
    </Card>
  );
}

interface MadeFileProps {
  /** 'Als pdf'. */
  label: string;
  /** As a failure calls it: 'De pdf'. */
  what: string;
  make: () => Promise<FileLink>;
}

/** A button for a file that the server makes when it is asked for. */
function MadeFile({ label, what, make }: MadeFileProps) {
  const snackbar = useSnackbar();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await downloadFile(await make());
    } catch (failure) {
      snackbar.show(`${what} kan niet worden gemaakt: ${toApiError(failure).message}`, { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="ghost"
      size="small"
      icon={<FileText aria-hidden />}
      pending={isBusy}
      onClick={() => void download()}
    >
      {label}
    </Button>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2);
  margin: 0 0 var(--s3);
  color: var(--ink-2);
`;

const Bank = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3) var(--s6);
  margin: 0 0 var(--s3);
  > div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    color: var(--ink-2);
    font-size: 14px;
  }
  dd {
    margin: 0;
    font: 750 19px/26px var(--head);
    font-variant-numeric: tabular-nums;
  }
`;

/** Beside each other where both have room for their columns. */
const Cards = styled.div`
  display: grid;
  gap: var(--s4);
  align-items: start;
  @media (min-width: 1800px) {
    grid-template-columns: 2fr 3fr;
  }
`;
