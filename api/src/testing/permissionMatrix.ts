import type { PermissionId } from '../core/permissions/catalogue';

/** Who may: holders of one of these permissions, whoever is signed in, everybody, or those of committee `id`. */
export type Allowed = readonly PermissionId[] | 'signedIn' | 'everybody' | 'commissionMember';

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

/** The rows of sessions, users and committees; an area adds its own in `<area>.matrix.ts`. */
export const coreMatrix: readonly MatrixRow[] = [
  { operation: 'me', document: '{ me { id } }', allowed: 'everybody' },
  {
    operation: 'signIn',
    document: 'mutation { signIn(email: "a@b.example", password: "x") { id } }',
    allowed: 'everybody',
  },
  { operation: 'signOut', document: 'mutation { signOut }', allowed: 'everybody' },
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
    document: 'mutation { updatePassword(password: "kort") }',
    allowed: 'signedIn',
  },
  {
    operation: 'editProfile',
    document: 'mutation { editProfile(revision: 0, profile: {}) { id } }',
    allowed: 'signedIn',
  },
  { operation: 'users', document: '{ users { id } }', allowed: ['secGebruikers'] },
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
  { operation: 'removeUser', document: `mutation { removeUser(id: ${NO_ID}) }`, allowed: ['secGebruikers'] },
  { operation: 'commissions', document: '{ commissions { id } }', allowed: ['secGebruikers', 'secComlist'] },
  {
    operation: 'commission',
    document: 'query One($id: ID!) { commission(id: $id) { id } }',
    allowed: 'commissionMember',
  },
];
