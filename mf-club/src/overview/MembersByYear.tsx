import { Accordion, Loaded } from 'kit/data';
import { useQuery } from 'kit/graphql';
import { type Column, Table } from 'kit/table';

import { ClubMembersByYearDocument, type ClubMembersByYearQuery } from '../gql/graphql';

type Row = ClubMembersByYearQuery['clubMembersByYear'][number];

const numbers = [
  ['joined', 'Erbij'],
  ['left', 'Eraf'],
  ['resigned', 'Opgezegd'],
  ['deceased', 'Overleden'],
  ['moved', 'Verhuisd'],
  ['other', 'Anders'],
] as const;

const columns: Column<Row>[] = [
  { id: 'year', header: 'Jaar', phone: 'title', nowrap: true, cell: ({ year }) => year },
  ...numbers.map(([id, header], at): Column<Row> => ({
    ...{ id, header, align: 'right', phone: at < 2 ? 'labelled' : 'rest' },
    cell: (row) => row[id],
  })),
];

/** Who came and who left, year by year, and why; asked for when it is opened. */
export function MembersByYear() {
  return <Accordion items={[{ id: 'years', header: <b>Erbij en eraf per jaar</b>, content: <Years /> }]} />;
}

function Years() {
  const query = useQuery(ClubMembersByYearDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={query} subject="Het verloop van de leden">
      {({ clubMembersByYear: years }) =>
        years.length > 0 ? (
          <Table
            caption="Erbij en eraf per jaar"
            columns={columns}
            rows={years}
            rowKey={({ year }) => String(year)}
          />
        ) : (
          <p>Er zijn nog geen leden.</p>
        )
      }
    </Loaded>
  );
}
