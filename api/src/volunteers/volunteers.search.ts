import { Permission } from '../identity/catalogue/permission.enum';
import { MailingAudience, mailingAudiences } from '../identity/mailings/mailingAudiences';
import { passes } from '../identity/permissions/allow';
import { searchedIn, SearchKind, searchSources } from '../identity/search/searchSources';
import { findByWords } from '../platform/database/reading/findByWords';
import { checkSeason, getActivity, seasonName } from './activities/activity.service';
import { type Volunteer, VolunteerModel } from './volunteers/volunteer.model';
import { THERE, volunteersOf } from './volunteers/volunteer.service';

/** Volunteers of the Boerenploeg. */
export const volunteersSearch = searchSources.with({
  key: 'volunteers',
  kind: SearchKind.volunteer,
  allowed: (context) => passes(context, Permission.vol),
  async find(_context, text, most) {
    const found = await findByWords<Volunteer>(
      { model: VolunteerModel, there: THERE, most, fields: ['name', 'email'] },
      text,
    );
    return found.map(({ id, name, email }) => ({
      ...{ id: `volunteer ${id}`, title: name, email, detail: email || 'Vrijwilliger' },
      link: searchedIn('/boerenploeg?tab=vrijwilligers', name, id),
    }));
  },
});

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
