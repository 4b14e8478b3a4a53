import { Loaded } from 'kit/data';
import { ExportButtons } from 'kit/export';
import { todayInAmsterdam } from 'kit/format';
import { LoadMoreButton, Stack, useDebouncedValue } from 'kit/lists';
import { Button, Card, EmptyState, Skeleton, VisuallyHidden } from 'kit/ui';
import { EuroIcon, Plus, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { ClubMemberRowFragmentDoc } from '../gql/graphql';
import { exportedColumns } from './exportedColumns';
import { AddMemberDialog } from './MemberDialogs';
import { countFilters, filterOf, firstFilters } from './memberFilter';
import { MemberFilters } from './MemberFilters';
import { MemberTable } from './MemberTable';
import { AddPaymentDialog } from './PaymentDialogs';
import { useMembers } from './useMembers';
import { WaitingAlert } from './WaitingAlert';

// With what reads CSV.
const ImportPage = lazy(async () => ({ default: (await import('../import/ImportPage')).ImportPage }));

type Doing = 'add' | 'pay' | 'import';

/** The members of the club (spec 3, section 2, "Club membership screen"). */
export function MembersTab() {
  const [text, setText] = useState('');
  const [filters, setFilters] = useState(firstFilters);
  const [doing, setDoing] = useState<Doing>();
  const search = useDebouncedValue(text.trim());
  const members = useMembers(filterOf(filters, search));
  const dialog = { onDone: members.reload, onClose: () => setDoing(undefined) };
  // In the place of the list: a wizard has a question per screen.
  if (doing === 'import') {
    return (
      <Suspense fallback={<Skeleton rows={4} />}>
        <ImportPage {...dialog} />
      </Suspense>
    );
  }
  return (
    <Stack>
      <Buttons data-no-print>
        <Button icon={<Plus aria-hidden />} onClick={() => setDoing('add')}>
          Nieuw lid
        </Button>
        <Button variant="ghost" icon={<EuroIcon aria-hidden />} onClick={() => setDoing('pay')}>
          Betaling invoeren
        </Button>
        <Button variant="ghost" icon={<Upload aria-hidden />} onClick={() => setDoing('import')}>
          Importeren
        </Button>
      </Buttons>
      {!filters.waiting && (
        <WaitingAlert onShow={() => setFilters({ ...firstFilters(), who: 'all', waiting: true })} />
      )}
      <MemberFilters text={text} onText={setText} filters={filters} onFilters={setFilters} />
      <MemberList members={members} isNarrowed={search !== '' || countFilters(filters) > 0} />
      {doing === 'add' && <AddMemberDialog {...dialog} />}
      {doing === 'pay' && <AddPaymentDialog {...dialog} />}
    </Stack>
  );
}

const rowsOf = (members: readonly FragmentType<typeof ClubMemberRowFragmentDoc>[]) =>
  getFragmentData(ClubMemberRowFragmentDoc, members);

interface MemberListProps {
  members: ReturnType<typeof useMembers>;
  isNarrowed: boolean;
}

function MemberList({ members: { query, isStale, more, reload, loadAll }, isNarrowed }: MemberListProps) {
  return (
    <Loaded query={query} subject="De ledenlijst">
      {({ clubMembers: { edges, pageInfo, totalCount } }) => {
        const rows = rowsOf(edges.map(({ node }) => node));
        return (
          <Card
            title={totalCount === 1 ? '1 lid' : `${totalCount} leden`}
            aria-busy={isStale}
            actions={
              <ExportButtons
                fileName={`club-leden-${todayInAmsterdam()}`}
                columns={exportedColumns}
                rows={rows}
                allRows={pageInfo.hasNextPage ? async () => rowsOf(await loadAll()) : undefined}
              />
            }
          >
            <VisuallyHidden role="status">
              {isNarrowed && !isStale && `${totalCount} gevonden`}
            </VisuallyHidden>
            {rows.length > 0 && <MemberTable members={rows} onChanged={reload} />}
            {rows.length === 0 && <NoMembers isNarrowed={isNarrowed} />}
            {!isStale && <LoadMoreButton pageInfo={pageInfo} onMore={more} />}
          </Card>
        );
      }}
    </Loaded>
  );
}

function NoMembers({ isNarrowed }: { isNarrowed: boolean }) {
  return isNarrowed ? (
    <EmptyState title="Geen lid gevonden" text="Zoek op iets anders, of wis de filters." />
  ) : (
    <EmptyState title="Er zijn nog geen leden." text="Voeg een lid toe, of importeer een lijst." />
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
`;
