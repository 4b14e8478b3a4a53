import { Loaded } from 'kit/data';
import { ExportButtons } from 'kit/export';
import { formatEuro, todayInAmsterdam } from 'kit/format';
import { filterRows, ListCard, useAddressText } from 'kit/lists';
import { useAddressValues } from 'kit/router';
import { Table } from 'kit/table';
import { Card, Checkbox, EmptyState, phone, Skeleton, Stack, useMediaQuery } from 'kit/ui';
import { useEffect, useState } from 'react';

import type { Edition } from '../EditionContext';
import { getFragmentData } from '../gql/fragment-masking';
import { type KrantCashAdFragment, KrantCashAdFragmentDoc } from '../gql/graphql';
import { ListFilters } from '../ListFilters';
import { contactName } from '../sellers';
import { cashColumns, exportedCash } from './cashColumns';
import { CashSellers } from './CashSellers';
import { useFinanceAds, useFinanceReload } from './financeHooks';
import { PaidDialog } from './PaidDialog';
import { isPaid } from './PaidDot';
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
            rowKey={({ id }) => id}
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
