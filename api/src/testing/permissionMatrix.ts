import type { PermissionId } from '../identity/catalogue/catalogue';
import { audiencePermissions } from '../identity/mailings/mailingAudiences';

/**
 * A kind of user: holder of one permission, or in no more than this: plain member or chair of committee `$id`, member of
 * the board's committee, the user with the DB permission, with the role Admin.
 */
export type Holder = PermissionId | 'member' | 'chair' | 'db' | 'dbUser' | 'admin';

/** Who may: these, whoever is signed in, the same without tokens and Admins who look as them, everybody. */
export type Allowed = readonly Holder[] | 'signedIn' | 'inPerson' | 'everybody';

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

const WRITTEN = 'mailing: { subject: "", html: "", attachmentIds: [], asFoundation: false }';

/** Writing to an audience, by who may see its addresses. */
const mailingRows = [
  ...(Object.entries(audiencePermissions) as [string, PermissionId][]).map(([audience, permission]) => ({
    ...{ variant: audience, allowed: [permission] as const, head: '' },
    to: `to: { audience: ${audience}, of: ${NO_ID}, season: 2026, isNeeded: false }`,
  })),
  {
    ...{ variant: 'commission', allowed: ['member', 'chair'] as const, head: ' Run($id: ID!)' },
    to: 'to: { audience: commission, of: $id, isNeeded: false }',
  },
].flatMap(({ variant, allowed, head, to }): MatrixRow[] => {
  const row = { variant, allowed };
  return [
    { ...row, operation: 'mailingReach', document: `query${head} { mailingReach(${to}) { count } }` },
    { ...row, operation: 'testMailing', document: `mutation${head} { testMailing(${to}, ${WRITTEN}) }` },
    {
      ...row,
      operation: 'sendMailing',
      document: `mutation${head} { sendMailing(${to}, ${WRITTEN}) { id } }`,
    },
  ];
});

const COMMISSION = '{ index: 0, name: "" }';

/** Rows for operations that the same people may use. @param documents by operation */
export function rows(allowed: Allowed, documents: Readonly<Record<string, string>>): MatrixRow[] {
  return Object.entries(documents).map(([operation, document]) => ({ operation, document, allowed }));
}

