import { Loaded, Tabs } from 'kit/data';
import { DeleteDialog } from 'kit/editing';
import { formatDateTime } from 'kit/format';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { LinedList, PagedCard, usePages, useTabParam } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Alert, Button, Card, IconButton, PageTitle, phone, useMediaQuery, useSnackbar } from 'kit/ui';
import { RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  type JobState,
  SecretariatDropJobDocument,
  type SecretariatJobRowFragment,
  SecretariatJobRowFragmentDoc,
  SecretariatJobsDocument,
  SecretariatPausedAddressesDocument,
  SecretariatResumeAddressDocument,
  SecretariatRetryJobDocument,
  SecretariatStorageStateDocument,
  type SecretariatStorageStateQuery,
} from '../../gql/graphql';

/** The states, in the order of the choice. */
const jobStateLabels: Readonly<Record<JobState, string>> = {
  failed: 'Mislukt',
  running: 'Wacht of loopt',
  done: 'Klaar',
  cancelled: 'Afgebroken',
};

/** What a job is, in words: its kind, and which one of that kind. */
function jobTitle({ title, label }: Pick<SecretariatJobRowFragment, 'title' | 'label'>): string {
  return label ? `${title}: ${label}` : title;
}

type Row = SecretariatJobRowFragment;

interface JobTableProps {
  rows: readonly Row[];
  /** Brings the list up to date. */
  onChanged: () => Promise<unknown>;
}

/** Jobs, newest first; a failed one can be tried again, and dropped when it does not come back by itself. */
function JobTable({ rows, onChanged }: JobTableProps) {
  const snackbar = useSnackbar();
  const [dropping, setDropping] = useState<Row>();
  const retry = useSave(SecretariatRetryJobDocument, { done: 'De taak wordt opnieuw geprobeerd' });
  const drop = useSave(SecretariatDropJobDocument, { done: 'Taak weggegooid' });
  const tryAgain = async ({ id }: Row) => {
    await retry.save({ id }).catch((error: unknown) => snackbar.show(toApiError(error).message));
    await onChanged();
  };
  return (
    <>
      <Table
        caption="Achtergrondtaken"
        columns={columns((row) => void tryAgain(row), setDropping)}
        rows={rows}
      />
      <DeleteDialog
        isOpen={dropping !== undefined}
        question="Taak weggooien?"
        onDelete={async () => {
          if (dropping) await drop.save({ id: dropping.id });
          await onChanged();
        }}
        onClose={() => setDropping(undefined)}
      >
        {dropping &&
          `${jobTitle(dropping)}${dropping.subject ? ` (${dropping.subject})` : ''} wordt niet meer gedaan.`}
      </DeleteDialog>
    </>
  );
}

