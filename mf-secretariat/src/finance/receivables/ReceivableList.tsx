import { ExportButtons, type ExportColumn } from 'kit/export';
import { Select } from 'kit/fields';
import { DownloadButton } from 'kit/files';
import { todayInAmsterdam, formatDate, formatEuro } from 'kit/format';
import { useAttempt, useSave } from 'kit/graphql';
import {
  filterRows,
  ListCard,
  LoadMoreButton,
  SearchAndFilters,
  useAddressChoice,
  useAddressRow,
  useAddressText,
  MutedText,
  ExpandedRow,
  Fact,
  Facts,
  PlainList,
  CopyLinkField,
  useRefetch,
} from 'kit/lists';
import { Table, type Column } from 'kit/table';
import { Button, ButtonRow, EmptyState, Tag } from 'kit/ui';
import { Link } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { SecretariatAskPaymentLinkDocument } from '../../gql/graphql';
import { type Age, ageOf, ages, type Receivable, nextText, sumOf, canBeWritten } from './ages';
import { LettersDialog } from './LettersDialog';
import { WriteOffDialog } from './WriteOffDialog';

/** So many rows are drawn at a time. */
const PAGE = 50;

/** Everything that is open: searched, by area and by how late it is. */
export function ReceivableList({ receivables }: { receivables: readonly Receivable[] }) {
  const [text, setText] = useAddressText();
  const [area, setArea] = useAddressChoice<string>('onderdeel', '');
  const [age, setAge] = useAddressChoice<Age | ''>(
    'laat',
    '',
    ages.map(({ id }) => id),
  );
  const [shown, setShown] = useState(PAGE);
  const found = filterRows(
    receivables.filter((one) => (!area || one.area === area) && (!age || ageOf(one) === age)),
    text,
    ({ name, label, reference }) => `${name} ${label} ${reference}`,
  );
  const areas = [...new Set(receivables.map((one) => one.area))].sort();
  const row = useAddressRow();
  return (
    <ListCard title={found.length === 1 ? '1 post' : `${found.length} posten`}>
      <SearchAndFilters
        label="Zoek naam, omschrijving of kenmerk"
        list="openstaand"
        text={text}
        onText={setText}
        count={(area ? 1 : 0) + (age ? 1 : 0)}
        onClear={() => {
          setArea('');
          setAge('');
        }}
        found={found.length}
        onDesk="open"
        more={
          <ExportButtons
            fileName={`openstaand-${todayInAmsterdam()}`}
            columns={receivableExport}
            rows={found}
          />
        }
      >
        <Select
          label="Onderdeel"
          value={area}
          placeholder="Alle onderdelen"
          options={areas.map((one) => ({ value: one, label: one }))}
          onChange={({ target }) => setArea(target.value)}
        />
        <Select
          label="Te laat"
          value={age}
          placeholder="Alles"
          options={ages.map(({ id, label }) => ({ value: id, label }))}
          onChange={({ target }) => setAge(target.value as Age | '')}
        />
      </SearchAndFilters>
      {found.length === 0 ? (
        <EmptyState
          title={receivables.length === 0 ? 'Er staat niets open.' : 'Niets gevonden'}
          text={
            receivables.length === 0 ? 'Iedereen heeft betaald.' : 'Zoek op iets anders, of wis de filters.'
          }
        />
      ) : (
        <Table
          caption="Openstaand"
          columns={receivableColumns(found)}
          rows={found.slice(0, shown)}
          {...row}
          details={{ name: ({ label }) => label, render: (one) => <ReceivableDetails receivable={one} /> }}
        />
      )}
      <LoadMoreButton
        pageInfo={{ hasNextPage: found.length > shown, endCursor: String(shown) }}
        onMore={async () => setShown(shown + PAGE)}
      />
    </ListCard>
  );
}

const STEPS = 3;

/** '1 dag', or how many. */
const lateText = ({ daysLate }: Receivable) => (daysLate === 1 ? '1 dag' : `${daysLate} dagen`);

function remindedText(receivable: Receivable): ReactNode {
  const { reminders, email, daysLate, collectedOn } = receivable;
  if (collectedOn) return <Tag>In incasso</Tag>;
  if (reminders.length > 0) return `${reminders.length} van ${STEPS}`;
  if (daysLate > 0 && !email) return 'Geen mailadres';
  return nextText(receivable);
}

