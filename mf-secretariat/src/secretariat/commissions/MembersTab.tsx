import { Loaded } from 'kit/data';
import { useQuery } from 'kit/graphql';
import { EmailLink, PhoneLink } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Card, EmptyState, Tag } from 'kit/ui';

import {
  SecretariatCommissionMembersDocument,
  type SecretariatCommissionMembersQuery,
} from '../../gql/graphql';
import { useCommission } from '../useCommission';

type Member = SecretariatCommissionMembersQuery['commissionMembers'][number];

/** Who is in the committee and how to reach them. */
export function MembersTab() {
  const { commissionId } = useCommission();
  const query = useQuery(SecretariatCommissionMembersDocument, {
    variables: { commissionId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Card>
      <Loaded query={query} subject="De lijst met leden">
        {({ commissionMembers }) =>
          commissionMembers.length === 0 ? (
            <EmptyState
              title="Deze commissie heeft nog geen leden."
              text="Het secretariaat geeft iemand een plek in de commissie."
            />
          ) : (
            <Table caption="Leden" columns={columns} rows={commissionMembers} rowKey={({ id }) => id} />
          )
        }
      </Loaded>
    </Card>
  );
}

// Not sortable: the chair comes first.
const columns: Column<Member>[] = [
  {
    id: 'name',
    header: 'Naam',
    keepWords: true,
    cell: ({ name, isChair }) => (
      <span>
        {name} {isChair && <Tag>Voorzitter</Tag>}
      </span>
    ),
  },
  {
    id: 'phone',
    header: 'Telefoon',
    nowrap: true,
    cell: ({ phoneNumber }) => phoneNumber && <PhoneLink number={phoneNumber} />,
  },
  { id: 'email', header: 'E-mail', wide: true, cell: ({ email }) => <EmailLink address={email} /> },
];
