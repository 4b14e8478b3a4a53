import type { ClubMember } from '../member.model';
import type { ClubMandate } from './mandate.type';

type Holder = Pick<ClubMember, 'mandates'>;

/** All mandates of a member, oldest first; one whose place another took ended when that one was entered. */
export function mandatesOf({ mandates = [] }: Holder): ClubMandate[] {
  return mandates.map((mandate, at) => ({
    ...mandate,
    endedOn: mandate.endedOn ?? mandates[at + 1]?.addedOn ?? null,
  }));
}

/** The mandate by which can be collected now; undefined: none. Only the last can be it. */
export function liveMandate({ mandates = [] }: Holder): ClubMandate | undefined {
  const last = mandates.at(-1);
  return last?.endedOn ? undefined : last;
}
