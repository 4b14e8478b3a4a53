import type { TextFields } from '../../platform/database/recordFields';
import type { VolunteerInput } from '../volunteers.input';
import type { Volunteer } from './volunteer.model';

/**
 * What is filled in of a volunteer, one entry for each field: what is stored and searched comes from here
 * (CONTRIBUTING.md, "Adding a field").
 */
export const volunteerFields = {
  name: { log: 'naam', searched: true, whenErased: 'cleared' },
  email: {
    log: 'e-mail',
    clean: (sent) => sent.toLowerCase(),
    searched: true,
    whenErased: 'cleared',
  },
  phone: { log: 'telefoon', searched: false, whenErased: 'cleared' },
  remarks: { log: 'opmerkingen', searched: false, whenErased: 'cleared' },
} satisfies TextFields<Omit<VolunteerInput, 'allowDuplicate' | 'skills'>, Volunteer>;
