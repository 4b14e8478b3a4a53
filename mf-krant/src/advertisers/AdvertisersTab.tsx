import type { ExportColumn } from 'kit/export';
import { Select } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { useQuery } from 'kit/graphql';
import {
  EmailLink,
  PhoneLink,
  SearchAndFilters,
  useAddressRow,
  useAddressText,
  useDebouncedValue,
  usePages,
  useRefetch,
} from 'kit/lists';
import { exportColumnsOf } from 'kit/records';
import { useAddressValues, useLocation } from 'kit/router';
import { type Column, InCard, Table } from 'kit/table';
import { Button, lazyDialog, PageActions, phone, Stack, useMediaQuery } from 'kit/ui';
import { ArrowRightLeft, CopyCheck, Mail, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import styled from 'styled-components';

import { AdDialog } from '../ads/AdDialog';
import { soldText } from '../ads/saleValues';
import { Chips } from '../Chips';
import { Dot } from '../Dot';
import { useEdition } from '../EditionContext';
import { getFragmentData } from '../gql/fragment-masking';
import {
  type AdvertiserFilter,
  type AdvState,
  type KrantAdvertiserRowFragment,
  KrantAdvertiserRowFragmentDoc,
  KrantAdvertisersDocument,
  KrantAdvertisersTotalsFragmentDoc,
  KrantSellersDocument,
  KrantTotalsDocument,
} from '../gql/graphql';
import { paymentLabels, stateLabels } from '../labels';
import { ListCard } from '../ListCard';
import { contactName } from '../sellers';
import { type AdvertiserAction, AdvertiserDetails } from './AdvertiserDetails';
import { AddAdvertiserDialog, DeleteAdvertiserDialog, EditAdvertiserDialog } from './AdvertiserDialogs';
import { advertiserFields, detailsOf, type DetailsValues } from './advertiserFields';
import { saleStatus, saleStatuses } from './saleStatus';

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

interface AdvertiserFiltersProps {
  text: string;
  onText: (text: string) => void;
  filters: Filters;
  onFilters: (filters: Filters) => void;
  found: number | undefined;
}

const who = [
  { value: 'active', label: 'Actieve adverteerders' },
  { value: 'inactive', label: 'Niet-actieve adverteerders' },
  { value: 'all', label: 'Alle adverteerders' },
];
const states = [
  { value: '', label: 'Elke stand' },
  ...Object.entries(stateLabels).map(([value, label]) => ({ value, label })),
];

/** Searching the advertisers, and choosing which are shown: by state, active or not, and seller. */
function AdvertiserFilters({ text, onText, filters, onFilters, found }: AdvertiserFiltersProps) {
  const { data } = useQuery(KrantSellersDocument);
  const sellers = (data?.paperSellers ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const set = (name: keyof Filters) => (event: { target: { value: string } }) =>
    onFilters({ ...filters, [name]: event.target.value });
  return (
    <SearchAndFilters
      label="Zoek in de adverteerders"
      list="krant-adverteerders"
      text={text}
      onText={onText}
      count={countFilters(filters)}
      onClear={() => onFilters(firstFilters)}
      found={found}
      onDesk="open"
    >
      <Select label="Stand" value={filters.state} options={states} onChange={set('state')} />
      <Select label="Actief" value={filters.who} options={who} onChange={set('who')} />
      <Select
        label="Verkoper"
        value={filters.contactId}
        options={[
          { value: '', label: 'Alle verkopers' },
          { value: NOBODY, label: 'Zonder verkoper' },
          ...sellers,
        ]}
        onChange={set('contactId')}
      />
    </SearchAndFilters>
  );
}

const yesNo = (value: boolean) => (value ? 'Ja' : 'Nee');

/** The columns of the full mode. By number; there may be more, so they do not sort. */
const advertiserColumns = (isSaleSeason: boolean): Column<KrantAdvertiserRowFragment>[] => [
  {
    id: 'state',
    header: 'Stand',
    phone: 'line',
    cell: ({ advertisement }) => {
      const state = advertisement?.advState;
      return (
        <>
          <Dot {...saleStatus(isSaleSeason, state)} />
          <InCard> {stateLabels[state ?? 'open']}</InCard>
        </>
      );
    },
  },
  {
    id: 'number',
    header: 'Nr',
    align: 'right',
    nowrap: true,
    phone: 'rest',
    cell: (row) => row.advertiserUserId,
  },
  { id: 'name', header: 'Bedrijf', keepWords: true, cell: ({ name }) => name },
  { id: 'contact', header: 'Contactpersoon', keepWords: true, phone: 'rest', cell: contactName },
  { id: 'city', header: 'Plaats', keepWords: true, phone: 'line', cell: ({ city }) => city },
  { id: 'email', header: 'E-mail', cell: ({ email }) => email && <EmailLink address={email} /> },
  {
    id: 'phone',
    header: 'Telefoon',
    nowrap: true,
    cell: ({ phone }) => phone && <PhoneLink number={phone} />,
  },
  { id: 'active', header: 'Actief', cell: ({ active }) => yesNo(active) },
];

const { name, notes, ...details } = exportColumnsOf<DetailsValues, KrantAdvertiserRowFragment>(
  advertiserFields,
  detailsOf,
);

/** All that is kept of an advertiser, for the files. */
const exportedColumns: ExportColumn<KrantAdvertiserRowFragment>[] = [
  { header: 'Nr', value: ({ advertiserUserId }) => advertiserUserId },
  name,
  { header: 'Contactpersoon', value: contactName },
  ...Object.values(details),
  { header: 'Actief', value: ({ active }) => yesNo(active) },
  { header: 'Stand', value: ({ advertisement }) => stateLabels[advertisement?.advState ?? 'open'] },
  { header: 'Advertentie', value: ({ advertisement }) => adText(advertisement) },
  {
    header: 'Betaalwijze',
    value: ({ advertisement }) =>
      advertisement?.advPaymentMethod ? paymentLabels[advertisement.advPaymentMethod] : '',
  },
  notes,
];

/** Only what was sold; the state has a column of its own. */
function adText(ad: KrantAdvertiserRowFragment['advertisement']): string {
  return ad?.advState === 'verkocht' ? soldText(ad).replaceAll('\u00a0', ' ') : '';
}

/** What is chosen above the list. */
interface Filters {
  who: 'active' | 'inactive' | 'all';
  /** Of the advertisement in the active edition. */
  state: AdvState | '';
  /** The id of the responsible user, or NOBODY. */
  contactId: string;
}

/** Instead of a seller: the advertisers that have none. */
const NOBODY = 'geen';

/** The list as it is opened. */
const firstFilters: Filters = { who: 'active', state: '', contactId: '' };

/** What an address may ask for. */
const allowedFilters = {
  who: ['active', 'inactive', 'all'],
  state: Object.keys(stateLabels),
} as const;

/** How many filters are set, beside the search. */
function countFilters({ who, state, contactId }: Filters): number {
  return [who !== 'active', state, contactId].filter(Boolean).length;
}

/** What the server is asked. @param search what is typed, without spaces around it */
function filterOf({ who, state, contactId }: Filters, search: string): AdvertiserFilter {
  return {
    ...(search && { search }),
    ...(who !== 'all' && { active: who === 'active' }),
    ...(state && { state }),
    ...(contactId && (contactId === NOBODY ? { withoutSeller: true } : { contactId })),
  };
}
