import type { PermissionId } from '../identity/permissions/catalogue';

/**
 * A kind of user: holder of one permission, or in no more than this: plain member or chair of committee `$id`, member of
 * the board's committee, the user with the DB permission, with the role Admin.
 */
export type Holder = PermissionId | 'member' | 'chair' | 'db' | 'dbUser' | 'admin';

/** Who may: these, whoever is signed in, everybody. */
export type Allowed = readonly Holder[] | 'signedIn' | 'everybody';

/** Whoever has the DB permission. */
export const DB_HOLDERS = ['db', 'dbUser'] as const;

/**
 * One operation of the matrix. It is run for every permission id; only whether it is refused is looked at, so its
 * arguments may name records that do not exist.
 */
export interface MatrixRow {
  /** The field of Query or Mutation. */
  operation: string;
  /** Where the permission depends on an argument: its value. Such an operation has a row for each. */
  variant?: string;
  document: string;
  allowed: Allowed;
}

const NO_ID = '"64b000000000000000000000"';
const RIGHTS = 'permissions: { general: [], commissions: [] }';

const COMMISSION = '{ index: 0, name: "" }';

/** Rows for operations that the same people may use. @param documents by operation */
export function rows(allowed: Allowed, documents: Readonly<Record<string, string>>): MatrixRow[] {
  return Object.entries(documents).map(([operation, document]) => ({ operation, document, allowed }));
}

/** The rows of sessions, users and committees; an area adds its own in `<area>.matrix.ts`. */
export const coreMatrix: readonly MatrixRow[] = [
  { operation: 'me', document: '{ me { id } }', allowed: 'everybody' },
  { operation: 'sessionEnd', document: '{ sessionEnd }', allowed: 'everybody' },
  {
    operation: 'signIn',
    document: 'mutation { signIn(email: "a@b.example", password: "x") { id } }',
    allowed: 'everybody',
  },
  { operation: 'signOut', document: 'mutation { signOut }', allowed: 'everybody' },
  ...rows(['admin'], {
    auditEvents: '{ auditEvents { totalCount } }',
    jobs: '{ jobs(state: failed) { totalCount } }',
    retryJob: `mutation { retryJob(id: ${NO_ID}) { id } }`,
    dropJob: `mutation { dropJob(id: ${NO_ID}) }`,
    setAdmin: `mutation { setAdmin(id: ${NO_ID}, revision: 1, isAdmin: true) { id } }`,
  }),
  {
    operation: 'requestPasswordReset',
    document: 'mutation { requestPasswordReset(email: "") }',
    allowed: 'everybody',
  },
  {
    operation: 'resetPassword',
    document: 'mutation { resetPassword(token: "x", password: "lang genoeg") }',
    allowed: 'everybody',
  },
  {
    operation: 'updatePassword',
    document: 'mutation { updatePassword(currentPassword: "", password: "kort") }',
    allowed: 'signedIn',
  },
  {
    operation: 'logExport',
    document: 'mutation { logExport(list: "ledenlijst", format: "csv", rows: 1) }',
    allowed: 'signedIn',
  },
  {
    operation: 'editProfile',
    document: 'mutation { editProfile(revision: 0, profile: {}) { id } }',
    allowed: 'signedIn',
  },
  ...rows('signedIn', {
    resendConfirmation: 'mutation { resendConfirmation { id } }',
    cancelEmailChange: 'mutation { cancelEmailChange { id } }',
    mySessions: '{ mySessions { id } }',
    endSession: 'mutation { endSession(id: "x") { id } }',
    endOtherSessions: 'mutation { endOtherSessions { id } }',
  }),
  ...rows(['admin'], {
    userSessions: `{ userSessions(userId: ${NO_ID}) { id } }`,
    endUserSession: `mutation { endUserSession(userId: ${NO_ID}, id: "x") { id } }`,
  }),
  ...rows('everybody', {
    passwordLink: '{ passwordLink(token: "x") }',
    confirmEmail: 'mutation { confirmEmail(token: "x") }',
  }),
  { operation: 'users', document: '{ users { totalCount } }', allowed: ['secGebruikers'] },
  { operation: 'user', document: `{ user(id: ${NO_ID}) { id } }`, allowed: ['secGebruikers'] },
  {
    operation: 'permissionCatalogue',
    document: '{ permissionCatalogue { id } }',
    allowed: ['secGebruikers'],
  },
  {
    operation: 'addUser',
    document: `mutation { addUser(user: { name: "", email: "", password: "", isExternal: false, ${RIGHTS} }) { id } }`,
    allowed: ['secGebruikers'],
  },
  {
    operation: 'editUser',
    document: `mutation { editUser(id: ${NO_ID}, revision: 1, user: { name: "", email: "", isExternal: false, ${RIGHTS} }) { id } }`,
    allowed: ['secGebruikers'],
  },
  ...rows(['secGebruikers'], {
    sendInvitation: `mutation { sendInvitation(id: ${NO_ID}) { id } }`,
    roleTemplates: '{ roleTemplates { id } }',
    userImportPreview: '{ userImportPreview(rows: []) { state } }',
    importUsers: 'mutation { importUsers(rows: [], isInvited: false) { state } }',
    changeMembership: `mutation { changeMembership(userIds: [${NO_ID}], commissionId: ${NO_ID}, isMember: true) { outcome } }`,
    sendPasswordLink: `mutation { sendPasswordLink(userId: ${NO_ID}) { id } }`,
    revokeInvitation: `mutation { revokeInvitation(id: ${NO_ID}) { id } }`,
  }),
  { operation: 'removeUser', document: `mutation { removeUser(id: ${NO_ID}) }`, allowed: ['secGebruikers'] },
  { operation: 'commissions', document: '{ commissions { id } }', allowed: ['secGebruikers', 'secComlist'] },
  {
    operation: 'commission',
    document: 'query One($id: ID!) { commission(id: $id) { id } }',
    allowed: ['member', 'chair'],
  },
  ...rows(['secGebruikers', ...DB_HOLDERS], {
    oldCommissions: '{ oldCommissions { id } }',
    addCommission: `mutation { addCommission(commission: ${COMMISSION}) { id } }`,
    editCommission: `mutation { editCommission(id: ${NO_ID}, revision: 1, commission: ${COMMISSION}) { id } }`,
    archiveCommission: `mutation { archiveCommission(id: ${NO_ID}, revision: 1) { id } }`,
    restoreCommission: `mutation { restoreCommission(id: ${NO_ID}, revision: 1) { id } }`,
  }),
];
