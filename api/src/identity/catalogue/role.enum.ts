import { registerEnumType } from 'type-graphql';

/** The role of a user. Given by `npm run add-admin`, not by a form. */
export enum Role {
  Admin = 'Admin',
}

registerEnumType(Role, {
  name: 'Role',
  description: 'What an account may beyond its permissions.',
  valuesConfig: {
    Admin: {
      description:
        'Beheerder: runs the portal, and alone edits the yearly programme. Given by `npm run add-admin` or another Admin.',
    },
  },
});
