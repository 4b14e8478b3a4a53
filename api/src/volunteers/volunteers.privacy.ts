import type { CollectionPrivacy } from '../platform/privacy/collectionPrivacy';
import { ActivityModel, ShiftModel } from './activities/activity.model';
import { VolunteerModel } from './volunteers/volunteer.model';

/** Personal data of the Boerenploeg. */
export const volunteersPrivacy: readonly CollectionPrivacy[] = [
  {
    model: VolunteerModel,
    purpose: 'Volunteers of the Boerenploeg: reaching them, and who is on which shift.',
    retention:
      'As long as they take part; told after 3 seasons without (P240), removed by the coordinators (B6). Seasons and past shifts stay.',
    personal: ['name', 'email', 'sortName', 'searchText', 'links', 'changeLog'],
    none: ['participations', 'shifts', 'erased'],
  },
  {
    model: ActivityModel,
    purpose: 'What volunteers do.',
    retention: 'For good.',
    actor: ['changeLog'],
    none: ['name', 'archived'],
  },
  {
    model: ShiftModel,
    purpose: 'When they do it.',
    retention: 'For good.',
    actor: ['changeLog'],
    none: ['activityId', 'season', 'day', 'from', 'to', 'needed', 'start', 'end'],
  },
];
