import { EmailLink, PhoneLink, useAddressSort } from 'kit/lists';
import { type Column, RowActions, Table } from 'kit/table';
import { IconButton } from 'kit/ui';
import { Mail } from 'lucide-react';

import type { SecretariatMembersQuery } from '../../gql/graphql';

type Member = SecretariatMembersQuery['members'][number];

/** The props of MemberTable. */
export interface MemberTableProps {
  members: readonly Member[];
  /** Begins a message to this member. */
  onWrite: (member: Member) => void;
}

/** The members, to compare, call and write to. */
export function MemberTable({ members, onWrite }: MemberTableProps) {
  const columns: Column<Member>[] = [
    { id: 'name', header: 'Naam', keepWords: true, cell: ({ name }) => name, sortValue: ({ name }) => name },
    {
      id: 'email',
      header: 'Email',
      wide: true,
      phone: 'rest',
      cell: ({ email }) => <EmailLink address={email} />,
      sortValue: ({ email }) => email,
    },
    {
      id: 'phone',
      header: 'Telnr.',
      phone: 'rest',
      nowrap: true,
      cell: ({ phoneNumber }) => <PhoneLink number={phoneNumber} />,
      sortValue: ({ phoneNumber }) => phoneNumber,
    },
    {
      id: 'address',
      header: 'Adres',
      wide: true,
      phone: 'line',
      cell: ({ address }) => address,
      sortValue: ({ address }) => address,
    },
    {
      id: 'actions',
      header: '',
      align: 'right',
      cell: (member) => (
        <RowActions>
          <IconButton aria-label={`Bericht sturen aan ${member.name}`} onClick={() => onWrite(member)}>
            <Mail aria-hidden />
          </IconButton>
        </RowActions>
      ),
    },
  ];
  return (
    <Table
      caption="Ledenlijst"
      columns={columns}
      rows={members}
      rowKey={({ id }) => id}
      {...useAddressSort({ column: 'name' })}
    />
  );
}
