import { useAddressValues } from 'kit/router';
import type { TableSort } from 'kit/table';

/** What is typed in the search field of a list, in the address as `?zoek=`. @param name when a page has two of them */
export function useAddressText(name = 'zoek'): [string, (text: string) => void] {
  const [values, setValues] = useAddressValues({ [name]: '' }, { isTyped: true });
  return [String(values[name]), (text) => setValues({ [name]: text })];
}

/**
 * One choice above a list, in the address.
 * @param name in the address
 * @param first what is chosen at first, which leaves the address clean
 * @param allowed the choices; without them any text is one, such as an id
 */
export function useAddressChoice<Choice extends string>(
  name: string,
  first: Choice,
  allowed?: readonly Choice[],
): [Choice, (choice: Choice) => void] {
  const [values, setValues] = useAddressValues<Record<string, string>>(
    { [name]: first },
    { allowed: allowed && { [name]: allowed } },
  );
  return [values[name] as Choice, (choice) => setValues({ [name]: choice })];
}

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

/**
 * The row of a table that was opened last, in the address as `?open=` with its key: a reload and a shared link open it.
 * Rows open and close by their buttons only, so that none begins anew under a person's hands (rule P308 of docs/domain/portal.md).
 */
export function useAddressRow(): { openRow: string; onOpenRow: (key: string) => void } {
  const [{ open }, setValues] = useAddressValues({ open: '' }, { isTyped: true });
  return { openRow: open, onOpenRow: (key) => setValues({ open: key }) };
}

/**
 * The chosen tab as `?tab=` in the address, so that it survives a reload, can be linked, and Back returns to the one
 * before. What another tab has in the address goes.
 * @param first chosen when the address names none
 */
export function useTabParam(first: string): [string, (id: string) => void] {
  const [{ tab }, setValues] = useAddressValues({ tab: first }, { clears: true });
  return [tab, (id) => setValues({ tab: id })];
}
