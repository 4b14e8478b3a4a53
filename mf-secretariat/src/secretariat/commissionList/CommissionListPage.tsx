import { differingRows } from 'kit/conflict';
import { Loaded } from 'kit/data';
import { ChangeLog, ConfirmActionDialog, EditDialog, FormDialog } from 'kit/editing';
import type { ExportColumn } from 'kit/export';
import { FormSelect } from 'kit/fields';
import { todayInAmsterdam } from 'kit/format';
import { ApiError, toApiError, useQuery, useReversible, useSave } from 'kit/graphql';
import { filterRows, ListToolbar, useAddressSort, useAddressText } from 'kit/lists';
import { emptyValues, labelsOf, pickValues, RecordInputs, schemaOf } from 'kit/records';
import { hasPermission, useSession, useUser } from 'kit/session';
import { type Column, RowActions, Table } from 'kit/table';
import { Button, Card, EmptyState, IconButton, PageActions, PageTitle, Skeleton } from 'kit/ui';
import { Archive, Pencil } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  type CommissionInput,
  SecretariatAddCommissionDocument,
  SecretariatArchiveCommissionDocument,
  type SecretariatCommissionFormFragment,
  SecretariatCommissionFormFragmentDoc,
  SecretariatCommissionListDocument,
  type SecretariatCommissionListQuery,
  SecretariatCommissionLogsDocument,
  SecretariatEditCommissionDocument,
  SecretariatOldCommissionsDocument,
  type SecretariatOldCommissionsQuery,
  SecretariatRestoreCommissionDocument,
  SecretariatStartDraaiboekDocument,
} from '../../gql/graphql';
import { RestoreList, RestoreRow } from '../RestoreList';
import { commissionFields, type CommissionValues } from './commissionFields';

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
  const list = useQuery(SecretariatCommissionListDocument);
  const old = useQuery(SecretariatOldCommissionsDocument, {
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
      {...useAddressSort({ column: 'index' })}
    />
  );
}

