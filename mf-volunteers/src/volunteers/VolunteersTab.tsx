import { ExportButtons, type ExportColumn } from 'kit/export';
import { todayInAmsterdam } from 'kit/format';
import {
  ListCard,
  LoadMoreButton,
  SavedViewsButton,
  useAddressText,
  useDebouncedValue,
  usePages,
} from 'kit/lists';
import { Button, EmptyState, PageActions, SearchField, Stack, Toolbar, VisuallyHidden } from 'kit/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { type VolunteersRowFragment, VolunteersRowFragmentDoc, VolunteersListDocument } from '../gql/graphql';
import { Loaded } from '../Loading';
import { AddVolunteerDialog, DeleteVolunteerDialog, EditVolunteerDialog } from './VolunteerDialogs';
import { type PersonAction, VolunteerTable } from './VolunteerTable';

type Doing = { what: 'add' } | { what: PersonAction; person: VolunteersRowFragment };

const exported: ExportColumn<VolunteersRowFragment>[] = [
  { header: 'Naam', value: ({ name }) => name },
  { header: 'E-mail', value: ({ email }) => email },
];

/** All volunteers, searched by the server. */
export function VolunteersTab() {
  const [text, setText] = useAddressText();
  const [doing, setDoing] = useState<Doing>();
  const search = useDebouncedValue(text.trim());
  const volunteers = useVolunteers(search);
  const dialog = { onDone: volunteers.reload, onClose: () => setDoing(undefined) };
  return (
    <Stack>
      <Toolbar data-no-print>
        <SearchField label="Zoek op naam of e-mail" value={text} onChange={setText} />
        <SavedViewsButton list="boerenploeg-vrijwilligers" />
        <PageActions
          primary={
            <Button icon={<Plus aria-hidden />} onClick={() => setDoing({ what: 'add' })}>
              Vrijwilliger toevoegen
            </Button>
          }
        />
      </Toolbar>
      <VolunteerList
        volunteers={volunteers}
        isNarrowed={search !== ''}
        onAction={(what, person) => setDoing({ what, person })}
      />
      {doing?.what === 'add' && <AddVolunteerDialog {...dialog} />}
      {doing?.what === 'edit' && <EditVolunteerDialog person={doing.person} {...dialog} />}
      {doing?.what === 'delete' && <DeleteVolunteerDialog person={doing.person} {...dialog} />}
    </Stack>
  );
}

const rowsOf = (people: readonly FragmentType<typeof VolunteersRowFragmentDoc>[]) =>
  getFragmentData(VolunteersRowFragmentDoc, people);

interface VolunteerListProps {
  volunteers: ReturnType<typeof useVolunteers>;
  isNarrowed: boolean;
  onAction: (what: PersonAction, person: VolunteersRowFragment) => void;
}

function VolunteerList({ volunteers, isNarrowed, onAction }: VolunteerListProps) {
  const { query, isStale, more, loadAll } = volunteers;
  return (
    <Loaded query={query} subject="De lijst met vrijwilligers">
      {({ volunteers: { edges, pageInfo, totalCount } }) => {
        const rows = rowsOf(edges.map(({ node }) => node));
        return (
          <ListCard
            title={totalCount === 1 ? '1 vrijwilliger' : `${totalCount} vrijwilligers`}
            aria-busy={isStale}
            actions={
              rows.length > 0 && (
                <ExportButtons
                  fileName={`boerenploeg-vrijwilligers-${todayInAmsterdam()}`}
                  columns={exported}
                  rows={rows}
                  allRows={pageInfo.hasNextPage ? async () => rowsOf(await loadAll()) : undefined}
                />
              )
            }
          >
            <VisuallyHidden role="status">
              {isNarrowed && !isStale && `${totalCount} gevonden`}
            </VisuallyHidden>
            {rows.length > 0 && <VolunteerTable people={rows} onAction={onAction} />}
            {rows.length === 0 && (
              <EmptyState
                title="Er zijn geen vrijwilligers om weer te geven."
                text={isNarrowed ? 'Zoek op een andere naam.' : 'Voeg de eerste vrijwilliger toe.'}
              />
            )}
            {!isStale && <LoadMoreButton pageInfo={pageInfo} onMore={more} onAll={loadAll} />}
          </ListCard>
        );
      }}
    </Loaded>
  );
}

/** The volunteers by name, searched by the server. */
function useVolunteers(search: string) {
  return usePages({ query: VolunteersListDocument, variables: { search }, field: 'volunteers' });
}
