import { MailingAudience } from '../identity/mailings/mailing.enums';
import { mailingAudiences, type MailingPerson } from '../identity/mailings/mailingAudiences';
import type { Extension } from '../platform/extensionPoint';
import { entriesOf } from './parades/paradeEntry.service';
import { listParticipants } from './participants/participant.service';
import { ParadeName, paradeTitles } from './website.enums';

interface Enrolled {
  id: string;
  contactName: string;
  contactEmail: string;
}

function peopleOf(enrolled: readonly Enrolled[], ids: readonly string[] | null): MailingPerson[] {
  const chosen = ids && new Set(ids);
  return enrolled
    .filter(({ id }) => !chosen || chosen.has(id))
    .map(({ id, contactName, contactEmail }) => ({ id, name: contactName, email: contactEmail }));
}

function paradeAudience(audience: MailingAudience, parade: ParadeName): Extension {
  return mailingAudiences.with({
    audience,
    people: async ({ season, ids }) => ({
      title: `${paradeTitles[parade]} ${season}`,
      people: peopleOf(await entriesOf(parade, season), ids),
    }),
  });
}

/** Whom the editors can write to: who enrolled for an edition of the song festival or of a parade. */
export const websiteAudiences: readonly Extension[] = [
  mailingAudiences.with({
    audience: MailingAudience.participants,
    people: async ({ season, ids }) => ({
      title: `Liedjesfestival ${season}`,
      people: peopleOf(await listParticipants(season), ids),
    }),
  }),
  paradeAudience(MailingAudience.parade, ParadeName.parade),
  paradeAudience(MailingAudience.childrensParade, ParadeName.children),
];