interface AddProps {
  /** Whose draaiboek it can begin with. */
  others: readonly { id: string; index: number; name: string }[];
  isOpen: boolean;
  /** Brings the page up to date. */
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

type NewValues = CommissionValues & { from: string };

/** A new committee, whose draaiboek can begin with that of another. */
function AddCommissionDialog({ others, isOpen, onSaved, onClose }: AddProps) {
  const { save } = useSave(SecretariatAddCommissionDocument, { done: 'Commissie toegevoegd' });
  const { save: start } = useSave(SecretariatStartDraaiboekDocument);
  return (
    <FormDialog<NewValues>
      title="Commissie toevoegen"
      isOpen={isOpen}
      onClose={onClose}
      schema={commissionSchema}
      incompleteMessage={INCOMPLETE}
      initialValues={{ ...newCommission, from: '' }}
      onSubmit={async ({ from, ...values }) => {
        // Sent again, because the draaiboek failed, it is answered with the committee that is there.
        const { addCommission } = await withFailure(save({ commission: commissionInput(values) }));
        if (from) await withFailure(start({ commissionId: addCommission.id, from }));
        await onSaved();
      }}
    >
      <RecordInputs fields={commissionFields} />
      <FormSelect
        name="from"
        label="Draaiboek overnemen van"
        placeholder="Geen: leeg beginnen"
        options={others.map(({ id, index, name }) => ({ value: id, label: `${index} - ${name}` }))}
      />
    </FormDialog>
  );
}

interface EditProps {
  commission: FragmentType<typeof SecretariatCommissionFormFragmentDoc>;
  /** The committee as it is now on the server. */
  fetchLatest: () => Promise<FragmentType<typeof SecretariatCommissionFormFragmentDoc> | undefined>;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

/** Changes a committee. */
function EditCommissionDialog({ commission: masked, fetchLatest, onSaved, onClose }: EditProps) {
  const commission = getFragmentData(SecretariatCommissionFormFragmentDoc, masked);
  const { save } = useSave(SecretariatEditCommissionDocument, { done: 'Commissie aangepast' });
  return (
    <EditDialog<SecretariatCommissionFormFragment, CommissionValues>
      title="Commissie aanpassen"
      onClose={onClose}
      schema={commissionSchema}
      incompleteMessage={INCOMPLETE}
      record={commission}
      valuesOf={commissionValues}
      send={async ({ id, revision }, values) => {
        await withFailure(save({ id, revision, commission: commissionInput(values) }));
        await onSaved();
      }}
      fetchLatest={async () => getFragmentData(SecretariatCommissionFormFragmentDoc, await fetchLatest())}
      differences={(mine, theirs) =>
        differingRows(labelsOf<CommissionValues>(commissionFields), mine, commissionValues(theirs))
      }
    >
      <RecordInputs fields={commissionFields} />
      <History id={commission.id} />
    </EditDialog>
  );
}

function History({ id }: { id: string }) {
  const { data } = useQuery(SecretariatCommissionLogsDocument);
  return <ChangeLog lines={data?.commissions.find((each) => each.id === id)?.changeLog ?? []} />;
}

/** The props of OldCommissions. */
interface OldCommissionsProps {
  query: {
    data?: SecretariatOldCommissionsQuery;
    error?: Error;
    refetch: () => Promise<unknown>;
  };
  /** Brings the page up to date. */
  onRestored: () => Promise<unknown>;
}

/** The archived committees, which can be brought back. */
function OldCommissions({ query, onRestored }: OldCommissionsProps) {
  return (
    <Below title="Oude commissies" data-no-print>
      <Loaded query={query} subject="De lijst met oude commissies">
        {({ oldCommissions }) =>
          oldCommissions.length === 0 ? (
            <EmptyState
              title="Er zijn geen oude commissies."
              text="Een gearchiveerde commissie staat hier."
            />
          ) : (
            <RestoreList>
              {oldCommissions.map((commission) => (
                <OldCommission key={commission.id} commission={commission} onRestored={onRestored} />
              ))}
            </RestoreList>
          )
        }
      </Loaded>
    </Below>
  );
}

interface OldCommissionProps {
  commission: SecretariatOldCommissionsQuery['oldCommissions'][number];
  onRestored: () => Promise<unknown>;
}

function OldCommission({ commission: { id, index, name, revision }, onRestored }: OldCommissionProps) {
  const { save } = useSave(SecretariatRestoreCommissionDocument, { done: 'Commissie teruggezet' });
  // Also after a refusal the page is read anew: then it is not what it was.
  const restore = async () => {
    try {
      await withFailure(save({ id, revision }));
    } finally {
      await onRestored();
    }
  };
  return (
    <RestoreRow name={name} onRestore={restore}>
      {index} - {name}
    </RestoreRow>
  );
}

const Below = styled(Card)`
  margin-top: var(--s5);
`;

/** A committee as the list has it. */
type ListedCommission = SecretariatCommissionListQuery['commissions'][number];

/** What is said when a number or name is missing. */
const INCOMPLETE = 'Please fill in all required fields.';

const SAVE_FAILED = 'An error occurred while saving the commission';

/** Checks the form of a committee. */
const commissionSchema = schemaOf<CommissionValues>(commissionFields);

/** The form of a new committee. */
const newCommission = emptyValues<CommissionValues>(commissionFields);

/** The values of a stored committee. */
function commissionValues(commission: SecretariatCommissionFormFragment): CommissionValues {
  return pickValues<CommissionValues>(commissionFields, commission);
}

/** What is sent of a committee; the schema has seen to it that there is a number. */
function commissionInput(values: CommissionValues): CommissionInput {
  const { index, ...texts } = pickValues<CommissionValues>(commissionFields, values);
  return { ...texts, index: Number(index) };
}

/** A save that fails in the foundation's words when the server said nothing. @throws ApiError */
async function withFailure<Data>(save: Promise<Data>): Promise<Data> {
  try {
    return await save;
  } catch (error) {
    const refusal = toApiError(error);
    throw refusal.code === 'NETWORK' || !refusal.message ? new ApiError(SAVE_FAILED, refusal.code) : refusal;
  }
}
