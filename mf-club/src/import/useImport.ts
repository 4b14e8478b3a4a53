import { useQuery } from 'kit/graphql';
import type { ImportTable } from 'kit/import';
import { useCallback, useMemo, useState } from 'react';

import { ClubImportPreviewDocument } from '../gql/graphql';
import { guessTargets, type Target } from './columns';
import { importRows } from './importRows';

/** The server takes 2 MB of one request. */
const MOST_BYTES = 1_900_000;

/** The file that is imported, what its columns are, and what the server thinks of its rows. */
export function useImport() {
  const [table, setTable] = useState<ImportTable>();
  const [targets, setTargets] = useState<Target[]>([]);
  const rows = useMemo(() => (table ? importRows(table, targets) : []), [table, targets]);
  const inputs = useMemo(() => rows.map(({ input }) => input), [rows]);
  const isTooLarge = useMemo(() => new Blob([JSON.stringify(inputs)]).size > MOST_BYTES, [inputs]);
  const [asked, setAsked] = useState<typeof inputs>();
  const query = useQuery(ClubImportPreviewDocument, {
    variables: { rows: asked ?? [] },
    skip: asked === undefined || isTooLarge,
    // Large, and members may have been added since.
    fetchPolicy: 'no-cache',
  });
  const ask = useCallback(() => setAsked(inputs), [inputs]);
  return {
    table,
    setTable: (next: ImportTable | undefined) => {
      setTable(next);
      setTargets(next ? guessTargets(next.headings) : []);
    },
    targets,
    setTargets,
    rows,
    /** It cannot be sent at once. */
    isTooLarge,
    /** Has the server look at the rows as they are now. */
    ask,
    query: { data: query.data, error: query.error, refetch: query.refetch },
    /** What it said of these very rows. */
    preview: asked === inputs ? query.data?.clubImportPreview : undefined,
  };
}
