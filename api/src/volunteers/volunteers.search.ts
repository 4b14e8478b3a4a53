import { Permission } from '../identity/catalogue/permission.enum';
import { passes } from '../identity/permissions/allow';
import { SearchKind } from '../identity/search/search.types';
import { searchedIn, searchSources } from '../identity/search/searchSources';
import { findByWords } from '../platform/database/reading/findByWords';
import { type Volunteer, VolunteerModel } from './volunteers/volunteer.model';
import { THERE } from './volunteers/volunteer.service';

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
