import { type NewsTag } from '../gql/graphql';

/** The six tags with their names on screen. */
export const newsTags: readonly { value: NewsTag; label: string }[] = [
  { value: 'ubpf', label: 'UBPF' },
  { value: 'liedjesfestival', label: 'Liedjesfestival' },
  { value: 'carnavalskrant', label: 'Carnavalskrant' },
  { value: 'kindercarnaval', label: 'Kindercarnaval' },
  { value: 'pagadder', label: 'Pagadder' },
  { value: 'zomercarnaval', label: 'Zomercarnaval' },
];

/** The name of a tag on screen. */
export function tagLabel(tag: NewsTag): string {
  return newsTags.find(({ value }) => value === tag)?.label ?? tag;
}
