import { Loaded } from 'kit/data';
import { downloadFile, saveBlob } from 'kit/download';
import { type ExportColumn, toWorkbook } from 'kit/export';
import { DownloadButton } from 'kit/files';
import { formatDateTime, todayInAmsterdam } from 'kit/format';
import { type ApolloClient, toApiError, useApolloClient, useQuery, useSave } from 'kit/graphql';
import { EditionSelect, PlainList, useRefetch } from 'kit/lists';
import { type Column, RowActions, Table } from 'kit/table';
import { Alert, Button, Card, Dialog, EmptyState, Spinner, Stack } from 'kit/ui';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { getFragmentData } from '../gql/fragment-masking';
import {
  ClubBackupDocument,
  type ClubBackupMemberFragment,
  ClubBackupMemberFragmentDoc,
  type ClubBackupQuery,
  ClubCreateReportDocument,
  ClubMemberRowFragmentDoc,
  ClubReportEditionsDocument,
  type ClubReportEditionsQuery,
  ClubReportsDocument,
  type ClubReportsQuery,
  type ClubReportType,
} from '../gql/graphql';
import { LongWorkDialog } from '../LongWorkDialog';
import { exportedColumns } from '../members/exportedColumns';
import { howPaid } from '../members/payments/paidYears';
import { useEditionChoice } from '../useEditionChoice';
import { useLongWork, type WorkWatch } from '../useLongWork';

/** Making reports of an edition, and those of the last 30 days. */
export function ReportsTab() {
  const query = useQuery(ClubReportEditionsDocument);
  return (
    <Loaded query={query} subject="De lijst met edities">
      {({ clubEditions }) =>
        clubEditions.length === 0 ? (
          <Card>
            <EmptyState title="Er is nog geen editie." text="Maak er eerst een bij Overzicht." />
          </Card>
        ) : (
          <Stack>
            <NewReport editions={clubEditions} />
            <RecentReports />
          </Stack>
        )
      }
    </Loaded>
  );
}

function NewReport({ editions }: { editions: ClubReportEditionsQuery['clubEditions'] }) {
  const { edition, choose } = useEditionChoice(editions);
  if (!edition) return null;
  return (
    <Card title="Rapport maken">
      <Edition>
        <EditionSelect editions={editions} value={edition.id} onChoose={choose} />
      </Edition>
      <Types>
        {reportTypes.map(({ type, title, text }) => (
          <li key={type}>
            <h3>{title}</h3>
            <p>{text}</p>
            <div>
              <CreateReport edition={edition} type={type} />
              {type === 'backup' && <BackupButton />}
            </div>
          </li>
        ))}
      </Types>
    </Card>
  );
}

const Edition = styled.div`
  max-width: 220px;
  margin-bottom: var(--s4);
`;

const Types = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(250px, 100%), 1fr));
  gap: var(--s3);
  li {
    display: flex;
    flex-direction: column;
    padding: var(--s4);
    border: 1px solid var(--line);
    border-radius: var(--r);
  }
  h3 {
    margin: 0 0 var(--s1);
    font-size: 17px;
  }
  p {
    flex: 1;
    margin: 0 0 var(--s3);
    color: var(--ink-2);
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
  }
