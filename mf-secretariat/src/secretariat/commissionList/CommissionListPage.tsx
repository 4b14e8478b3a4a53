import { Loaded } from 'kit/data';
import { ConfirmActionDialog } from 'kit/editing';
import type { ExportColumn } from 'kit/export';
import { todayInAmsterdam } from 'kit/format';
import { useQuery, useReversible, useSave } from 'kit/graphql';
import { filterRows, ListToolbar, useAddressText, useAddressSort } from 'kit/lists';
import { hasPermission, useSession, useUser } from 'kit/session';
import { type Column, RowActions, Table } from 'kit/table';
import { Button, Card, EmptyState, PageActions, PageTitle, Skeleton, IconButton } from 'kit/ui';
import { Archive, Pencil } from 'lucide-react';
import { useState } from 'react';

import {
  SecretariatArchiveCommissionDocument,
  SecretariatCommissionListDocument,
  SecretariatOldCommissionsDocument,
  SecretariatRestoreCommissionDocument,
} from '../../gql/graphql';
import { AddCommissionDialog, EditCommissionDialog } from './CommissionDialogs';
import { type ListedCommission, withFailure } from './commissionValues';
import { OldCommissions } from './OldCommissions';

type Doing = { what: 'add' } | { what: 'edit' | 'archive'; row: ListedCommission };

const exported: ExportColumn<ListedCommission>[] = [
  { header: 'Nummer', value: ({ index }) => index },
  { header: 'Naam', value: ({ name }) => name },
  { header: 'Voorzitter', value: leaders },
  { header: 'Leden', value: others },
];
const searched = (commission: ListedCommission) => exported.map(({ value }) => value(commission)).join(' ');

/** The committees; who has the DB permission or manages users also keeps them. */
export function CommissionListPage() {
  const user = useUser();
  const manages = user.isDB || hasPermission(user, 'secGebruikers');
  const { list, old, reload } = useCommissions(manages);
  const archive = useArchive(reload);
  const [doing, setDoing] = useState<Doing>();
  const close = () => setDoing(undefined);
  return (
    <>
      <PageTitle
        actions={
          manages && (
            <PageActions
              primary={<Button onClick={() => setDoing({ what: 'add' })}>Commissie toevoegen</Button>}
            />
          )
        }
      >
        Commissielijst
      </PageTitle>
      <Loaded query={list} subject="De commissielijst" skeleton={<Skeleton rows={12} height={56} />}>
        {({ commissions }) => (
          <Commissions
            commissions={commissions}
            actions={
              manages
                ? {
                    onEdit: (row) => setDoing({ what: 'edit', row }),
                    onArchive: (row) => setDoing({ what: 'archive', row }),
                  }
                : undefined
            }
          />
        )}
      </Loaded>
      {manages && <OldCommissions query={old} onRestored={reload} />}
      <AddCommissionDialog
        others={list.data?.commissions ?? []}
        isOpen={doing?.what === 'add'}
        onSaved={reload}
        onClose={close}
      />
      {doing?.what === 'archive' && (
        <ConfirmActionDialog
          isOpen
          question={`${doing.row.name} archiveren?`}
          confirmLabel="Archiveren"
          hangsOn={{ kind: 'Commission', id: doing.row.id }}
          onConfirm={() => archive(doing.row)}
          onClose={close}
        >
          Alles blijft bewaard. De pagina gaat uit het menu van de leden, tot de commissie wordt teruggezet.
        </ConfirmActionDialog>
      )}
      {doing?.what === 'edit' && (
        <EditCommissionDialog
          commission={doing.row}
          fetchLatest={async () =>
            (await list.refetch()).data?.commissions.find(({ id }) => id === doing.row.id)
          }
          onSaved={reload}
          onClose={close}
        />
      )}
    </>
  );
}

