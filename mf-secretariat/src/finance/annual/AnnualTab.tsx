import { Loaded } from 'kit/data';
import { downloadFile, type FileLink } from 'kit/download';
import { ExportButtons } from 'kit/export';
import { formatDate, formatEuro } from 'kit/format';
import { toApiError, useApolloClient, useQuery, useSave } from 'kit/graphql';
import { PlainList } from 'kit/lists';
import { Link } from 'kit/router';
import { useUser } from 'kit/session';
import { type Column, Table } from 'kit/table';
import { Button, ButtonRow, Card, EmptyState, lazyDialog, Stack, Tag, useSnackbar } from 'kit/ui';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import {
  SecretariatAnnualAccountsDocument,
  SecretariatAnnualAccountsPdfDocument,
  SecretariatAuditFileDocument,
  SecretariatVatQuartersDocument,
} from '../../gql/graphql';
import { BookChecksCard } from '../bookChecks/BookChecksCard';
import { type LedgerYear, LedgerYears } from '../ledger/LedgerYears';
import { type Accounts, fileColumns, fileRows, type VatQuarter, type VatRow } from './annualRows';
import { BalanceCard, type Opened, ResultCard } from './AnnualTables';

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
  const query = useQuery(SecretariatAnnualAccountsDocument, { variables: { yearId: year.id } });
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
    font: 700 19px/26px var(--head);
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

const VatLinesDialog = lazyDialog(async () => (await import('./VatLinesDialog')).VatLinesDialog);

/** '2026-Q3' as it is said: '3e kwartaal 2026'. */
function nameOf(quarter: string): string {
  const [year = '', number = ''] = quarter.split('-Q');
  return `${number}e kwartaal ${year}`;
}

/** The VAT of each quarter that a year touches, by rate; nothing for a foundation that charges none. */
function VatCard({ year }: { year: { id: string; title: string } }) {
  const query = useQuery(SecretariatVatQuartersDocument, { variables: { yearId: year.id } });
  const [opened, open] = useState<VatRow>();
  // Most foundations charge none: nothing is shown for it before it is known.
  if (!query.error && !query.data?.vatQuarters) return null;
  return (
    <Loaded query={query} subject="De btw">
      {({ vatQuarters: quarters }) =>
        quarters && (
          <Card
            title="Btw per kwartaal"
            actions={
              quarters.length > 0 && (
                <ExportButtons
                  fileName={`btw-${year.title}`}
                  columns={[
                    { header: 'Kwartaal', value: ({ name }: VatRow) => name },
                    { header: 'Tarief', value: ({ label }) => label },
                    { header: 'Omzet zonder btw', value: ({ net }) => net / 100 },
                    { header: 'Btw', value: ({ vat }) => vat / 100 },
                  ]}
                  rows={rowsOf(quarters)}
                />
              )
            }
          >
            <About>
              Over facturen, advertenties en bestellingen, creditnota's eraf. Btw die de stichting zelf
              betaalt staat niet in het portaal.
            </About>
            {quarters.length === 0 ? (
              <EmptyState title="Er is nog niets gefactureerd of verkocht." />
            ) : (
              quarters.map((quarter) => (
                <Section key={quarter.id} aria-label={nameOf(quarter.id)}>
                  <h3>{nameOf(quarter.id)}</h3>
                  <Table
                    caption={`Btw, ${nameOf(quarter.id)}`}
                    columns={columnsOf(quarter, open)}
                    rows={rowsOf([quarter])}
                    rowKey={({ rate }) => rate}
                  />
                </Section>
              ))
            )}
            {opened && <VatLinesDialog row={opened} onClose={() => open(undefined)} />}
          </Card>
        )
      }
    </Loaded>
  );
}

function rowsOf(quarters: readonly VatQuarter[]): VatRow[] {
  return quarters.flatMap(({ id: quarter, rates }) =>
    rates.map((rate) => ({ ...rate, id: `${quarter} ${rate.rate}`, quarter, name: nameOf(quarter) })),
  );
}

function columnsOf({ rates, vat: total }: VatQuarter, onOpen: (row: VatRow) => void): Column<VatRow>[] {
  return [
    {
      id: 'rate',
      header: 'Tarief',
      keepWords: true,
      cell: (row) => (
        <Open
          variant="text"
          size="small"
          aria-label={`${row.label}: waaruit dat bestaat, ${row.name}`}
          onClick={() => onOpen(row)}
        >
          {row.label}
        </Open>
      ),
      footer: 'Samen',
    },
    {
      ...{ id: 'net', header: 'Omzet zonder btw', align: 'right', nowrap: true, phone: 'labelled' },
      cell: ({ net }) => formatEuro(net),
      footer: formatEuro(rates.reduce((sum, { net }) => sum + net, 0)),
    },
    {
      ...{ id: 'vat', header: 'Btw', align: 'right', nowrap: true, phone: 'labelled' },
      cell: ({ vat }) => formatEuro(vat),
      footer: formatEuro(total),
    },
  ];
}

const Section = styled.section`
  & + & {
    margin-top: var(--s6);
  }
`;

const About = styled.p`
  margin: 0 0 var(--s3);
  color: var(--ink-2);
`;

// Its text below the heading of the column, not its edge.
const Open = styled(Button)`
  margin-inline: calc(-1 * var(--s2));
  text-align: left;
`;