`;

/** Every field of a member: what the list exports, and the rest. */
const backupColumns: readonly ExportColumn<ClubBackupMemberFragment>[] = [
  ...exportedColumns.map(({ header, value }) => ({
    header,
    value: (member: ClubBackupMemberFragment) => value(getFragmentData(ClubMemberRowFragmentDoc, member)),
  })),
  {
    header: 'Betalingen',
    value: ({ payments }) => payments.map((payment) => `${payment.year}: ${howPaid(payment)}`).join('\n'),
  },
  { header: 'Geanonimiseerd', value: ({ erased }) => (erased ? 'ja' : 'nee') },
  { header: 'Geschiedenis', value: ({ changeLog }) => changeLog.join('\n') },
];

/** Every member with every field as a workbook. */
function BackupButton() {
  const client = useApolloClient();
  const work = useLongWork(async (watch) => {
    const members = await allMembers(client, watch);
    const fileName = `club-back-up-${todayInAmsterdam()}`;
    const workbook = await toWorkbook({ fileName, columns: backupColumns, rows: members });
    watch.signal.throwIfAborted();
    saveBlob(workbook, `${fileName}.xlsx`);
  });
  return (
    <>
      <Button
        variant="ghost"
        icon={<FileSpreadsheet aria-hidden />}
        aria-label="Back-up als Excel"
        onClick={work.start}
      >
        Excel
      </Button>
      <LongWorkDialog title="Back-up als Excel" unit="leden" work={work} />
    </>
  );
}

/** Page by page, as many as the server gives at once. */
async function allMembers(
  client: ApolloClient,
  { onProgress, signal }: WorkWatch,
): Promise<ClubBackupMemberFragment[]> {
  const members: ClubBackupMemberFragment[] = [];
  let after: string | null = null;
  do {
    const page: ClubBackupQuery['clubMembers'] | undefined = (
      await client.query({
        query: ClubBackupDocument,
        variables: { after },
        fetchPolicy: 'no-cache',
      })
    ).data?.clubMembers;
    signal.throwIfAborted();
    if (!page) throw new Error('The list of members has no answer.');
    members.push(...page.edges.map(({ node }) => getFragmentData(ClubBackupMemberFragmentDoc, node)));
    onProgress(members.length, page.totalCount);
    after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
  } while (after);
  return members;
}

interface CreateReportProps {
  edition: { id: string; title: string };
  type: ClubReportType;
}

/** Has a report made as a Word file, and downloads it. */
function CreateReport({ edition, type }: CreateReportProps) {
  const title = titleOf(type);
  const { isBusy, error, create, close } = useCreateReport(edition, type);
  return (
    <>
      <Button
        variant="ghost"
        icon={<FileText aria-hidden />}
        aria-label={`${title} als Word`}
        onClick={create}
      >
        Word
      </Button>
      <Dialog
        isOpen={isBusy || error !== undefined}
        busy={isBusy}
        noClose
        onClose={close}
        title={`${title} ${edition.title}`}
        size={400}
        actions={
          error && (
            <>
              <Button variant="text" onClick={close}>
                Sluiten
              </Button>
              <Button onClick={create}>Opnieuw proberen</Button>
            </>
          )
        }
      >
        {isBusy && <Spinner text="Het rapport wordt gemaakt …" />}
        {error && (
          <Alert kind="error" title="Het rapport is niet gemaakt">
            {error}
          </Alert>
        )}
      </Dialog>
    </>
  );
}

function useCreateReport({ id, title }: CreateReportProps['edition'], type: ClubReportType) {
  const reload = useRefetch(['ClubReports']);
  const { save } = useSave(ClubCreateReportDocument, { done: `${titleOf(type)} ${title} is gemaakt` });
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const create = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const { createClubReport: report } = await save({ editionId: id, type });
      await reload();
      await downloadFile(report.file);
    } catch (failure) {
      setError(toApiError(failure).message);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, error, create: () => void create(), close: () => setError(undefined) };
}

/** The reports of the last 30 days, to download again. */
function RecentReports() {
  const query = useQuery(ClubReportsDocument);
  return (
    <Card title="Rapporten van de afgelopen 30 dagen">
      <Loaded query={query} subject="De lijst met rapporten">
        {({ clubReports }) =>
          clubReports.length === 0 ? (
            <EmptyState
              title="Er zijn nog geen rapporten."
              text="Wat je hierboven maakt, staat daarna hier."
            />
          ) : (
            <Table caption="Rapporten van de afgelopen 30 dagen" columns={columns} rows={clubReports} />
          )
        }
      </Loaded>
    </Card>
  );
}

const columns: Column<ClubReportsQuery['clubReports'][number]>[] = [
  { id: 'type', header: 'Rapport', keepWords: true, cell: ({ type }) => titleOf(type) },
  { id: 'edition', header: 'Editie', nowrap: true, cell: ({ edition }) => edition },
  { id: 'created', header: 'Gemaakt', nowrap: true, cell: ({ createdAt }) => formatDateTime(createdAt) },
  { id: 'creator', header: 'Door', keepWords: true, cell: ({ creator }) => creator },
  {
    id: 'actions',
    header: '',
    align: 'right',
    cell: ({ file, type, edition, createdAt }) => (
      <RowActions>
        <DownloadButton
          file={file}
          label={`${titleOf(type)} ${edition} van ${formatDateTime(createdAt)} downloaden`}
        />
      </RowActions>
    ),
  },
];

/** The reports there are, each with what is in it. */
const reportTypes: readonly { type: ClubReportType; title: string; text: string }[] = [
  {
    type: 'reception',
    title: 'Receptie',
    text: 'De jubilarissen van dit jaar, op aantal jaren: wie je op de receptie in het zonnetje zet.',
  },
  { type: 'totalPays', title: 'Alle betalers', text: 'Wie dit jaar heeft betaald, op achternaam.' },
  {
    type: 'homeVisit',
    title: 'Huisbezoek',
    text: 'Actieve leden die dit jaar nog niet hebben betaald, per straat, met een kolom om af te vinken.',
  },
  { type: 'backup', title: 'Back-up', text: 'Alle leden met alles wat van ze bekend is.' },
];

/** What a report is called. */
function titleOf(type: ClubReportType): string {
  return reportTypes.find((report) => report.type === type)?.title ?? type;
}
