import {
  asItsParent,
  has,
  isCommissionMember,
  isDB,
  isPublic,
  isSignedIn,
  type RuleTree,
} from './permissions/rules';

const managesCommissions = isDB({ or: ['secGebruikers'] });

/** Who may do what with sessions, users and committees (spec 1-portal.md, section 6). */
export const coreRules: RuleTree = {
  Query: {
    me: isPublic,
    users: has('secGebruikers'),
    user: has('secGebruikers'),
    permissionCatalogue: has('secGebruikers'),
    commissions: has('secGebruikers', 'secComlist'),
    oldCommissions: managesCommissions,
    commission: isCommissionMember('id'),
  },
  Mutation: {
    signIn: isPublic,
    signOut: isPublic,
    requestPasswordReset: isPublic,
    resetPassword: isPublic,
    updatePassword: isSignedIn,
    editProfile: isSignedIn,
    addUser: has('secGebruikers'),
    editUser: has('secGebruikers'),
    removeUser: has('secGebruikers'),
    addCommission: managesCommissions,
    editCommission: managesCommissions,
    archiveCommission: managesCommissions,
    restoreCommission: managesCommissions,
  },
  User: { '*': asItsParent, changeLog: has('secGebruikers') },
  UserPermissions: asItsParent,
  PermissionGroup: asItsParent,
  PermissionChoice: asItsParent,
  Person: asItsParent,
  StoredFile: asItsParent,
  PageInfo: asItsParent,
  Work: asItsParent,
  Commission: {
    '*': asItsParent,
    changeLog: managesCommissions,
    modifiedByName: isSignedIn,
    modifiedAt: isSignedIn,
  },
};
