import { useAddressValues } from 'kit/router';

/** What is typed in the search field of a list, in the address as `?zoek=`. @param name when a page has two of them */
export function useAddressText(name = 'zoek'): [string, (text: string) => void] {
  const [values, setValues] = useAddressValues({ [name]: '' }, { isTyped: true });
  return [String(values[name]), (text) => setValues({ [name]: text })];
}
