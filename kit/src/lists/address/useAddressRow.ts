import { useAddressValues } from 'kit/router';

/**
 * The row of a table that was opened last, in the address as `?open=` with its key: a reload and a shared link open it.
 * Rows open and close by their buttons only, so that none begins anew under a person's hands (rule P308 of docs/domain/portal.md).
 */
export function useAddressRow(): { openRow: string; onOpenRow: (key: string) => void } {
  const [{ open }, setValues] = useAddressValues({ open: '' }, { isTyped: true });
  return { openRow: open, onOpenRow: (key) => setValues({ open: key }) };
}
