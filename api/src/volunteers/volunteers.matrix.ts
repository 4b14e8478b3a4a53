import { Permission } from '../identity/catalogue/permission.enum';
import { type MatrixRow, rows } from '../testing/permissionMatrix';

const ID = '"64b000000000000000000000"';
const SHIFT = '{ day: "", from: "", to: "", needed: 0 }';
const IN = `activityId: ${ID}, season: 2026`;

/** Every operation of the volunteer pool. */
export const volunteersMatrix: readonly MatrixRow[] = [
  ...rows([Permission.vol], {
    volunteers: '{ volunteers { totalCount } }',
    volunteer: `{ volunteer(id: ${ID}) { id } }`,
    volunteerActivities: '{ volunteerActivities(archived: false) { id } }',
    volunteerSeasons: '{ volunteerSeasons }',
    activityVolunteers: `{ activityVolunteers(${IN}) { id } }`,
    volunteerCounts: '{ volunteerCounts { count } }',
    volunteerHeads: '{ volunteerHeads { count } }',
    shifts: `{ shifts(${IN}) { id } }`,
    volunteerSkills: '{ volunteerSkills { id } }',
    addVolunteerSkill: 'mutation { addVolunteerSkill(skill: { name: "" }) { id } }',
    editVolunteerSkill: `mutation { editVolunteerSkill(id: ${ID}, revision: 1, skill: { name: "" }) { id } }`,
    deleteVolunteerSkill: `mutation { deleteVolunteerSkill(id: ${ID}) }`,
    shiftDays: '{ shiftDays(season: 2026) { day } }',
    volunteerHours: '{ volunteerHours(season: 2026) { minutes } }',
    setAttendance: `mutation { setAttendance(shiftId: ${ID}, volunteerId: ${ID}, attendance: there) { id } }`,
    addExtra: `mutation { addExtra(shiftId: ${ID}, volunteerId: ${ID}) { id } }`,
    addNewExtra: `mutation { addNewExtra(shiftId: ${ID}, extra: { name: "" }) { id } }`,
    seasonTakeover: '{ seasonTakeover(season: 2026) { id } }',
    takeOverSeason: `mutation { takeOverSeason(season: 2026, shifts: [{ id: ${ID}, day: "2026-11-14" }]) }`,
    undoTakeOverSeason: `mutation { undoTakeOverSeason(season: 2026, shiftIds: [${ID}]) }`,
    shiftMove: `{ shiftMove(id: ${ID}, shift: ${SHIFT}) { seen } }`,
    addNewVolunteer: 'mutation { addNewVolunteer(volunteer: { name: "" }) { id } }',
    updateVolunteer: `mutation { updateVolunteer(id: ${ID}, revision: 1, volunteer: { name: "" }) { id } }`,
    deleteVolunteer: `mutation { deleteVolunteer(id: ${ID}) }`,
    addVolunteerToActivity: `mutation { addVolunteerToActivity(volunteerId: ${ID}, ${IN}) { id } }`,
    removeVolunteerFromActivity: `mutation { removeVolunteerFromActivity(volunteerId: ${ID}, ${IN}) { id } }`,
    addActivity: 'mutation { addActivity(name: "") { id } }',
    renameActivity: `mutation { renameActivity(id: ${ID}, revision: 1, name: "") { id } }`,
    setActivityInfo: `mutation { setActivityInfo(id: ${ID}, revision: 1, info: { place: "", contactName: "", contactPhone: "" }) { id } }`,
    archiveActivity: `mutation { archiveActivity(id: ${ID}, archived: true) { id } }`,
    mailActivity: `mutation { mailActivity(${IN}, mail: { subject: "", html: "" }) }`,
    addShift: `mutation { addShift(${IN}, shift: ${SHIFT}) { id } }`,
    editShift: `mutation { editShift(id: ${ID}, revision: 1, shift: ${SHIFT}) { id } }`,
    deleteShift: `mutation { deleteShift(id: ${ID}) }`,
    assignShift: `mutation { assignShift(shiftId: ${ID}, volunteerId: ${ID}) { id } }`,
    unassignShift: `mutation { unassignShift(shiftId: ${ID}, volunteerId: ${ID}) { id } }`,
    setActivitySignUp: `mutation { setActivitySignUp(id: ${ID}, season: 2026, revision: 1, signUp: { mode: open, from: "", until: "", most: 0 }) { id } }`,
    signUpLink: `{ signUpLink(${IN}) { url } }`,
    decideSignUp: `mutation { decideSignUp(shiftId: ${ID}, volunteerId: ${ID}, approve: true) { id } }`,
    askReplacement: `mutation { askReplacement(shiftId: ${ID}) }`,
    mailShiftLinks: `mutation { mailShiftLinks(${IN}) }`,
  }),
  ...rows('everybody', {
    ownShifts: '{ ownShifts(token: "x") { name } }',
    openActivities: '{ openActivities { id } }',
    openActivity: `{ openActivity(${IN}) { id } }`,
    signUp: `mutation { signUp(${IN}, signUp: { name: "", email: "", phone: "", shiftIds: [], waitingIds: [] }) { held } }`,
    askOthers: `mutation { askOthers(token: "x", shiftId: ${ID}) }`,
    answerShift: `mutation { answerShift(token: "x", shiftId: ${ID}, accept: true) { name } }`,
  }),
];
