import { dateInAmsterdam } from '../../platform/dates/amsterdam';
import { madeBefore, retentionOf } from '../../platform/privacy/retentionRule';
import { seasonOfDay } from '../activities/seasons';
import { VolunteerModel } from './volunteer.model';
import { THERE } from './volunteer.service';

/** Volunteers who did not take part for three seasons: the coordinators decide, for they may come back. */
export const volunteerRetention = retentionOf({
  key: 'volunteers',
  title: 'Vrijwilligers',
  term: 'Drie seizoenen zonder activiteit',
  outcome: 'Vraag of ze nog mee willen doen, of verwijder ze bij de Boerenploeg',
  model: VolunteerModel as never,
  years: 3,
  filter: (until, now) => ({
    ...THERE,
    ...madeBefore(until),
    participations: { $not: { $elemMatch: { season: { $gt: seasonOfDay(dateInAmsterdam(now)) - 3 } } } },
  }),
});
