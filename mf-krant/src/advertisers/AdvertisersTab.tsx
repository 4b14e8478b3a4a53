import { formatEuro } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { useAddressText, useDebouncedValue, useRefetch, usePages, useAddressRow } from 'kit/lists';
import { useAddressValues, useLocation } from 'kit/router';
import { Table } from 'kit/table';
import { Button, lazyDialog, PageActions, phone, Stack, useMediaQuery } from 'kit/ui';
import { CopyCheck, Mail, Plus, ArrowRightLeft } from 'lucide-react';
import { useState, useMemo } from 'react';
import styled from 'styled-components';

import { AdDialog } from '../ads/AdDialog';
import { Chips } from '../Chips';
import { Dot } from '../Dot';
import { useEdition } from '../EditionContext';
import { getFragmentData } from '../gql/fragment-masking';
import {
  KrantAdvertiserRowFragmentDoc,
  KrantAdvertisersTotalsFragmentDoc,
  KrantTotalsDocument,
  type AdvertiserFilter,
  KrantAdvertisersDocument,
  type KrantAdvertiserRowFragment,
} from '../gql/graphql';
import { ListCard } from '../ListCard';
import { exportedColumns, advertiserColumns } from './advertiserColumns';
import { type AdvertiserAction, AdvertiserDetails } from './AdvertiserDetails';
import { AddAdvertiserDialog, DeleteAdvertiserDialog, EditAdvertiserDialog } from './AdvertiserDialogs';
import { allowedFilters, countFilters, filterOf, firstFilters } from './advertiserFilter';
import { AdvertiserFilters } from './AdvertiserFilters';
import { saleStatuses } from './saleStatus';

const HandOverDialog = lazyDialog(async () => (await import('./HandOverDialog')).HandOverDialog, {
  size: 400,
});

interface AdvertiserTableProps {
  advertisers: readonly KrantAdvertiserRowFragment[];
  /** Of the active edition: only then the dots have a colour. */
  isSaleSeason: boolean;
  /** Brings the list up to date. */
  onChanged: () => Promise<unknown>;
}

/** The advertisers, with all about each below the row. */
export function AdvertiserTable({ advertisers, isSaleSeason, onChanged }: AdvertiserTableProps) {
  const [doing, setDoing] = useState<{ what: AdvertiserAction; advertiser: KrantAdvertiserRowFragment }>();
  const columns = useMemo(() => advertiserColumns(isSaleSeason), [isSaleSeason]);
  const advertiserId = doing?.advertiser.id ?? '';
  const close = () => setDoing(undefined);
  const [handing, setHanding] = useState<{
    chosen: readonly KrantAdvertiserRowFragment[];
    clear: () => void;
  }>();
  const [writingTo, setWritingTo] = useState<string[]>();
  const row = useAddressRow();
  return (
    <>
      <Table
        caption="Adverteerders"
        columns={columns}
        rows={advertisers}
        rowKey={({ id }) => id}
        {...row}
        bulk={{
          name: ({ name }) => name,
          nouns: ['adverteerder', 'adverteerders'],
          actions: (chosen, clear) => (
            <>
              <Button
                variant="ghost"
                size="small"
                icon={<ArrowRightLeft aria-hidden />}
                onClick={() => setHanding({ chosen, clear })}
              >
                Overdragen
              </Button>
              <Button
                variant="ghost"
                size="small"
                icon={<Mail aria-hidden />}
                onClick={() => setWritingTo(chosen.map(({ id }) => id))}
              >
                Mailen
              </Button>
            </>
          ),
        }}
        details={{
          name: ({ name }) => name,
          render: (advertiser) => (
            <AdvertiserDetails advertiser={advertiser} onAction={(what) => setDoing({ what, advertiser })} />
          ),
        }}
      />
      {handing && (
        <HandOverDialog
          advertisers={handing.chosen}
          onDone={() => {
            handing.clear();
            return onChanged();
          }}
          onClose={() => setHanding(undefined)}
        />
      )}
      {writingTo && (
        <MailingDialog
          to={{ audience: 'advertisers', ids: writingTo }}
          onClose={() => setWritingTo(undefined)}
        />
      )}
      <AdDialog
        key={advertiserId}
        advertiserId={advertiserId}
        isOpen={doing?.what === 'ad'}
        onClose={close}
        onSaved={onChanged}
      />
      {doing?.what === 'edit' && (
        <EditAdvertiserDialog advertiserId={advertiserId} onDone={onChanged} onClose={close} />
      )}
      {doing?.what === 'delete' && (
        <DeleteAdvertiserDialog advertiser={doing.advertiser} onDone={onChanged} onClose={close} />
      )}
    </>
  );
}

