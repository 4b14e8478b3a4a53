import { formatDate, formatEuro } from 'kit/format';
import { MultilineText } from 'kit/lists';
import { type Column, RowActions, Table } from 'kit/table';
import { Button, Card, EmptyState, IconButton } from 'kit/ui';
import { MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { type Accounts, noteOf, sumOfAll } from './annualRows';

type Balance = Accounts['balances'][number];
type Committee = Accounts['committees'][number];

/** What somebody opened: what a figure is made of, or the text at a line. */
export type Opened =
  | { what: 'line'; balance: Balance }
  | { what: 'entries'; year: { id: string; title: string }; row: { index: string; title: string } }
  | { what: 'note'; line: string; label: string };

interface CardProps {
  accounts: Accounts;
  /** For the DB, as long as it is a draft. */
  mayNote: boolean;
  onOpen: (opened: Opened) => void;
}

/** The balance sheet; each line opens what it is made of. */
export function BalanceCard({ accounts, mayNote, onOpen }: CardProps) {
  const { balances, from, until, ownBegin, ownEnd } = accounts;
  const columns: Column<Balance>[] = [
    {
      id: 'label',
      header: 'Post',
      keepWords: true,
      cell: (balance) => (
        <Named note={noteOf(accounts, balance.id)}>
          <Opens
            label={balance.label}
            of={`Waaruit ${balance.label} bestaat`}
            onOpen={() => onOpen({ what: 'line', balance })}
          />
          {balance.count > 0 && <small>{balance.count === 1 ? '1 post' : `${balance.count} posten`}</small>}
        </Named>
      ),
      footer: 'Eigen vermogen',
    },
    { ...amount<Balance>('begin', formatDate(from), ({ begin }) => begin, ownBegin), phone: 'labelled' },
    { ...amount<Balance>('end', formatDate(until), ({ end }) => end, ownEnd), phone: 'labelled' },
    ...(mayNote ? [noteColumn<Balance>(({ label }) => label, onOpen)] : []),
  ];
  return (
    <Card title="Balans">
      {balances.length === 0 ? (
        <EmptyState title="Er staat nog niets op de balans." />
      ) : (
        <Table caption="Balans" columns={columns} rows={balances} />
      )}
      <TotalNote {...{ accounts, mayNote, onOpen }} line="own" label="Eigen vermogen" />
    </Card>
  );
}

/** Income and expenses by committee, beside the budget and the year before. */
export function ResultCard({ accounts, mayNote, onOpen }: CardProps) {
  const { id, title, committees, previousId, previousTitle, result } = accounts;
  const entries = (year: { id: string; title: string }, { wg, title: name }: Committee) =>
    onOpen({ what: 'entries', year, row: { index: wg, title: name } });
  const columns: Column<Committee>[] = [
    {
      id: 'committee',
      header: 'Commissie',
      keepWords: true,
      cell: (committee) => (
        <Named note={noteOf(accounts, committee.id)}>
          <Opens
            label={nameOf(committee)}
            of={`Boekingen van ${nameOf(committee)}`}
            onOpen={() => entries({ id, title }, committee)}
          />
        </Named>
      ),
      footer: 'Resultaat',
    },
    {
      ...amount<Committee>('income', 'Inkomsten', ({ income }) => income, sumOfAll(accounts, 'income')),
      phone: 'rest',
    },
    {
      ...amount<Committee>(
        'expenses',
        'Uitgaven',
        ({ expenses }) => expenses,
        sumOfAll(accounts, 'expenses'),
      ),
      phone: 'rest',
    },
    {
      ...amount<Committee>('result', 'Saldo', ({ income, expenses }) => income - expenses, result),
      phone: 'labelled',
    },
    {
      ...amount<Committee>('budget', 'Begroot', ({ budget }) => budget, sumOfAll(accounts, 'budget')),
      phone: 'labelled',
    },
  ];
  if (previousId && previousTitle) {
    columns.push({
      ...amount<Committee>('before', previousTitle, ({ before }) => before, sumOfAll(accounts, 'before')),
      cell: (committee) => (
        <Opens
          label={formatEuro(committee.before ?? 0)}
          of={`${formatEuro(committee.before ?? 0)}: boekingen van ${nameOf(committee)} in ${previousTitle}`}
          onOpen={() => entries({ id: previousId, title: previousTitle }, committee)}
        />
      ),
    });
  }
  if (mayNote) columns.push(noteColumn<Committee>(nameOf, onOpen));
  return (
    <Card title="Baten en lasten">
      {committees.length === 0 ? (
        <EmptyState title="Er is nog niets begroot of geboekt." />
      ) : (
        <Table caption="Baten en lasten" columns={columns} rows={committees} />
      )}
      <TotalNote {...{ accounts, mayNote, onOpen }} line="result" label="Resultaat" />
    </Card>
  );
}

const nameOf = ({ wg, title }: Committee) => `${wg} ${title}`.trim();

function amount<Row>(
  id: string,
  header: string,
  of: (row: Row) => number | null,
  total: number,
): Column<Row> {
  return {
    ...{ id, header, align: 'right', nowrap: true },
    cell: (row) => {
      const cents = of(row);
      return cents === null ? '–' : formatEuro(cents);
    },
    footer: formatEuro(total),
  };
}

function noteColumn<Row extends { id: string }>(
  labelOf: (row: Row) => string,
  onOpen: CardProps['onOpen'],
): Column<Row> {
  return {
    ...{ id: 'note', header: '', align: 'right' },
    cell: (row) => (
      <RowActions>
        <IconButton
          aria-label={`Toelichting bij ${labelOf(row)}`}
          onClick={() => onOpen({ what: 'note', line: row.id, label: labelOf(row) })}
        >
          <MessageSquareText aria-hidden />
        </IconButton>
      </RowActions>
    ),
  };
}

/** A name or an amount that opens what it is made of. @param of for who hears it; begins with the label */
function Opens({ label, of, onOpen }: { label: string; of: string; onOpen: () => void }) {
  return (
    <Open variant="text" size="small" aria-label={of} onClick={onOpen}>
      {label}
    </Open>
  );
}

function Named({ note, children }: { note: string; children: ReactNode }) {
  return (
    <Name>
      {children}
      {note && <Note as="p">{note}</Note>}
    </Name>
  );
}

interface TotalNoteProps extends CardProps {
  line: string;
  label: string;
}

/** What the treasurer says of the whole, and for the DB the way to it. */
function TotalNote({ accounts, mayNote, onOpen, line, label }: TotalNoteProps) {
  const note = noteOf(accounts, line);
  return (
    <>
      {note && <Note as="p">{note}</Note>}
      {mayNote && (
        <Button
          variant="text"
          size="small"
          data-no-print
          onClick={() => onOpen({ what: 'note', line, label })}
        >
          {`Toelichting bij ${label.toLowerCase()}`}
        </Button>
      )}
    </>
  );
}

// Its text below the heading of the column, not its edge.
const Open = styled(Button)`
  margin-inline: calc(-1 * var(--s2));
  text-align: left;
`;

const Name = styled.div`
  small {
    margin-left: var(--s2);
    white-space: nowrap;
    color: var(--ink-2);
    font-size: 13px;
  }
`;

const Note = styled(MultilineText)`
  margin: 0;
  color: var(--ink-2);
  font-size: 14px;
`;