/** Both lists, and how the screen follows a change: the menu shows the committees of who is signed in. */
function useCommissions(manages: boolean) {
  const { refresh } = useSession();
  const list = useQuery(SecretariatCommissionListDocument, { fetchPolicy: 'cache-and-network' });
  const old = useQuery(SecretariatOldCommissionsDocument, {
    fetchPolicy: 'cache-and-network',
    skip: !manages,
  });
  const reload = () => Promise.allSettled([list.refetch(), old.refetch(), refresh()]);
  return { list, old, reload };
}

type CommissionsProps = Pick<CommissionTableProps, 'commissions' | 'actions'>;

function Commissions({ commissions, actions }: CommissionsProps) {
  const [text, setText] = useAddressText();
  const shown = filterRows(commissions, text, searched);
  if (commissions.length === 0) {
    return (
      <EmptyState
        title="Er zijn nog geen commissies."
        text={actions ? 'Voeg de eerste commissie toe.' : 'Het bestuur voegt ze toe.'}
      />
    );
  }
  return (
    <>
      <ListToolbar
        label="Zoek in de commissielijst"
        list="commissielijst"
        text={text}
        onText={setText}
        fileName={`commissielijst-${todayInAmsterdam()}`}
        columns={exported}
        rows={shown}
      />
      {shown.length === 0 ? (
        <EmptyState title="Geen commissie gevonden" text="Zoek op een ander deel van nummer of naam." />
      ) : (
        <Card>
          <CommissionTable commissions={shown} actions={actions} />
        </Card>
      )}
    </>
  );
}

/**
 * Archiving, which can be taken back: nothing is thrown away, but its page leaves the menu of its members.
 * @param reload brings the page up to date
 */
function useArchive(reload: () => Promise<unknown>): (commission: ListedCommission) => Promise<void> {
  const reversibly = useReversible();
  const { save: archive } = useSave(SecretariatArchiveCommissionDocument);
  const { save: restore } = useSave(SecretariatRestoreCommissionDocument);
  return ({ id, revision, name }) =>
    reversibly({
      act: async () => (await withFailure(archive({ id, revision }))).archiveCommission,
      done: `${name} gearchiveerd; de pagina is uit het menu van de leden`,
      undo: (archived) => withFailure(restore({ id: archived.id, revision: archived.revision })),
      undone: 'Commissie teruggezet',
      reload,
    });
}

const namesOf = (people: readonly { name: string }[]) => people.map(({ name }) => name).join(', ') || '-';

/** Who leads a committee, by name. */
export function leaders({ preces }: ListedCommission): string {
  return namesOf(preces);
}

/** Its other members, by name. */
export function others({ members }: ListedCommission): string {
  return namesOf(members);
}

/** The props of CommissionTable. */
export interface CommissionTableProps {
  commissions: readonly ListedCommission[];
  /** What a manager may do with a row; for others there are no buttons. */
  actions?: {
    onEdit: (commission: ListedCommission) => void;
    onArchive: (commission: ListedCommission) => void;
  };
}

/** The committees with their people, by number. */
export function CommissionTable({ commissions, actions }: CommissionTableProps) {
  const columns: Column<ListedCommission>[] = [
    { id: 'index', header: 'Nummer', cell: ({ index }) => index, sortValue: ({ index }) => index },
    { id: 'name', header: 'Naam', keepWords: true, cell: ({ name }) => name, sortValue: ({ name }) => name },
    { id: 'preces', header: 'Voorzitter', keepWords: true, cell: leaders, sortValue: leaders },
    { id: 'members', header: 'Leden', phone: 'rest', cell: others, sortValue: others },
  ];
  if (actions) {
    columns.push({
      id: 'actions',
      header: '',
      align: 'right',
      cell: (commission) => (
        <RowActions>
          <IconButton aria-label={`${commission.name} aanpassen`} onClick={() => actions.onEdit(commission)}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton
            aria-label={`${commission.name} archiveren`}
            onClick={() => actions.onArchive(commission)}
          >
            <Archive aria-hidden />
          </IconButton>
        </RowActions>
      ),
    });
  }
  return (
    <Table
      caption="Commissielijst"
      columns={columns}
      rows={commissions}
      rowKey={({ id }) => id}
      {...useAddressSort({ column: 'index' })}
    />
  );
}