const MailingDialog = lazyDialog(async () => (await import('kit/mailing')).MailingDialog);

const DoublesDialog = lazyDialog(async () => (await import('kit/doubles')).DoublesDialog);

/** The advertisers, for editors, with their advertisement in the active edition. */
export function AdvertisersTab() {
  const { active } = useEdition();
  const [text, setText] = useAddressText();
  const [filters, setFilters] = useAddressValues(firstFilters, { allowed: allowedFilters });
  const { search: address } = useLocation();
  const [isAdding, setAdding] = useState(() => new URLSearchParams(address).has('nieuw'));
  const [isMailing, setMailing] = useState(false);
  const [areDoubles, setDoubles] = useState(false);
  const search = useDebouncedValue(text.trim());
  const advertisers = useAdvertisers(filterOf(filters, search));
  const reloadTotals = useRefetch(['KrantTotals', 'KrantAdvertiserDetails']);
  const changed = async () => {
    // The list first: of an advertiser that is gone there are no details to read.
    await advertisers.reload();
    await reloadTotals();
  };
  const onPhone = useMediaQuery(phone);
  const totals = active && <Totals id={active.id} title={active.title} />;
  return (
    <Stack>
      <PageActions
        primary={
          <Button icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
            Adverteerder toevoegen
          </Button>
        }
      >
        <Button
          variant="ghost"
          icon={<Mail aria-hidden />}
          aria-label="Mailen naar alle adverteerders"
          onClick={() => setMailing(true)}
        >
          Mailen
        </Button>
        <Button variant="ghost" icon={<CopyCheck aria-hidden />} onClick={() => setDoubles(true)}>
          Dubbel?
        </Button>
      </PageActions>
      {!onPhone && totals}
      <AdvertiserFilters
        text={text}
        onText={setText}
        filters={filters}
        onFilters={setFilters}
        found={advertisers.query.data?.advertisers.totalCount}
      />
      <ListCard
        pages={advertisers}
        field="advertisers"
        rowsOf={(nodes) => getFragmentData(KrantAdvertiserRowFragmentDoc, nodes)}
        subject="De lijst van adverteerders"
        nouns={['adverteerder', 'adverteerders']}
        fileName="adverteerders"
        exported={exportedColumns}
        isNarrowed={search !== '' || countFilters(filters) > 0}
        empty={{ title: 'Er zijn nog geen adverteerders.', text: 'Voeg de eerste toe.' }}
      >
        {(rows) => (
          <>
            <Legend />
            <AdvertiserTable
              advertisers={rows}
              isSaleSeason={active?.saleSeason ?? false}
              onChanged={changed}
            />
          </>
        )}
      </ListCard>
      {onPhone && totals}
      {isMailing && <MailingDialog to={{ audience: 'advertisers' }} onClose={() => setMailing(false)} />}
      {areDoubles && (
        <DoublesDialog kind="Advertiser" onChanged={changed} onClose={() => setDoubles(false)} />
      )}
      {isAdding && <AddAdvertiserDialog onDone={changed} onClose={() => setAdding(false)} />}
    </Stack>
  );
}

function Totals({ id, title }: { id: string; title: string }) {
  const { data } = useQuery(KrantTotalsDocument, { variables: { id } });
  const totals = getFragmentData(KrantAdvertisersTotalsFragmentDoc, data?.paperEdition.totals);
  if (!totals) return null;
  return (
    <Chips
      label={`Totalen van ${title}`}
      chips={[
        { label: 'Verkocht', value: totals.sold },
        { label: 'Open', value: totals.open },
        { label: 'Niet verkocht', value: totals.notSold },
        { label: 'Bedrag', value: formatEuro(totals.revenue) },
        { label: 'Open vragen', value: totals.openQuestions },
      ]}
    />
  );
}

/** What the dots mean; their own texts are for screen readers. */
function Legend() {
  return (
    <LegendRow aria-hidden>
      {saleStatuses.map(({ color, text }) => (
        <span key={color}>
          <Dot color={color} text="" /> {text}
        </span>
      ))}
    </LegendRow>
  );
}

const LegendRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s4);
  margin-bottom: var(--s3);
  color: var(--ink-2);
  font-size: 14px;
  /* There the row says it in words. */
  @media ${phone} {
    display: none;
  }
`;

/** The advertisers by number, searched and filtered by the server. */
function useAdvertisers(filter: AdvertiserFilter) {
  return usePages({ query: KrantAdvertisersDocument, variables: { filter }, field: 'advertisers' });
}
