import { useAddressValues } from 'kit/router';

/**
 * The chosen tab as `?tab=` in the address, so that it survives a reload, can be linked, and Back returns to the one
 * before. What another tab has in the address goes.
 * @param first chosen when the address names none
 */
export function useTabParam(first: string): [string, (id: string) => void] {
  const [{ tab }, setValues] = useAddressValues({ tab: first }, { clears: true });
  return [tab, (id) => setValues({ tab: id })];
}
