import { MailingAudience } from '../identity/mailings/mailing.enums';
import { mailingAudiences } from '../identity/mailings/mailingAudiences';
import { getActivity } from './activities/activity.service';
import { checkSeason, seasonName } from './activities/seasons';
import { volunteersOf } from './volunteers/volunteer.service';

/** The volunteers of an activity in a season, as whom one can write to. */
export const volunteersAudience = mailingAudiences.with({
  audience: MailingAudience.activity,
  people: async ({ of, season, ids }) => {
    checkSeason(season);
    const { name } = await getActivity(of);
    const chosen = ids && new Set(ids);
    const people = await volunteersOf({ activityId: of, season });
    return {
      title: `${name}, ${seasonName(season)}`,
      people: people
        .filter(({ id }) => !chosen || chosen.has(id))
        .map((one) => ({ id: one.id, name: one.name, email: one.email })),
    };
  },
});
