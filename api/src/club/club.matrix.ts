import { Permission } from '../identity/catalogue/permission.enum';
import { type MatrixRow, rows } from '../testing/permissionMatrix';

const ID = '"64b000000000000000000000"';
const CONTACT = 'adres: "", postalCode: "", city: "", country: ""';
const MEMBER = `{ lastName: "", ${CONTACT}, active: true }`;
const MOMENT = '{ title: "", payment: false, allMembers: true, buut: false, letter: [] }';

/** Every operation of the club. */
export const clubMatrix: readonly MatrixRow[] = [
  ...rows([Permission.clubAdmin], {
    clubMembers: '{ clubMembers { totalCount } }',
    clubMemberFigures: '{ clubMemberFigures { members } }',
    clubMember: `{ clubMember(id: "197401") { id } }`,
    clubMemberOwes: '{ clubMemberOwes(id: "197401") }',
    clubMembersByYear: '{ clubMembersByYear { year } }',
    clubHouseholdsApart: '{ clubHouseholdsApart { households { id } } }',
    clubMovedHouseholds: '{ clubMovedHouseholds }',
    clubHouseholds: '{ clubHouseholds { totalCount } }',
    clubHouseholdWork: '{ clubHouseholdWork { count } }',
    addClubHousehold: 'mutation { addClubHousehold(requestId: "", memberIds: ["197401"]) { id } }',
    saveClubHousehold: `mutation { saveClubHousehold(id: ${ID}, revision: 1, memberIds: ["197401"]) { id } }`,
    deleteClubHousehold: `mutation { deleteClubHousehold(id: ${ID}) }`,
    changeClubMembers: 'mutation { changeClubMembers(changes: []) { notChanged } }',
    clubEditions: '{ clubEditions { id } }',
    clubSettings: '{ clubSettings { id } }',
    clubContactMoment: `{ clubContactMoment(id: ${ID}) { id } }`,
    clubReports: '{ clubReports { id } }',
    clubImportPreview: '{ clubImportPreview(rows: []) { ready } }',
    addClubMember: `mutation { addClubMember(requestId: "", member: ${MEMBER}) { id } }`,
    saveClubMember: `mutation { saveClubMember(id: "197401", revision: 1, member: ${MEMBER}) { id } }`,
    addClubPayments: 'mutation { addClubPayments(memberIds: ["197401"], year: 1) { added } }',
    addClubPayment: 'mutation { addClubPayment(memberId: "197401", year: 1) { id } }',
    removeClubPayment: 'mutation { removeClubPayment(memberId: "197401", year: 1) { id } }',
    addClubMandate: `mutation { addClubMandate(memberId: "197401", revision: 1, mandate: {
      holder: "", iban: "", signedOn: ""
    }) { id } }`,
    endClubMandate: 'mutation { endClubMandate(memberId: "197401", revision: 1) { id } }',
    importClubMembers: 'mutation { importClubMembers(requestId: "", rows: []) }',
    exportClubMember: 'mutation { exportClubMember(id: "197401") }',
    eraseClubMember: 'mutation { eraseClubMember(id: "197401", revision: 1) { id } }',
    renewClubDetailsLink: 'mutation { renewClubDetailsLink(id: "197401") { url } }',
    revokeClubDetailsLink: 'mutation { revokeClubDetailsLink(id: "197401") { id } }',
    sendClubDetailsLinks: 'mutation { sendClubDetailsLinks(memberId: "197401") }',
    approveClubDetails: 'mutation { approveClubDetails(id: "197401", revision: 1) { id } }',
    rejectClubDetails: 'mutation { rejectClubDetails(id: "197401", revision: 1) { id } }',
    saveClubSettings: 'mutation { saveClubSettings(revision: 9, approveDetails: true) { id } }',
    addClubEdition: 'mutation { addClubEdition(title: "", contribution: 0) { id } }',
    editClubEdition: `mutation { editClubEdition(id: ${ID}, revision: 1, title: "", contribution: 0) { id } }`,
    deleteClubEdition: `mutation { deleteClubEdition(id: ${ID}) }`,
    activateClubEdition: `mutation { activateClubEdition(id: ${ID}) { id } }`,
    addClubContactMoment: `mutation { addClubContactMoment(editionId: ${ID}, moment: ${MOMENT}) { id } }`,
    editClubContactMoment: `mutation { editClubContactMoment(id: ${ID}, revision: 1, moment: ${MOMENT}) { id } }`,
    deleteContactMoment: `mutation { deleteContactMoment(id: ${ID}) }`,
    testContactMoment: `mutation { testContactMoment(id: ${ID}) }`,
    conceptLetter: `mutation { conceptLetter(id: ${ID}) { id } }`,
    executeContactMoment: `mutation { executeContactMoment(id: ${ID}) { id } }`,
    cancelContactMoment: `mutation { cancelContactMoment(id: ${ID}) { id } }`,
    checkContactMomentPayments: `mutation { checkContactMomentPayments(id: ${ID}) { id } }`,
    createClubReport: `mutation { createClubReport(editionId: ${ID}, type: backup) { id } }`,
  }),
  ...rows('everybody', {
    clubDetails: '{ clubDetails(token: "x") { revision } }',
    correctClubDetails: `mutation { correctClubDetails(token: "x", revision: 1, details: { ${CONTACT} }) { revision } }`,
  }),
];
