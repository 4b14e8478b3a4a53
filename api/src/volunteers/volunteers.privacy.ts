import { MERGE_PRIVACY } from '../identity/doubles/merge';
import type { CollectionPrivacy } from '../platform/privacy/collectionPrivacy';
import { ActivityModel, ShiftModel } from './activities/activity.model';
import { VolunteerSkillModel } from './skills/skill.model';
import { VolunteerModel } from './volunteers/volunteer.model';

/** Personal data of the Boerenploeg. */
export const volunteersPrivacy: readonly CollectionPrivacy[] = [
  {
    model: VolunteerModel,
    purpose: 'Volunteers of the Boerenploeg: reaching them, and who is on which shift.',
    retention:
      'As long as they take part; told after 3 seasons without (P240), removed by the coordinators (B6). Seasons and past shifts stay. Who did not confirm a sign-up: a day (B35).',
    personal: [
      ...[
        'name',
        'email',
        'phone',
        'remarks',
        'skills',
        'pendingEmail',
        'sortName',
        'searchText',
        'links',
        'changeLog',
      ],
      'shifts.phone',
      ...MERGE_PRIVACY.personal,
    ],
    actor: MERGE_PRIVACY.actor,
    none: [
      'participations',
      'invitations',
      ...['shiftId', 'start', 'end', 'answer', 'attendance', 'place', 'until', 'since'].map(
        (field) => `shifts.${field}`,
      ),
      'erased',
      ...MERGE_PRIVACY.none,
    ],
  },
  {
    model: VolunteerSkillModel,
    purpose: 'The list of what volunteers can do.',
    retention: 'Until it is deleted.',
    none: ['name', 'isCertificate'],
  },
  {
    model: ActivityModel,
    purpose: 'What volunteers do.',
    retention: 'For good.',
    actor: ['contactName', 'contactPhone', 'changeLog'],
    none: ['name', 'archived', 'place', 'signUps'],
  },
  {
    model: ShiftModel,
    purpose: 'When they do it.',
    retention: 'For good.',
    actor: ['changeLog'],
    none: ['activityId', 'season', 'day', 'from', 'to', 'needed', 'start', 'end', 'movedAt', 'takenFrom'],
  },
];
