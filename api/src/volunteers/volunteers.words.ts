import type { SchemaWords } from '../platform/graphql/describeSchema';

export const volunteersWords: SchemaWords = {
  nouns: {
    Activity: 'activity',
    Shift: 'shift',
    Volunteer: 'volunteer',
    VolunteerSkill: 'skill',
  },
};
