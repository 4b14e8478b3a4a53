import { Loaded } from 'kit/data';
import { ChangeLog } from 'kit/editing';
import {
  EditAndDelete,
  ExpandedRow,
  Facts,
  PagedCard,
  useAddressRow,
  useAddressText,
  useDebouncedValue,
  usePages,
} from 'kit/lists';
import { exportColumnsOf, RecordFacts } from 'kit/records';
import { type Column, RowActions, Table } from 'kit/table';
import { Button, PageActions, PageTitle, SearchField, Stack, Toolbar } from 'kit/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { getFragmentData } from '../gql/fragment-masking';
import { type __Doc__RowFragment, __Doc__RowFragmentDoc, __Docs__Document } from '../gql/graphql';
import { Add__Entity__Dialog, Delete__Entity__Dialog, Edit__Entity__Dialog } from './__Entity__Dialogs';
import { __entity__Fields, type __Entity__Values, valuesOf } from './__entity__Fields';

type __Entity__ = __Doc__RowFragment;
type Doing = { what: 'add' } | { what: 'edit' | 'delete'; __entity__: __Entity__ };

const exported = Object.values(exportColumnsOf<__Entity__Values, __Entity__>(__entity__Fields, valuesOf));

/** The __words__: searched, added, changed, deleted, and taken along as a file. */
export function __Entities__Page() {
  const [text, setText] = useAddressText();
  const [doing, setDoing] = useState<Doing>();
  const search = useDebouncedValue(text.trim());
  const pages = usePages({
    query: __Docs__Document,
    variables: { search: search || null },
    field: '__entities__',
  });
  const dialog = { onDone: pages.reload, onClose: () => setDoing(undefined) };
  return (
    <Stack>
      <PageTitle>__Title__</PageTitle>
      <Toolbar data-no-print>
        <SearchField label="Zoek op naam of notitie" value={text} onChange={setText} />
        <PageActions
          primary={
            <Button icon={<Plus aria-hidden />} onClick={() => setDoing({ what: 'add' })}>
              __One__ toevoegen
            </Button>
          }
        />
      </Toolbar>
      <Loaded query={pages.query} subject="De lijst met __many__">
        {({ __entities__ }) => (
          <PagedCard
            pages={pages}
            list={__entities__}
            rowsOf={(nodes) => getFragmentData(__Doc__RowFragmentDoc, nodes)}
            nouns={["__one__", "__many__"]}
            fileName="__slug__"
            exported={exported}
            isNarrowed={search !== ''}
            empty={{ title: "Er zijn nog geen __many__.", text: "Begin met '__One__ toevoegen'." }}
            notFound={{ title: "Geen __one__ gevonden", text: 'Zoek op iets anders.' }}
          >
            {(rows) => <__Entities__Table rows={rows} onDo={setDoing} />}
          </PagedCard>
        )}
      </Loaded>
      {doing?.what === 'add' && <Add__Entity__Dialog {...dialog} />}
      {doing?.what === 'edit' && <Edit__Entity__Dialog __entity__={doing.__entity__} {...dialog} />}
      {doing?.what === 'delete' && <Delete__Entity__Dialog __entity__={doing.__entity__} {...dialog} />}
    </Stack>
  );
}

interface TableProps {
  rows: readonly __Entity__[];
  onDo: (doing: Doing) => void;
}

function __Entities__Table({ rows, onDo }: TableProps) {
  const row = useAddressRow();
  return (
    <Table
      caption="__Many__"
      columns={columnsOf(onDo)}
      rows={rows}
      {...row}
      details={{
        name: ({ name }) => name,
        render: (__entity__) => (
          <ExpandedRow>
            <Facts>
              <RecordFacts<__Entity__Values> fields={__entity__Fields} values={valuesOf(__entity__)} />
            </Facts>
            <ChangeLog lines={__entity__.changeLog} />
          </ExpandedRow>
        ),
      }}
    />
  );
}

// Not sortable: there may be more than is shown.
function columnsOf(onDo: TableProps['onDo']): Column<__Entity__>[] {
  return [
    { id: 'name', header: 'Naam', wide: true, keepWords: true, cell: ({ name }) => name },
    {
      id: 'actions',
      header: '',
      align: 'right',
      cell: (__entity__) => (
        <RowActions>
          <EditAndDelete
            name={__entity__.name}
            onEdit={() => onDo({ what: 'edit', __entity__ })}
            onDelete={() => onDo({ what: 'delete', __entity__ })}
          />
        </RowActions>
      ),
    },
  ];
}
