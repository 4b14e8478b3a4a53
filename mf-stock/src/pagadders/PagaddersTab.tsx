import { Loaded } from 'kit/data';
import { DeleteDialog } from 'kit/editing';
import type { ExportColumn } from 'kit/export';
import { formatDate } from 'kit/format';
import { useSave } from 'kit/graphql';
import { MultilineText, PagedCard, useAddressText, useDebouncedValue, usePages } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { IconButton, SearchField, Stack } from 'kit/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import {
  StockDeleteSuggestionDocument,
  StockSuggestionsDocument,
  type StockSuggestionsQuery,
} from '../gql/graphql';

type Suggestion = StockSuggestionsQuery['pagadderSuggestions']['edges'][number]['node'];

/** Who should be pagadder according to visitors. */
export function PagaddersTab() {
  const [text, setText] = useAddressText();
  const search = useDebouncedValue(text.trim());
  const pages = usePages({
    query: StockSuggestionsDocument,
    variables: { search: search || null },
    field: 'pagadderSuggestions',
  });
  return (
    <Stack>
      <div data-no-print>
        <SearchField label="Zoek in de suggesties" value={text} onChange={setText} />
      </div>
      <Loaded query={pages.query} subject="De lijst met suggesties">
        {({ pagadderSuggestions }) => (
          <PagedCard
            pages={pages}
            list={pagadderSuggestions}
            rowsOf={(nodes) => nodes}
            nouns={['suggestie', 'suggesties']}
            fileName="pagadders"
            exported={exportedColumns}
            isNarrowed={search !== ''}
            empty={{
              title: 'Er zijn nog geen suggesties.',
              text: 'Wat bezoekers van de website insturen, komt hier.',
            }}
            notFound={{ title: 'Geen suggestie gevonden', text: 'Zoek op iets anders.' }}
          >
            {(rows) => <SuggestionTable rows={rows} onChanged={pages.reload} />}
          </PagedCard>
        )}
      </Loaded>
    </Stack>
  );
}

interface SuggestionTableProps {
  rows: readonly Suggestion[];
  /** Brings the list up to date. */
  onChanged: () => Promise<unknown>;
}

function SuggestionTable({ rows, onChanged }: SuggestionTableProps) {
  const [removing, setRemoving] = useState<Suggestion>();
  const { save } = useSave(StockDeleteSuggestionDocument, { done: 'Suggestie verwijderd' });
  return (
    <>
      <Table caption="Suggesties voor pagadders" columns={columns(setRemoving)} rows={rows} />
      <DeleteDialog
        isOpen={removing !== undefined}
        question="Suggestie verwijderen?"
        onDelete={async () => {
          if (!removing) return;
          await save({ id: removing.id });
          await onChanged();
        }}
        onClose={() => setRemoving(undefined)}
      >
        {removing && `De suggestie van ${removing.by} voor ${removing.who}. Deze actie is onomkeerbaar.`}
      </DeleteDialog>
    </>
  );
}

/** Not sortable: newest first, and there may be more. */
function columns(onDelete: (suggestion: Suggestion) => void): Column<Suggestion>[] {
  return [
    { id: 'who', header: 'Wie', keepWords: true, cell: ({ who }) => who },
    {
      id: 'why',
      header: 'Waarom',
      keepWords: true,
      phone: 'rest',
      cell: ({ why }) => <MultilineText>{why}</MultilineText>,
    },
    { id: 'by', header: 'Door', keepWords: true, cell: ({ by }) => by },
    { id: 'createdAt', header: 'Op', nowrap: true, cell: ({ createdAt }) => formatDate(createdAt) },
    {
      id: 'actions',
      header: '',
      align: 'right',
      cell: (suggestion) => (
        <IconButton
          aria-label={`Suggestie voor ${suggestion.who} verwijderen`}
          onClick={() => onDelete(suggestion)}
        >
          <Trash2 aria-hidden />
        </IconButton>
      ),
    },
  ];
}

const exportedColumns: ExportColumn<Suggestion>[] = [
  { header: 'Wie', value: ({ who }) => who },
  { header: 'Waarom', value: ({ why }) => why },
  { header: 'Door', value: ({ by }) => by },
  { header: 'Op', value: ({ createdAt }) => formatDate(createdAt) },
];
