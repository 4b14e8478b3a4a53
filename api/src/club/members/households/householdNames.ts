import { searchable } from '../../../platform/text/plainText';
import type { ClubMember } from '../member.model';
import { nameOf } from '../memberFacts';

type Named = Pick<ClubMember, 'firstName' | 'lastName'>;
type Saluted = Named & Pick<ClubMember, 'gender'>;

const LIST = new Intl.ListFormat('nl', { type: 'conjunction' });

/** "a, b en c". */
export function listed(words: readonly string[]): string {
  return LIST.format(words);
}

/**
 * The name of those who are written to together (docs/domain/club.md, C72): "Jan en Els Jansen", of three or more with one
 * last name "Fam. Jansen", of different ones "Jan Jansen en Els de Vries". Of one it is their own.
 */
export function jointName(members: readonly Named[]): string {
  return listed(byLastName(members).map(nameOfGroup));
}

/** How they are addressed: "Beste Jan en Els,"; without a first name of each "Geachte familie Jansen,". */
export function jointSalutation(members: readonly Saluted[]): string {
  if (members.every(({ firstName }) => firstName)) {
    return `Beste ${listed(members.map(({ firstName }) => firstName))},`;
  }
  const titles = byLastName(members).map((group) =>
    group.length > 1 ? `familie ${group[0]?.lastName ?? ''}` : titleOf(group[0]),
  );
  return `Geachte ${listed(titles)},`;
}

function titleOf(member: Saluted | undefined): string {
  if (!member) return '';
  const title = member.gender ? { m: 'heer ', f: 'mevrouw ' }[member.gender] : 'heer of mevrouw ';
  return `${title}${member.lastName}`;
}

function nameOfGroup(group: readonly Named[]): string {
  const [first] = group;
  if (!first) return '';
  if (group.length === 1) return nameOf(first);
  const isCouple = group.length === 2 && group.every(({ firstName }) => firstName);
  if (!isCouple) return `Fam. ${first.lastName}`;
  return `${listed(group.map(({ firstName }) => firstName))} ${first.lastName}`;
}

/** Those of one last name together, in the order in which each name comes first. */
function byLastName<Member extends Named>(members: readonly Member[]): Member[][] {
  const groups = new Map<string, Member[]>();
  for (const member of members) {
    const key = searchable(member.lastName).replace(/[^a-z0-9]/g, '');
    groups.set(key, [...(groups.get(key) ?? []), member]);
  }
  return [...groups.values()];
}
