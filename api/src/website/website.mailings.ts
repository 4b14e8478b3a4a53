import { MailingAudience } from '../identity/mailings/mailing.enums';
import { mailingAudiences, type MailingPerson } from '../identity/mailings/mailingAudiences';
import type { Extension } from '../platform/extensionPoint';
import { entriesInOrder, getLineUp } from './parades/lineUp.service';
import { listParticipants } from './participants/participant.service';
import { ParadeName, paradeTitles } from './website.enums';

interface Enrolled {
  id: string;
  contactName: string;
  contactEmail: string;
}

/** @param fieldsOf what else of each can stand in the mail */
function peopleOf<One extends Enrolled>(
  enrolled: readonly One[],
  ids: readonly string[] | null,
  fieldsOf: (one: One) => MailingPerson['fields'],
): MailingPerson[] {
  const chosen = ids && new Set(ids);
  return enrolled
    .filter(({ id }) => !chosen || chosen.has(id))
    .map((one) => ({
      ...{ id: one.id, name: one.contactName, email: one.contactEmail },
      fields: fieldsOf(one),
    }));
}

function paradeAudience(audience: MailingAudience, parade: ParadeName): Extension {
  return mailingAudiences.with({
    audience,
    fields: ['groep', 'nummer'],
    isEach: true,
    people: async ({ season, ids }) => {
      const lineUp = await getLineUp(parade, season);
      const numbers = new Map(lineUp.numbers.map(({ id, number }) => [id, String(number)]));
      return {
        title: `${paradeTitles[parade]} ${season}`,
        people: peopleOf(await entriesInOrder(lineUp), ids, ({ id, name }) => ({
          groep: name,
          nummer: numbers.get(id) ?? 'nog geen',
        })),
      };
    },
  });
}

/** Whom the editors can write to: who enrolled for an edition of the song festival or of a parade. */
export const websiteAudiences: readonly Extension[] = [
  mailingAudiences.with({
    audience: MailingAudience.participants,
    fields: ['act', 'lied'],
    isEach: true,
    people: async ({ season, ids }) => ({
      title: `Liedjesfestival ${season}`,
      people: peopleOf(await listParticipants(season), ids, ({ actName, songName }) => ({
        act: actName,
        lied: songName,
      })),
    }),
  }),
  paradeAudience(MailingAudience.parade, ParadeName.parade),
  paradeAudience(MailingAudience.childrensParade, ParadeName.children),
];