/** The rows of sessions, users and committees; an area adds its own in `<area>.matrix.ts`. */
export const coreMatrix: readonly MatrixRow[] = [
  ...mailingRows,
  { operation: 'me', document: '{ me { id } }', allowed: 'everybody' },
  { operation: 'sessionEnd', document: '{ sessionEnd }', allowed: 'everybody' },
  {
    operation: 'signIn',
    document: 'mutation { signIn(email: "a@b.example", password: "x") { id } }',
    allowed: 'everybody',
  },
  { operation: 'signOut', document: 'mutation { signOut }', allowed: 'everybody' },
  ...rows('signedIn', {
    deletedRecords: '{ deletedRecords { totalCount } }',
    deletedKinds: '{ deletedKinds { entity } }',
    hangingOn: '{ hangingOn(kind: "Advertiser", id: "64b000000000000000000000") { count } }',
    waiting: '{ waiting { id } }',
    upcomingDates: '{ upcomingDates { id } }',
    homeFigures: '{ homeFigures { id } }',
    search: '{ search(text: "jan") { isPartial } }',
    daysToCarnival: '{ daysToCarnival }',
    notifications: '{ notifications { totalCount } }',
    unreadNotifications: '{ unreadNotifications }',
    savedViews: '{ savedViews { id } }',
    mailings: '{ mailings { totalCount } }',
    mailing: `{ mailing(id: ${NO_ID}) { id } }`,
    pauseMailing: `mutation { pauseMailing(id: ${NO_ID}) { id } }`,
    resumeMailing: `mutation { resumeMailing(id: ${NO_ID}) { id } }`,
    stopMailing: `mutation { stopMailing(id: ${NO_ID}) { id } }`,
    notificationSettings: '{ notificationSettings { revision } }',
    markRead: `mutation { markRead(ids: [${NO_ID}]) }`,
    markAllRead: 'mutation { markAllRead }',
    reportClientError:
      'mutation { reportClientError(error: { area: "club", entry: "/x", kind: load, message: "x" }) }',
    restoreRecord: `mutation { restoreRecord(entity: "", id: ${NO_ID}) }`,
    // Of a kind it is for who may change it (identity/doubles).
    doubles: '{ doubles(kind: "") { count } }',
    setNoDouble: `mutation { setNoDouble(kind: "", id: ${NO_ID}, otherId: ${NO_ID}, isNone: true) }`,
    mergeRecords: `mutation { mergeRecords(
      kind: "", keptId: ${NO_ID}, keptRevision: 1, goneId: ${NO_ID}, goneRevision: 1, taken: [], both: []
    ) }`,
    undoMerge: `mutation { undoMerge(kind: "", goneId: ${NO_ID}) }`,
  }),
  ...rows(['admin'], {
    auditEvents: '{ auditEvents { totalCount } }',
    jobs: '{ jobs(state: failed) { totalCount } }',
    mailingSettings: '{ mailingSettings { perHour } }',
    updateMailingSettings:
      'mutation { updateMailingSettings(revision: 0, settings: { perHour: 1 }) { perHour } }',
    diskSpace: '{ diskSpace { free } }',
    systemStatus: '{ systemStatus { at } }',
    pausedAddresses: '{ pausedAddresses { id } }',
    remotes: '{ remotes { area } }',
    withdrawRemote: 'mutation { withdrawRemote(area: "club", entry: "/x") }',
    restoreRemote: 'mutation { restoreRemote(area: "club", entry: "/x") }',
    overrideRemote: 'mutation { overrideRemote(area: "club", entry: null) }',
    webhooks: '{ webhooks { id } }',
    webhookChoices: '{ webhookChoices { isSending } }',
    webhookDeliveries: `{ webhookDeliveries(webhookId: ${NO_ID}) { totalCount } }`,
    addWebhook: 'mutation { addWebhook(webhook: { name: "", url: "", kinds: [added] }) { id } }',
    editWebhook: `mutation { editWebhook(id: ${NO_ID}, revision: 1, webhook: { name: "", url: "", kinds: [added] }) { id } }`,
    pauseWebhook: `mutation { pauseWebhook(id: ${NO_ID}, revision: 1, paused: true) { id } }`,
    renewWebhookSecret: `mutation { renewWebhookSecret(id: ${NO_ID}, revision: 1) { id } }`,
    deleteWebhook: `mutation { deleteWebhook(id: ${NO_ID}) }`,
    sendTestWebhook: `mutation { sendTestWebhook(id: ${NO_ID}) }`,
    resendWebhookDelivery: `mutation { resendWebhookDelivery(id: ${NO_ID}) { id } }`,
    resumeAddress: `mutation { resumeAddress(id: ${NO_ID}) }`,
    retentionPreview: '{ retentionPreview { key } }',
    personalData: '{ personalData(search: "Jansen") { key } }',
    exportPersonalData: `mutation { exportPersonalData(source: "accounts", ids: [${NO_ID}]) }`,
    erasePersonalData: `mutation { erasePersonalData(source: "accounts", id: ${NO_ID}) }`,
    latestBackup: '{ latestBackup { madeAt } }',
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
    allowed: 'inPerson',
  },
  {
    operation: 'logExport',
    document: 'mutation { logExport(list: "ledenlijst", format: "csv", rows: 1) }',
    allowed: 'signedIn',
  },
  {
    operation: 'editProfile',
    document: 'mutation { editProfile(revision: 0, profile: {}) { id } }',
    allowed: 'inPerson',
  },
  ...rows('inPerson', {
    markToursSeen: 'mutation { markToursSeen(tours: [portal]) }',
    resendConfirmation: 'mutation { resendConfirmation { id } }',
    cancelEmailChange: 'mutation { cancelEmailChange { id } }',
    mySessions: '{ mySessions { id } }',
    endSession: 'mutation { endSession(id: "x") { id } }',
    endOtherSessions: 'mutation { endOtherSessions { id } }',
    apiTokens: '{ apiTokens { id } }',
    createApiToken:
      'mutation { createApiToken(token: { name: "", permissions: [], lastDay: "", currentPassword: "" }) { token } }',
    updateNotificationSettings:
      'mutation { updateNotificationSettings(revision: -1, choices: []) { revision } }',
    addSavedView: 'mutation { addSavedView(view: { list: "", name: "", search: "" }) { id } }',
    removeSavedView: 'mutation { removeSavedView(id: "x") { id } }',
    revokeApiToken: 'mutation { revokeApiToken(id: "x") { id } }',
    mySecondFactor: '{ mySecondFactor { hasAuthenticator } }',
    startAuthenticator: 'mutation { startAuthenticator(currentPassword: "") { secret } }',
    confirmAuthenticator: 'mutation { confirmAuthenticator(code: "") }',
    removeAuthenticator: 'mutation { removeAuthenticator(currentPassword: "") { hasAuthenticator } }',
    renewRecoveryCodes: 'mutation { renewRecoveryCodes(currentPassword: "") }',
    startPasskey: 'mutation { startPasskey(currentPassword: "") }',
    addPasskey: 'mutation { addPasskey(response: "", name: "") { hasAuthenticator } }',
    removePasskey: 'mutation { removePasskey(id: "x", currentPassword: "") { hasAuthenticator } }',
  }),
  ...rows(['admin'], {
    userApiTokens: `{ userApiTokens(userId: ${NO_ID}) { id } }`,
    revokeUserApiToken: `mutation { revokeUserApiToken(userId: ${NO_ID}, id: "x") { id } }`,
    anonymiseUser: `mutation { anonymiseUser(id: ${NO_ID}, revision: 1) { id } }`,
    viewAs: `mutation { viewAs(userId: ${NO_ID}) { id } }`,
    userSessions: `{ userSessions(userId: ${NO_ID}) { id } }`,
    userSecondFactor: `{ userSecondFactor(userId: ${NO_ID}) { hasAuthenticator } }`,
    resetSecondFactor: `mutation { resetSecondFactor(userId: ${NO_ID}) { hasAuthenticator } }`,
    endUserSession: `mutation { endUserSession(userId: ${NO_ID}, id: "x") { id } }`,
  }),
  ...rows('everybody', {
    startPasskeySignIn: 'mutation { startPasskeySignIn }',
    signInWithPasskey: 'mutation { signInWithPasskey(response: "{}") { id } }',
    passwordLink: '{ passwordLink(token: "x") }',
    optOutOfMail: 'mutation { optOutOfMail(token: "x") }',
    confirmEmail: 'mutation { confirmEmail(token: "x") }',
  }),
  { operation: 'endViewAs', document: 'mutation { endViewAs { id } }', allowed: 'signedIn' },
  { operation: 'users', document: '{ users { totalCount } }', allowed: ['secGebruikers'] },
  { operation: 'user', document: `{ user(id: ${NO_ID}) { id } }`, allowed: ['secGebruikers'] },
  {
    operation: 'permissionCatalogue',
    document: '{ permissionCatalogue { id } }',
    allowed: 'signedIn',
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
    setRightEnd: `mutation { setRightEnd(userIds: [${NO_ID}], right: "krantRed") { outcome } }`,
    sendPasswordLink: `mutation { sendPasswordLink(userId: ${NO_ID}) { id } }`,
    userDuties: `{ userDuties(userId: ${NO_ID}) { key } }`,
    userReturns: `{ userReturns(userId: ${NO_ID}) { key } }`,
    deactivateUser: `mutation { deactivateUser(id: ${NO_ID}, revision: 1, handOver: []) { user { id } } }`,
    reactivateUser: `mutation { reactivateUser(id: ${NO_ID}, revision: 1) { id } }`,
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
