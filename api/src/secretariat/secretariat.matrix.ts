import { Permission } from '../identity/catalogue/permission.enum';
import { DB_HOLDERS, type MatrixRow, rows } from '../testing/permissionMatrix';

const ID = '"64b000000000000000000000"';
const AT = `commissionId: $id, id: ${ID}`;
const CALENDAR = 'entry: { date: "", name: "" }';
const DOCUMENT = 'item: { title: "" }';
const ITEM = 'item: { name: "", timeType: upFront }';
const TASK = 'task: { name: "" }';

/** Operations on the committee `$id`. */
function ofCommittee(
  allowed: MatrixRow['allowed'],
  kind: 'query' | 'mutation',
  fields: Readonly<Record<string, string>>,
): MatrixRow[] {
  const documents = Object.entries(fields).map(([operation, rest]) => [
    operation,
    `${kind} Run($id: ID!) { ${operation}${rest} }`,
  ]);
  return rows(allowed, Object.fromEntries(documents) as Record<string, string>);
}

/** Every operation of the secretariat and of the committee pages. */
export const secretariatMatrix: readonly MatrixRow[] = [
  ...rows([Permission.secComlist, Permission.secLedlist], {
    members: '{ members { id } }',
    sendInternalMail: `mutation { sendInternalMail(mail: { userId: ${ID}, subject: "", html: "" }) }`,
  }),
  ...rows([Permission.secjaarProg], {
    calendar: '{ calendar { id } }',
    calendarFeed: '{ calendarFeed { expiresAt } }',
    createCalendarFeed: 'mutation { createCalendarFeed { url } }',
    revokeCalendarFeed: 'mutation { revokeCalendarFeed }',
  }),
  ...rows(['admin', Permission.secjaarEdit], {
    calendarCommittees: '{ calendarCommittees { id } }',
    addCalendarEntry: `mutation { addCalendarEntry(${CALENDAR}) { id } }`,
    editCalendarEntry: `mutation { editCalendarEntry(id: ${ID}, revision: 1, ${CALENDAR}) { id } }`,
    deleteCalendarEntry: `mutation { deleteCalendarEntry(id: ${ID}) }`,
  }),
  ...rows([...DB_HOLDERS, Permission.secGebruikers], {
    startDraaiboek: `mutation { startDraaiboek(commissionId: ${ID}, from: ${ID}) }`,
  }),
  ...rows([Permission.secNotAge], {
    secretaryDocuments: '{ secretaryDocuments(kind: agenda) { id } }',
    actionPoints: `{ actionPoints(meetingId: ${ID}) { id } }`,
    minutesMail: '{ minutesMail { wanted } }',
    editMinutesMail: 'mutation { editMinutesMail(wanted: false) { wanted } }',
  }),
  ...rows(DB_HOLDERS, {
    addSecretaryDocument:
      'mutation { addSecretaryDocument(kind: notulen, document: { date: "", fileId: "" }) { id } }',
    editSecretaryDocument: `mutation { editSecretaryDocument(id: ${ID}, revision: 1, document: { date: "2027-01-01" }) { id } }`,
    lockSecretaryDocument: `mutation { lockSecretaryDocument(id: ${ID}, dbOnly: true) { id } }`,
    actionPointCommittees: '{ actionPointCommittees { id } }',
    addActionPoint: `mutation { addActionPoint(meetingId: ${ID}, point: { commissionId: ${ID}, name: "" }) { id } }`,
    deleteSecretaryDocument: `mutation { deleteSecretaryDocument(id: ${ID}) }`,
  }),
  ...rows('signedIn', {
    myTasks: '{ myTasks { id } }',
    ownCalendarFeed: '{ ownCalendarFeed { expiresAt } }',
  }),
  ...rows('inPerson', {
    createOwnCalendarFeed: 'mutation { createOwnCalendarFeed { url } }',
    revokeOwnCalendarFeed: 'mutation { revokeOwnCalendarFeed }',
  }),
  ...ofCommittee(['member', 'chair'], 'query', {
    commissionMembers: '(commissionId: $id) { id }',
    commissionScripts: '(commissionId: $id) { id }',
    commissionDocs: '(commissionId: $id) { id }',
    draaiboek: '(commissionId: $id) { id }',
    tasks: '(commissionId: $id) { id }',
    taskSeasons: '(commissionId: $id)',
    taskComments: `(commissionId: $id, taskId: ${ID}) { id }`,
  }),
  ...ofCommittee(['member', 'chair'], 'mutation', {
    draaiboekPdf: '(commissionId: $id) { id }',
    saveCommissionDoc: `(commissionId: $id, ${DOCUMENT}) { id }`,
    deleteCommissionDoc: `(${AT})`,
    addDraaiboekCategory: '(commissionId: $id, category: { name: "", color: "" }) { id }',
    editDraaiboekCategory: `(${AT}, revision: 1, category: { name: "", color: "" }) { id }`,
    addDraaiboekSubCategory: `(commissionId: $id, categoryId: ${ID}, subCategory: { name: "" }) { id }`,
    editDraaiboekSubCategory: `(${AT}, revision: 1, subCategory: { name: "" }) { id }`,
    addDraaiboekItem: `(commissionId: $id, subCategoryId: ${ID}, ${ITEM}) { id }`,
    editDraaiboekItem: `(${AT}, revision: 1, ${ITEM}) { id }`,
    addTask: `(commissionId: $id, season: 2026, ${TASK}) { id }`,
    addTaskFromDraaiboek: '(commissionId: $id, season: 2026, itemIds: []) { id }',
    editTask: `(${AT}, revision: 1, ${TASK}) { id }`,
    finishTask: `(${AT}, finished: true) { id }`,
    moveTask: `(${AT}, before: null) { id }`,
    checkTaskStep: `(${AT}, step: "", done: true) { id }`,
    addTaskComment: `(commissionId: $id, taskId: ${ID}, comment: { text: "" }) { id }`,
    deleteTaskComment: `(${AT})`,
    copyTasks: '(commissionId: $id, season: 2026) { id }',
  }),
  ...ofCommittee(['chair'], 'mutation', {
    saveCommissionScript: `(commissionId: $id, ${DOCUMENT}) { id }`,
    deleteCommissionScript: `(${AT})`,
    archiveDraaiboekCategory: `(${AT}, archived: true) { id }`,
    deleteDraaiboekSubCategory: `(${AT}) { id }`,
    deleteDraaiboekItem: `(${AT}) { id }`,
    deleteSingleTask: `(${AT}) { id }`,
    deleteDraaiboekTasks: `(commissionId: $id, season: 2026, parent: ${ID}) { id }`,
  }),
];