/** Not sortable: newest first, and there may be more. */
function columns(onRetry: (row: Row) => void, onDrop: (row: Row) => void): Column<Row>[] {
  return [
    { id: 'title', header: 'Taak', keepWords: true, cell: jobTitle },
    { id: 'subject', header: 'Over', phone: 'line', cell: ({ subject }) => subject },
    { id: 'message', header: 'Reden', keepWords: true, cell: ({ message }) => message },
    { id: 'tries', header: 'Mislukt', align: 'right', nowrap: true, cell: ({ failedTries }) => failedTries },
    {
      id: 'added',
      header: 'Sinds',
      nowrap: true,
      phone: 'line',
      cell: ({ addedAt }) => formatDateTime(addedAt),
    },
    {
      id: 'next',
      header: 'Volgende keer',
      nowrap: true,
      cell: ({ nextRunAt }) => nextRunAt && formatDateTime(nextRunAt),
    },
    {
      id: 'actions',
      header: '',
      align: 'right',
      cell: (row) => (
        <Actions data-no-print>
          {(row.state === 'failed' || (row.every !== null && row.failedTries > 0)) && (
            <IconButton aria-label={`${jobTitle(row)} opnieuw proberen`} onClick={() => onRetry(row)}>
              <RotateCw aria-hidden />
            </IconButton>
          )}
          {row.state === 'failed' && (
            <IconButton aria-label={`${jobTitle(row)} weggooien`} onClick={() => onDrop(row)}>
              <Trash2 aria-hidden />
            </IconButton>
          )}
        </Actions>
      ),
    },
  ];
}

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: var(--s1);
`;

const states = Object.keys(jobStateLabels) as JobState[];

/** What the portal does in the background, for Admins: what failed is tried again or dropped here. */
export function JobsPage() {
  const [selected, select] = useTabParam('failed');
  const onPhone = useMediaQuery(phone);
  const notices = (
    <>
      <StorageState />
      <PausedAddresses />
    </>
  );
  return (
    <>
      <PageTitle sub="Mail, brieven, facturen en wat elke nacht gebeurt">Achtergrondtaken</PageTitle>
      {!onPhone && notices}
      <Tabs
        selected={selected}
        onSelect={select}
        label="Achtergrondtaken"
        items={states.map((state) => ({
          id: state,
          title: jobStateLabels[state],
          content: <JobList key={state} state={state} />,
        }))}
      />
      {onPhone && notices}
    </>
  );
}

function JobList({ state }: { state: JobState }) {
  const pages = usePages({ query: SecretariatJobsDocument, variables: { state }, field: 'jobs' });
  return (
    <Loaded query={pages.query} subject="De lijst met taken">
      {({ jobs }) => (
        <PagedCard
          pages={pages}
          list={jobs}
          rowsOf={(nodes) => getFragmentData(SecretariatJobRowFragmentDoc, nodes)}
          nouns={['taak', 'taken']}
          fileName="achtergrondtaken"
          exported={[
            { header: 'Taak', value: jobTitle },
            { header: 'Over', value: ({ subject }) => subject },
            { header: 'Reden', value: ({ message }) => message },
            { header: 'Mislukte pogingen', value: ({ failedTries }) => failedTries },
            { header: 'Sinds', value: ({ addedAt }) => formatDateTime(addedAt) },
          ]}
          isNarrowed={false}
          empty={
            state === 'failed'
              ? { title: 'Er is niets mislukt.', text: 'Mail of werk dat niet lukt, komt hier te staan.' }
              : { title: 'Er zijn geen taken.' }
          }
        >
          {(rows) => <JobTable rows={rows} onChanged={pages.reload} />}
        </PagedCard>
      )}
    </Loaded>
  );
}

/** For Admins: the addresses that get no mail any more, with a button that ends that. Nothing when there are none. */
function PausedAddresses() {
  const { data, error, refetch } = useQuery(SecretariatPausedAddressesDocument);
  const snackbar = useSnackbar();
  const resume = useSave(SecretariatResumeAddressDocument, {
    done: 'Het adres krijgt weer mail',
    update: (cache, { resumeAddress }) =>
      void cache.updateQuery({ query: SecretariatPausedAddressesDocument }, (shown) =>
        shown ? { pausedAddresses: shown.pausedAddresses.filter(({ id }) => id !== resumeAddress) } : shown,
      ),
  });
  const goOn = async (id: string) => {
    await resume.save({ id }).catch(async (failure: unknown) => {
      snackbar.show(toApiError(failure).message);
      // Somebody else was first, perhaps.
      await refetch().catch(() => undefined);
    });
  };
  if (error) return <Alert kind="warning">Welke adressen gepauzeerd zijn, kon niet worden opgehaald.</Alert>;
  if (!data || data.pausedAddresses.length === 0) return null;
  return (
    <Card title="Adressen zonder mail">
      <p>De mailserver weigerde deze adressen drie keer. Verbeter het adres, of laat de mail weer gaan.</p>
      <LinedList>
        {data.pausedAddresses.map(({ id, address, lastCode, lastAt }) => (
          <PausedAddress key={id}>
            <span>
              {address} ({lastCode}, {formatDateTime(lastAt)})
            </span>
            <Button
              size="small"
              variant="ghost"
              aria-label={`${address} weer mail sturen`}
              onClick={() => void goOn(id)}
            >
              Weer mail sturen
            </Button>
          </PausedAddress>
        ))}
      </LinedList>
    </Card>
  );
}

const PausedAddress = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2);
  overflow-wrap: anywhere;
`;

/** One that is made each night and is older than this was missed. */
const OLD_MS = 36 * 3_600_000;
const MEGABYTE = 1024 * 1024;
const oneDecimal = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** For Admins: when the last backup was made, with a warning when that is long ago; and whether the disk gets full. */
function StorageState() {
  const [openedAt] = useState(Date.now);
  const { data, error } = useQuery(SecretariatStorageStateDocument);
  if (error) return <Alert kind="warning">Of er een back-up is, kon niet worden opgehaald.</Alert>;
  if (!data) return null;
  const { latestBackup, diskSpace } = data;
  const isOld = latestBackup && openedAt - new Date(latestBackup.madeAt).getTime() > OLD_MS;
  return (
    <>
      {diskSpace?.isLow && (
        <Alert kind={diskSpace.isFull ? 'error' : 'warning'}>{describeRoom(diskSpace)}</Alert>
      )}
      <Alert kind={isOld ? 'warning' : 'info'}>
        {latestBackup
          ? `Laatste back-up: ${describe(latestBackup)}.${isOld ? ' Dat is langer dan een dag geleden.' : ''}`
          : 'Er is nog geen back-up gemaakt.'}
      </Alert>
    </>
  );
}

type Backup = NonNullable<SecretariatStorageStateQuery['latestBackup']>;

function describe({ madeAt, size, isVerified }: Backup): string {
  const checked = isVerified ? 'teruggelezen en vergeleken' : 'versleuteld';
  return `${formatDateTime(madeAt)}, ${oneDecimal.format(size / MEGABYTE)} MB, ${checked}`;
}

type Disk = NonNullable<SecretariatStorageStateQuery['diskSpace']>;

function describeRoom({ free, isFull }: Disk): string {
  const room = `nog ${oneDecimal.format(free / MEGABYTE / 1024)} GB vrij`;
  return isFull
    ? `De schijf is bijna vol (${room}): er komen geen bestanden meer bij tot er ruimte is.`
    : `De schijf raakt vol: ${room}.`;
}