/** The columns of what is open. @param found all that is listed, whose sum is below the amounts */
function receivableColumns(found: readonly Receivable[]): Column<Receivable>[] {
  return [
    {
      id: 'name',
      header: 'Wie',
      keepWords: true,
      cell: ({ name }) => name,
      sortValue: ({ name }) => name,
      footer: 'Totaal',
    },
    { id: 'area', header: 'Onderdeel', keepWords: true, phone: 'line', cell: ({ area }) => area },
    { id: 'reference', header: 'Kenmerk', cell: ({ reference }) => reference },
    {
      id: 'due',
      header: 'Betalen vóór',
      nowrap: true,
      cell: ({ dueDate }) => (dueDate ? formatDate(dueDate) : <MutedText>Geen datum</MutedText>),
      sortValue: ({ dueDate }) => dueDate ?? '9',
    },
    {
      id: 'late',
      header: 'Te laat',
      phone: 'line',
      nowrap: true,
      cell: (one) => (one.daysLate > 0 ? <Tag tone="no">{lateText(one)}</Tag> : 'Nog niet'),
      sortValue: ({ daysLate }) => daysLate,
    },
    { id: 'reminded', header: 'Herinnerd', nowrap: true, cell: remindedText },
    {
      id: 'amount',
      header: 'Open',
      phone: 'line',
      align: 'right',
      nowrap: true,
      cell: ({ amount }) => formatEuro(amount),
      sortValue: ({ amount }) => amount,
      footer: formatEuro(sumOf(found)),
    },
  ];
}

/** The same for a file; euros, to count with. */
const receivableExport: ExportColumn<Receivable>[] = [
  { header: 'Wie', value: ({ name }) => name },
  { header: 'Onderdeel', value: ({ area }) => area },
  { header: 'Waarvoor', value: ({ label }) => label },
  { header: 'Kenmerk', value: ({ reference }) => reference },
  { header: 'Bedrag', value: ({ amount }) => amount / 100 },
  { header: 'Betalen vóór', value: ({ dueDate }) => (dueDate ? formatDate(dueDate) : '') },
  { header: 'Dagen te laat', value: ({ daysLate }) => daysLate },
  { header: 'Herinneringen', value: ({ reminders }) => reminders.length },
  { header: 'Laatst herinnerd', value: ({ reminders }) => formatDate(reminders.at(-1)?.day) },
  { header: 'Incasso op', value: ({ collectedOn }) => formatDate(collectedOn) },
  { header: 'E-mail', value: ({ email }) => email ?? '' },
];

/** What it is for, and who was reminded when. */
function ReceivableDetails({ receivable }: { receivable: Receivable }) {
  const [isWritingOff, setWritingOff] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const { label, email, reminders } = receivable;
  return (
    <ExpandedRow>
      <Facts>
        <Fact label="Waarvoor">{label}</Fact>
        <Fact label="E-mail">{email ?? 'Geen mailadres'}</Fact>
        {receivable.collectedOn && (
          <Fact label="In incasso">{`Wordt geïncasseerd op ${formatDate(receivable.collectedOn)}`}</Fact>
        )}
        <Fact label="Volgende herinnering">{nextText(receivable) || 'Geen'}</Fact>
        <Fact label="Herinneringen, stoppen vanzelf bij betaling" isWide>
          {reminders.length === 0 ? (
            'Nog geen'
          ) : (
            <PlainList>
              {reminders.map(({ id, step, day, to, byName, file }) => (
                <li key={id}>
                  {`${formatDate(day)}: herinnering ${step} ${to ? `aan ${to}` : 'per brief'}, door ${byName}`}
                  {file && <DownloadButton file={file} label={`Brief van herinnering ${step} downloaden`} />}
                </li>
              ))}
            </PlainList>
          )}
        </Fact>
      </Facts>
      {receivable.canLink && <PaymentLink receivable={receivable} />}
      <ButtonRow>
        {canBeWritten(receivable) && (
          <Button variant="ghost" size="small" onClick={() => setWriting(true)}>
            Brief maken
          </Button>
        )}
        {!receivable.collectedOn && (
          <Button variant="ghost" size="small" onClick={() => setWritingOff(true)}>
            Afboeken, met reden
          </Button>
        )}
      </ButtonRow>
      {isWriting && <LettersDialog due={[receivable]} onClose={() => setWriting(false)} />}
      {isWritingOff && <WriteOffDialog receivable={receivable} onClose={() => setWritingOff(false)} />}
    </ExpandedRow>
  );
}

/** Where something can be paid online: the link that is open, to copy, or a button that makes one. */
function PaymentLink({ receivable: { id, link } }: { receivable: Receivable }) {
  const { save, saving } = useSave(SecretariatAskPaymentLinkDocument, { done: 'Betaallink gemaakt' });
  const reload = useRefetch(['SecretariatReceivables']);
  const { attempt } = useAttempt();
  if (link) return <CopyLinkField label="Betaallink, nog niet betaald" url={link} />;
  const make = () =>
    attempt(async () => {
      await save({ id });
      await reload();
    });
  return (
    <div>
      <Button
        variant="ghost"
        size="small"
        icon={<Link aria-hidden />}
        pending={saving}
        onClick={() => void make()}
      >
        Betaallink maken
      </Button>
    </div>
  );
}
