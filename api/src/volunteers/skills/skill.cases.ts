import type { RecordCases } from '../../testing/recordCases';
import { VolunteerSkillModel } from './skill.model';

/** Skills of volunteers, for the tests of all operations. */
export const skillCases: RecordCases = {
  model: VolunteerSkillModel,
  added: { by: 'addVolunteerSkill', given: (number) => ({ skill: { name: `Tappen ${number}` } }) },
  changed: {
    by: 'editVolunteerSkill',
    fields: (number) => ({ name: `EHBO ${number}`, isCertificate: true }),
  },
  deletedBy: 'deleteVolunteerSkill',
};
