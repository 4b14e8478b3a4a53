import { formatDate, todayInAmsterdam } from 'kit/format';
import { useQuery } from 'kit/graphql';

import {
  type VolunteersFormFragment,
  VolunteersSkillsDocument,
  type VolunteersSkillsQuery,
} from '../gql/graphql';
import { daysOf, seasonOf } from '../seasons';

/** A skill of the list. */
export type Skill = VolunteersSkillsQuery['volunteerSkills'][number];
type Held = VolunteersFormFragment['skills'][number];

/** What somebody can do, as it is shown. */
export interface ShownSkill {
  id: string;
  /** 'EHBO, geldig tot 31/12/2026' */
  text: string;
  /** Its certificate ends this season, has ended, or is without a day. */
  isEnding: boolean;
}

/** The skills of the list, by name; empty until they are there. */
export function useSkills(): readonly Skill[] {
  return useQuery(VolunteersSkillsDocument).data?.volunteerSkills ?? [];
}

/** The skills that somebody has, in the order of the list; what is not in the list any more is left out. */
export function shownSkills(
  held: readonly Held[],
  skills: readonly Skill[],
  today = todayInAmsterdam(),
): ShownSkill[] {
  return skills.flatMap(({ id, name, isCertificate }) => {
    const one = held.find(({ skillId }) => skillId === id);
    if (!one) return [];
    if (!isCertificate) return { id, text: name, isEnding: false };
    const text = one.until ? `${name}, geldig tot ${formatDate(one.until)}` : `${name}, datum ontbreekt`;
    return { id, text, isEnding: one.until <= daysOf(seasonOf(today)).last };
  });
}

/** All of it in one line. */
export function skillsText(held: readonly Held[], skills: readonly Skill[]): string {
  return shownSkills(held, skills)
    .map(({ text }) => text)
    .join('; ');
}
