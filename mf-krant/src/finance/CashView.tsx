import { Loaded } from 'kit/data';
import { ExportButtons, type ExportColumn } from 'kit/export';
import { formatEuro, todayInAmsterdam } from 'kit/format';
import { filterRows, ListCard, useAddressText, numberColumn } from 'kit/lists';
import { useAddressValues } from 'kit/router';
import { Table, type Column } from 'kit/table';
import { Card, Checkbox, EmptyState, phone, Skeleton, Stack, useMediaQuery } from 'kit/ui';
import { useEffect, useState } from 'react';

import type { Edition } from '../EditionContext';
import { getFragmentData } from '../gql/fragment-masking';
import { type KrantCashAdFragment, KrantCashAdFragmentDoc } from '../gql/graphql';
import { ListFilters } from '../ListFilters';
import { contactName, sellerColumn } from '../sellers';
import { useFinanceAds, useFinanceReload } from './financeHooks';
import { PaidDialog } from './PaidDialog';
import { isPaid, PaidDot, paidLabel, StrikethroughWhenPaid } from './PaidDot';
import { PaymentChips } from './PaymentChips';

/** What is paid in cash, and what each seller still has to hand in. */
export function CashView({ edition: { id, title } }: { edition: Edition }) {
  const pages = useFinanceAds(id, { payment: 'contant' });
  const reload = useFinanceReload();
  const { loadAll } = pages;
  const hasMore = pages.query.data?.advertisements.pageInfo.hasNextPage ?? false;
  useEffect(() => {
    // What each seller owes is known when all are there.
    if (hasMore) void loadAll().catch(() => undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- loadAll is another function at every render; once is enough
  }, [hasMore]);
  const onPhone = useMediaQuery(phone);
  const chips = <PaymentChips editionId={id} method="contant" label="Totalen van contant" />;
  return (
    <Stack>
      {!onPhone && chips}
      <Loaded query={pages.query} subject="Het contantoverzicht">
        {({ advertisements: { edges } }) =>
          hasMore ? (
            <Skeleton rows={6} />
          ) : (
            <Cash
              title={title}
              ads={getFragmentData(
                KrantCashAdFragmentDoc,
                edges.map(({ node }) => node),
              )}
              onChanged={async () => void (await Promise.all([pages.reload(), reload()]))}
            />
          )
        }
      </Loaded>
      {onPhone && chips}
    </Stack>
  );
}

interface CashProps {
  title: string;
  ads: readonly KrantCashAdFragment[];
  onChanged: () => Promise<unknown>;
}

function Cash({ title, ads, onChanged }: CashProps) {
  const [text, setText] = useAddressText();
  const [{ onbetaald: onlyUnpaid }, setFilters] = useAddressValues({ onbetaald: false });
  const [asking, setAsking] = useState<KrantCashAdFragment>();
  const onPhone = useMediaQuery(phone);
  if (ads.length === 0) {
    return (
      <Card>
        <EmptyState title="Er is niets verkocht dat contant wordt betaald." />
      </Card>
    );
  }
  const sellers = <CashSellers title={title} ads={ads} />;
  const wanted = onlyUnpaid ? ads.filter((ad) => !isPaid(ad)) : ads;
  const rows = filterRows(wanted, text, (ad) => `${ad.advertiserUserId} ${ad.name} ${contactName(ad)}`);
  return (
    <>
      {!onPhone && sellers}
      <ListCard title={`${rows.length} ${rows.length === 1 ? 'advertentie' : 'advertenties'}`}>
        <ListFilters
          label="Zoek op nummer, bedrijf of verkoper"
          list="krant-contant"
          text={text}
          onText={setText}
          count={onlyUnpaid ? 1 : 0}
          onClear={() => setFilters({ onbetaald: false })}
          found={rows.length}
          onDesk="open"
          more={
            <ExportButtons
              fileName={`krant-${title}-contant-${todayInAmsterdam()}`}
              columns={exportedCash}
              rows={rows}
            />
          }
        >
          <Checkbox
            label="Alleen niet betaald"
            checked={onlyUnpaid}
            onChange={({ target }) => setFilters({ onbetaald: target.checked })}
          />
        </ListFilters>
        {rows.length === 0 && (
          <EmptyState title="Niets gevonden" text="Zoek op iets anders, of wis de filters." />
        )}
        {rows.length > 0 && (
          <Table
            caption="Contantoverzicht"
            columns={cashColumns(setAsking, formatEuro(sumOf(rows)))}
            rows={rows}
          />
        )}
      </ListCard>
      {onPhone && sellers}
      {asking && <PaidDialog ad={asking} onDone={onChanged} onClose={() => setAsking(undefined)} />}
    </>
  );
}

const sumOf = (ads: readonly KrantCashAdFragment[]) =>
  ads.reduce((sum, { advPrice }) => sum + (advPrice ?? 0), 0);

interface Row {
  id: string;
  name: string;
  /** Cents. */
  sold: number;
  /** Cents. */
  paid: number;
}

/** What each seller sold for cash, and still has to hand in. */
function CashSellers({ title, ads }: { title: string; ads: readonly KrantCashAdFragment[] }) {
  const rows = sellersOf(ads);
  const total = { id: 'total', name: 'Totaal', sold: sum(rows, 'sold'), paid: sum(rows, 'paid') };
  return (
    <Card
      title="Per verkoper"
      actions={
        <ExportButtons
          fileName={`krant-${title}-contant-per-verkoper-${todayInAmsterdam()}`}
          columns={exported}
          rows={[...rows, total]}
        />
      }
    >
      <Table
        caption="Contant per verkoper"
        columns={columns(rows)}
        rows={rows}
        initialSort={{ column: 'due', descending: true }}
      />
    </Card>
  );
}

const dueOf = ({ sold, paid }: Pick<Row, 'sold' | 'paid'>) => sold - paid;
const sum = (rows: readonly Row[], of: 'sold' | 'paid') => rows.reduce((total, row) => total + row[of], 0);

function sellersOf(ads: readonly KrantCashAdFragment[]): Row[] {
  const rows = new Map<string, Row>();
  for (const ad of ads) {
    const id = ad.contactId ?? '';
    const row = rows.get(id) ?? { id, name: contactName(ad), sold: 0, paid: 0 };
    const amount = ad.advPrice ?? 0;
    rows.set(id, { ...row, sold: row.sold + amount, paid: row.paid + (isPaid(ad) ? amount : 0) });
  }
  return [...rows.values()];
}

function columns(rows: readonly Row[]): Column<Row>[] {
  const figure = (id: string, header: string, of: (row: Row) => number) =>
    numberColumn(rows, { id, header, of, show: formatEuro });
  return [
    sellerColumn,
    figure('sold', 'Verkocht', ({ sold }) => sold),
    figure('paid', 'Afgedragen', ({ paid }) => paid),
    figure('due', 'Nog af te dragen', dueOf),
  ];
}

const exported: ExportColumn<Row>[] = [
  { header: 'Verkoper', value: ({ name }) => name },
  { header: 'Verkocht', value: ({ sold }) => sold / 100 },
  { header: 'Afgedragen', value: ({ paid }) => paid / 100 },
  { header: 'Nog af te dragen', value: (row) => dueOf(row) / 100 },
];

/** The columns of the cash overview. @param onAsk asks 'Betaald?' @param total of the rows */
function cashColumns(onAsk: (ad: KrantCashAdFragment) => void, total: string): Column<KrantCashAdFragment>[] {
  return [
    {
      id: 'number',
      header: 'Nr',
      nowrap: true,
      cell: (ad) => <StrikethroughWhenPaid ad={ad}>{ad.advertiserUserId}</StrikethroughWhenPaid>,
      sortValue: ({ advertiserUserId }) => advertiserUserId,
      footer: 'Totaal',
    },
    {
      id: 'name',
      header: 'Bedrijf',
      keepWords: true,
      cell: (ad) => <StrikethroughWhenPaid ad={ad}>{ad.name}</StrikethroughWhenPaid>,
      sortValue: ({ name }) => name,
    },
    {
      id: 'seller',
      header: 'Verkoper',
      keepWords: true,
      cell: (ad) => <StrikethroughWhenPaid ad={ad}>{contactName(ad)}</StrikethroughWhenPaid>,
      sortValue: contactName,
    },
    {
      id: 'amount',
      header: 'Bedrag',
      align: 'right',
      nowrap: true,
      cell: (ad) => <StrikethroughWhenPaid ad={ad}>{formatEuro(ad.advPrice ?? 0)}</StrikethroughWhenPaid>,
      sortValue: ({ advPrice }) => advPrice ?? 0,
      footer: total,
    },
    {
      id: 'paid',
      header: 'Betaald',
      align: 'right',
      cell: (ad) => <PaidDot ad={ad} onAsk={onAsk} />,
      sortValue: paidLabel,
    },
  ];
}

/** The same as a file. */
const exportedCash: ExportColumn<KrantCashAdFragment>[] = [
  { header: 'Nr', value: ({ advertiserUserId }) => advertiserUserId },
  { header: 'Bedrijf', value: ({ name }) => name },
  { header: 'Verkoper', value: contactName },
  { header: 'Bedrag', value: ({ advPrice }) => (advPrice ?? 0) / 100 },
  { header: 'Betaald', value: paidLabel },
];
