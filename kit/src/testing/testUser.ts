import type { Permission, SessionUser } from 'kit/session';

/** A signed-in user for tests. */
export function testUser(
  permissions: readonly Permission[] = [],
  commissions: SessionUser['commissions'] = [],
): SessionUser {
  return {
    id: '64b000000000000000000001',
    name: 'Marieke van den Broek',
    email: 'marieke@carnaval.example',
    pendingEmail: null,
    phoneNumber: '0612345678',
    address: 'Molenstraat 11',
    role: null,
    revision: 3,
    viewedBy: null,
    isDB: false,
    secondFactorMissing: false,
    photoLibraryUrl: null,
    newTours: [],
    permissions: { general: [...permissions], commissions: commissions.map(({ id }) => id) },
    commissions,
  };
}
