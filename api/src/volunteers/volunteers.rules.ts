import { asItsParent, has, isPublic, type RuleTree } from '../identity/permissions/rules';

const vol = has('vol');

/** Who may do what with volunteers (spec 3, section 6). A private link is its own key. */
export const volunteersRules: RuleTree = {
  Query: {
    volunteers: vol,
    volunteer: vol,
    volunteerActivities: vol,
    volunteerSeasons: vol,
    activityVolunteers: vol,
    volunteerCounts: vol,
    shifts: vol,
    ownShifts: isPublic,
  },
  Mutation: {
    addNewVolunteer: vol,
    updateVolunteer: vol,
    deleteVolunteer: vol,
    addVolunteerToActivity: vol,
    removeVolunteerFromActivity: vol,
    addActivity: vol,
    renameActivity: vol,
    archiveActivity: vol,
    mailActivity: vol,
    addShift: vol,
    editShift: vol,
    deleteShift: vol,
    assignShift: vol,
    unassignShift: vol,
    mailShiftLinks: vol,
    answerShift: isPublic,
  },
  Volunteer: asItsParent,
  VolunteerConnection: asItsParent,
  VolunteerEdge: asItsParent,
  VolunteerActivity: asItsParent,
  Activity: asItsParent,
  ActivityCount: asItsParent,
  Shift: asItsParent,
  ShiftVolunteer: asItsParent,
  OwnShifts: asItsParent,
  OwnShift: asItsParent,
};
