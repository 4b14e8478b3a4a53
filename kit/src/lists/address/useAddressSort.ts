import { useAddressValues } from 'kit/router';
import type { TableSort } from 'kit/table';

/** The order of a table in the address, as `?volgorde=` with its column, and `?af=ja` from high to low. */
export function useAddressSort(first: TableSort): { sort: TableSort; onSort: (sort: TableSort) => void } {
  const [{ volgorde, af }, setValues] = useAddressValues({
    volgorde: first.column,
    af: first.descending ?? false,
  });
  return {
    sort: { column: volgorde, descending: af },
    onSort: ({ column, descending = false }) => setValues({ volgorde: column, af: descending }),
  };
}
