import { Loaded } from 'kit/data';
import { formatDateTime } from 'kit/format';
import { PagedCard, useAddressRow, usePages } from 'kit/lists';
import { useUser } from 'kit/session';
import { type Column, Table } from 'kit/table';
import { PageTitle, Stack, Tag } from 'kit/ui';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  type SecretariatMailingRowFragment,
  SecretariatMailingRowFragmentDoc,
  SecretariatMailingsDocument,
} from '../../gql/graphql';
import { MailingDetails, mailingStates, sentText } from './MailingDetails';
import { PerHourCard } from './PerHourCard';

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
