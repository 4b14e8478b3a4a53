import { useAddressValues } from 'kit/router';

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
