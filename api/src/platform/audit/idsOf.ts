import { isPlain } from './changedValues';

const LONGEST = 64;
const MOST = 50;

/** The ids among the arguments of an operation, each as name=id: of records, not of the request. */
export function idsOf(args: object): string[] {
  const ids = Object.entries(args).flatMap(([name, value]): string[] => {
    if (isPlain(value)) return idsOf(value);
    if (!/^ids?$|Ids?$/.test(name) || name === 'requestId') return [];
    return [value]
      .flat()
      .flatMap((one) => (typeof one === 'string' ? [`${name}=${one.slice(0, LONGEST)}`] : []));
  });
  return ids.slice(0, MOST);
}
