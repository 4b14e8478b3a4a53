import { EditAndDelete, EmailLink, PhoneLink, useAddressRow } from 'kit/lists';
import { type Column, RowActions, Table } from 'kit/table';

import type { VolunteersRowFragment } from '../gql/graphql';
import { VolunteerDetails } from './VolunteerDetails';

/** What can be done with a volunteer. */
export type PersonAction = 'edit' | 'delete';

interface VolunteerTableProps {
  people: readonly VolunteersRowFragment[];
  onAction: (what: PersonAction, person: VolunteersRowFragment) => void;
}

/** Name, email, phone and actions of the volunteers. Not sortable: there may be more. */
export function VolunteerTable({ people, onAction }: VolunteerTableProps) {
  const columns: Column<VolunteersRowFragment>[] = [
    { id: 'name', header: 'Naam', keepWords: true, cell: ({ name }) => name },
    {
      id: 'email',
      header: 'E-mail',
      phone: 'rest',
      wide: true,
      cell: ({ email }) => email && <EmailLink address={email} />,
    },
    {
      id: 'phone',
      header: 'Telefoon',
      phone: 'rest',
      cell: ({ phone }) => phone && <PhoneLink number={phone} />,
    },
    {
      id: 'actions',
      header: '',
      align: 'right',
      cell: (person) => (
        <RowActions>
          <EditAndDelete
            name={person.name}
            onEdit={() => onAction('edit', person)}
            onDelete={() => onAction('delete', person)}
          />
        </RowActions>
      ),
    },
  ];
  const row = useAddressRow();
  return (
    <Table
      caption="Vrijwilligers"
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
      {...row}
      details={{ name: ({ name }) => name, render: (person) => <VolunteerDetails person={person} /> }}
    />
  );
}
