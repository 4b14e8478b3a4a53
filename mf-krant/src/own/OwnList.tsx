import { ExportButtons } from 'kit/export';
import { todayInAmsterdam } from 'kit/format';
import { toApiError } from 'kit/graphql';
import { filterRows, PlainList, SearchAndFilters, useAddressChoice, useAddressText } from 'kit/lists';
import { EmptyState, lazyDialog, phone, Stack, useSnackbar } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { type Category, saleOrOpen, type SaleValues, soldAgain, soldText, valuesOf } from '../ads/saleValues';
import { draftKeeper } from '../drafts/draftKeeper';
import type { Waiting } from '../drafts/saleOutbox';
import { getFragmentData } from '../gql/fragment-masking';
import {
  type AdvState,
  KrantOwnAdDialogFragmentDoc,
  type KrantOwnAdvertiserFragment,
  KrantOwnAdvertiserFragmentDoc,
  type KrantOwnQuery,
  KrantPreviousSaleFragmentDoc,
} from '../gql/graphql';
import { ViewChoice } from '../ViewChoice';
import { OwnAdDialog } from './OwnAdDialog';
import { ownColumns, shownSale } from './ownAdvertiser';
import { type OwnAction, OwnCard } from './OwnCard';
import { OwnDetailsDialog } from './OwnDetailsDialog';
import { savedText } from './ownTexts';
import type { OwnAdvertisers } from './useOwnAdvertisers';
import { isDue, isForToday, usePlanVisit } from './usePlanVisit';

const OwnVisitDialog = lazyDialog(async () => (await import('./OwnVisitDialog')).OwnVisitDialog);

interface OwnListProps {
  own: OwnAdvertisers;
  data: KrantOwnQuery;
  editionId: string;
}

type Filter = 'all' | 'vandaag' | AdvState;
const filters: readonly Filter[] = ['all', 'vandaag', 'open', 'verkocht', 'nietVerkocht'];

/** The own advertisers: searched and filtered here, all of them are on the device. */
export function OwnList({ own, data, editionId }: OwnListProps) {
  const [text, setText] = useAddressText();
  const [filter, setFilter] = useAddressChoice<Filter>('stand', 'all', filters);
  const [doing, setDoing] = useState<{ what: OwnAction; id: string }>();
  const sellAgain = useSellAgain({ own, editionId, categories: data.adCategories });
  const planVisit = usePlanVisit();
  const rows = useRoundFirst(useRows({ own, data, editionId }));
  const found = filterRows(rows, text, ({ advertiser: { advertiserUserId, name, address, city } }) =>
    [advertiserUserId, name, address, city].join(' '),
  );
  const shown = found.filter(isIn[filter]);
  const open = doing && rows.find(({ advertiser }) => advertiser.id === doing.id);
  return (
    <Stack>
      <SearchAndFilters
        label="Zoek in mijn adverteerders"
        text={text}
        onText={setText}
        count={filter === 'all' ? 0 : 1}
        onClear={() => setFilter('all')}
        found={shown.length}
        onDesk="open"
        more={
          <ExportButtons
            fileName={`mijn-adverteerders-${todayInAmsterdam()}`}
            columns={ownColumns}
            rows={shown.map(({ advertiser }) => advertiser)}
          />
        }
      >
        <ViewChoice label="Stand" options={choices(found, filter)} value={filter} onChange={setFilter} />
      </SearchAndFilters>
      <Cards aria-label="Mijn adverteerders">
        {shown.map(({ advertiser, sale, waiting, hasDraft }) => (
          <li key={advertiser.id}>
            <OwnCard
              advertiser={advertiser}
              sale={sale}
              waiting={waiting}
              hasDraft={hasDraft}
              onAction={(what) => setDoing({ what, id: advertiser.id })}
              onSellAgain={sale.state === 'open' && !hasDraft ? sellAgain(advertiser) : undefined}
              onPlanVisit={() => void planVisit(advertiser)}
            />
          </li>
        ))}
      </Cards>
      {shown.length === 0 && <Nothing isNarrowed={rows.length > 0} />}
      {doing && open && (
        <OpenDialog
          key={doing.what + doing.id}
          what={doing.what}
          row={open}
          {...{ own, data, editionId }}
          onClose={() => setDoing(undefined)}
        />
      )}
    </Stack>
  );
}

type Row = ReturnType<typeof useRows>[number];

function useRows({ own, data, editionId }: OwnListProps) {
  const { userId, outbox } = own;
  return getFragmentData(KrantOwnAdvertiserFragmentDoc, data.ownAdvertisers).map((advertiser) => {
    const advertiserId = advertiser.id;
    const waiting = outbox.waiting.filter(
      (entry) => entry.advertiserId === advertiserId && entry.editionId === editionId,
    );
    const lastOf = (kind: Waiting['kind']) => waiting.findLast((entry) => entry.kind === kind);
    const hasDraft = (['ad', 'details'] as const).some((kind) =>
      Boolean(draftKeeper({ userId, editionId, advertiserId, kind }).read()),
    );
    const sale = shownSale(advertiser, lastOf('ad'), data.adCategories);
    return { advertiser, waiting, lastOf, hasDraft, sale };
  });
}

