import type { ListedCommission } from './commissionValues';

const namesOf = (people: readonly { name: string }[]) => people.map(({ name }) => name).join(', ') || '-';

/** Who leads a committee, by name. */
export function leaders({ preces }: ListedCommission): string {
  return namesOf(preces);
}

/** Its other members, by name. */
export function others({ members }: ListedCommission): string {
  return namesOf(members);
}
