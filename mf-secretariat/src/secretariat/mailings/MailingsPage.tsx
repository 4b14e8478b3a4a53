import { differingRows } from 'kit/conflict';
import { Loaded } from 'kit/data';
import { EditLock } from 'kit/editing';
import { FormNumberField } from 'kit/fields';
import { formatDateTime } from 'kit/format';
import { useQuery, useSave } from 'kit/graphql';
import { PagedCard, useAddressRow, usePages } from 'kit/lists';
import { useUser } from 'kit/session';
import { type Column, Table } from 'kit/table';
import { PageTitle, Stack, Tag, Card } from 'kit/ui';
import { number, object } from 'yup';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  type SecretariatMailingRowFragment,
  SecretariatMailingRowFragmentDoc,
  SecretariatMailingsDocument,
  SecretariatMailingSettingsDocument,
  SecretariatUpdateMailingSettingsDocument,
} from '../../gql/graphql';
import { MailingDetails, mailingStates, sentText } from './MailingDetails';

type Row = SecretariatMailingRowFragment;

/** What was written to many, with what became of it: one's own, and what was sent by a right that one holds. */
export function MailingsPage() {
  const pages = usePages({ query: SecretariatMailingsDocument, variables: {}, field: 'mailings' });
  const row = useAddressRow();
  const user = useUser();
  return (
    <Stack>
      <PageTitle sub="Wat naar velen ging, ieder in een eigen mail, en wat er aankwam">
        Verstuurde mail
      </PageTitle>
      <Loaded query={pages.query} subject="De verstuurde mail">
        {({ mailings }) => (
          <PagedCard
            pages={pages}
            list={mailings}
            rowsOf={(nodes) => getFragmentData(SecretariatMailingRowFragmentDoc, nodes)}
            nouns={['mail', 'mails']}
            fileName="verstuurde-mail"
            exported={[
              { header: 'Onderwerp', value: ({ subject }) => subject },
              { header: 'Aan', value: ({ title }) => title },
              { header: 'Door', value: ({ creator }) => creator },
              { header: 'Verstuurd', value: ({ sentAt }) => formatDateTime(sentAt) },
              { header: 'Ontvangers', value: ({ recipientCount }) => recipientCount },
              { header: 'Aangekomen', value: ({ sentCount }) => sentCount },
              { header: 'Mislukt', value: ({ failedCount }) => failedCount },
            ]}
            isNarrowed={false}
            empty={{
              title: 'Er is nog niets verstuurd.',
              text: 'Wat jij of je team naar velen mailt, komt hier te staan.',
            }}
          >
            {(rows) => (
              <Table
                caption="Verstuurde mail"
                columns={columns}
                rows={rows}
                rowKey={({ id }) => id}
                {...row}
                details={{
                  name: ({ subject }) => subject,
                  render: ({ id }) => <MailingDetails id={id} onChanged={pages.reload} />,
                }}
              />
            )}
          </PagedCard>
        )}
      </Loaded>
      {user.role === 'Admin' && <PerHourCard />}
    </Stack>
  );
}

// Not sortable: newest first, and there may be more.
const columns: Column<Row>[] = [
  { id: 'subject', header: 'Onderwerp', keepWords: true, cell: ({ subject }) => subject },
  {
    id: 'to',
    header: 'Aan',
    keepWords: true,
    phone: 'line',
    cell: ({ title, recipientCount }) => `${title} (${recipientCount})`,
  },
  { id: 'by', header: 'Door', keepWords: true, phone: 'line', cell: ({ creator }) => creator },
  {
    id: 'at',
    header: 'Verstuurd',
    nowrap: true,
    phone: 'line',
    cell: ({ sentAt }) => formatDateTime(sentAt),
  },
  {
    id: 'state',
    header: 'Stand',
    keepWords: true,
    cell: (row) => (
      <span>
        {row.state !== 'done' && <Tag>{mailingStates[row.state]}</Tag>} {sentText(row)}
      </span>
    ),
  },
];

/** As on the server. */
const [LEAST, MOST] = [10, 5000];
const schema = object({
  perHour: number().required('Verplicht').min(LEAST, `Minstens ${LEAST}`).max(MOST, `Hoogstens ${MOST}`),
});
const label = 'Mails per uur';

/** For Admins: how many mails go out in an hour, as the mail server allows. */
export function PerHourCard() {
  const query = useQuery(SecretariatMailingSettingsDocument, { fetchPolicy: 'cache-and-network' });
  const { save } = useSave(SecretariatUpdateMailingSettingsDocument);
  return (
    <Loaded query={query} subject="De instelling">
      {({ mailingSettings }) => (
        <Card>
          <EditLock
            title="Hoeveel mail er per uur uitgaat"
            read={<p>{`Hoogstens ${mailingSettings.perHour} mails per uur, over het hele portaal.`}</p>}
            record={mailingSettings}
            schema={schema}
            valuesOf={({ perHour }) => ({ perHour })}
            send={({ revision }, { perHour }) => save({ revision, settings: { perHour } })}
            fetchLatest={async () => (await query.refetch()).data?.mailingSettings}
            differences={({ perHour }, theirs) =>
              differingRows(
                { perHour: label },
                { perHour: String(perHour) },
                { perHour: String(theirs.perHour) },
              )
            }
          >
            <FormNumberField name="perHour" label={label} />
          </EditLock>
        </Card>
      )}
    </Loaded>
  );
}