const isIn: Record<Filter, (row: Row) => boolean> = {
  all: () => true,
  // What was sold needs no second visit.
  vandaag: ({ advertiser, sale }) => isForToday(advertiser) || (sale.state === 'open' && isDue(advertiser)),
  open: ({ sale }) => sale.state === 'open',
  verkocht: ({ sale }) => sale.state === 'verkocht',
  nietVerkocht: ({ sale }) => sale.state === 'nietVerkocht',
};

/**
 * The round of today comes first, then what else is open: as it was when the page was opened. What is sold or planned
 * meanwhile stays where it is.
 */
function useRoundFirst(rows: Row[]): Row[] {
  const [ranks] = useState(() => new Map(rows.map((row) => [row.advertiser.id, rankOf(row)])));
  const rankNow = ({ advertiser }: Row) => ranks.get(advertiser.id) ?? LAST;
  return rows.toSorted((one, other) => rankNow(one) - rankNow(other));
}

const LAST = 2;

function rankOf(row: Row): number {
  if (!isIn.open(row)) return LAST;
  return isIn.vandaag(row) ? 0 : 1;
}

const choices = (rows: readonly Row[], chosen: Filter) => {
  const count = (filter: Filter) => rows.filter(isIn[filter]).length;
  const hasRound = chosen === 'vandaag' || rows.some(isIn.vandaag);
  return [
    { id: 'all' as const, label: `Alles ${rows.length}` },
    ...(hasRound ? [{ id: 'vandaag' as const, label: `Vandaag ${count('vandaag')}` }] : []),
    { id: 'open' as const, label: `Open ${count('open')}` },
    { id: 'verkocht' as const, label: `Verkocht ${count('verkocht')}` },
    { id: 'nietVerkocht' as const, label: `Niet verkocht ${count('nietVerkocht')}` },
  ];
};

function OpenDialog(props: OwnListProps & { what: OwnAction; row: Row; onClose: () => void }) {
  const { own, data, editionId, what, row, onClose } = props;
  const shared = {
    advertiser: row.advertiser,
    userId: own.userId,
    editionId,
    outbox: own.outbox,
    waiting: what === 'visit' ? undefined : row.lastOf(what),
    onClose,
  };
  if (what === 'visit')
    return <OwnVisitDialog advertiser={row.advertiser} onChanged={own.reload} onClose={onClose} />;
  return what === 'ad' ? (
    <OwnAdDialog {...shared} categories={data.adCategories} onChanged={own.reload} />
  ) : (
    <OwnDetailsDialog {...shared} />
  );
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  return isNarrowed ? (
    <EmptyState title="Geen adverteerder gevonden" text="Zoek op iets anders, of kies een andere stand." />
  ) : (
    <EmptyState
      title="Er staan nog geen adverteerders op je naam."
      text="De redactie van de krant zet ze op je naam."
    />
  );
}

const Cards = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: var(--s3);
  @media ${phone} {
    gap: var(--s2);
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  &:empty {
    display: none;
  }
`;

interface SellAgainOptions {
  own: OwnAdvertisers;
  editionId: string;
  categories: readonly Category[];
}

/**
 * Selling what was sold last year, by one press, with or without a connection; 'Ongedaan maken' makes it open again.
 * @returns for an advertiser what does so, or undefined when it was not sold or its price or format is gone
 */
function useSellAgain({ own, editionId, categories }: SellAgainOptions) {
  const snackbar = useSnackbar();
  return (advertiser: KrantOwnAdvertiserFragment): (() => Promise<void>) | undefined => {
    const {
      id: advertiserId,
      name,
      advertisement,
      previous,
    } = getFragmentData(KrantOwnAdDialogFragmentDoc, advertiser);
    const before = getFragmentData(KrantPreviousSaleFragmentDoc, previous);
    const again = soldAgain(before, categories);
    if (!again) return undefined;
    const sale = saleOrOpen(advertisement);
    const { revision } = sale;
    const save = async (values: SaleValues, done: string, undo?: () => Promise<void>) => {
      try {
        const entry = { kind: 'ad' as const, editionId, advertiserId, name, revision, values };
        snackbar.show(savedText(await own.outbox.post(entry), done), { undo });
      } catch (error) {
        snackbar.show(`${name}: ${toApiError(error).message}`, { tone: 'error' });
        await own.reload();
      }
    };
    const open = valuesOf(sale);
    return () =>
      save({ ...open, ...again }, `${name} verkocht: ${soldText(before)}`, () =>
        // The outbox goes on from the version that the sale made.
        save(open, `${name} staat weer open`),
      );
  };
}
