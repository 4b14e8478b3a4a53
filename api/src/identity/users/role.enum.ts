import { registerEnumType } from 'type-graphql';

/** The role of a user. Given by `npm run add-admin`, not by a form. */
export enum Role {
  Admin = 'Admin',
}

registerEnumType(Role, { name: 'Role', description: 'Admin may edit the yearly programme.' });
