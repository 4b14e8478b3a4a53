import { Field, registerEnumType } from 'type-graphql';

import { AnswerType } from '../../platform/schema/answerType';
import { describeEnum } from '../../platform/schema/describeEnum';
import { permissionCatalogue, type PermissionId, permissionIds } from './catalogue';

/** `Permission.secFin === 'secFin'`, for every id of the catalogue. */
export const Permission = Object.fromEntries(permissionIds.map((id) => [id, id])) as {
  readonly [Id in PermissionId]: Id;
};

const labels = permissionCatalogue.flatMap((entry) => [
  entry,
  ...('children' in entry ? entry.children : []),
]);

registerEnumType(Permission, {
  name: 'Permission',
  description:
    'General permission ids; the children of sec, krant and web are the permissions of those areas.',
  valuesConfig: Object.fromEntries(labels.map(({ id, label }) => [id, { description: label }])),
});

/** The role of a user. Given by `npm run add-admin`, not by a form. */
export enum Role {
  Admin = 'Admin',
}

describeEnum({ Role }, 'What an account may beyond its permissions.', {
  Admin:
    'Beheerder: runs the portal, and alone edits the yearly programme. Given by `npm run add-admin` or another Admin.',
});

@AnswerType('A permission that can be given, for a permission tree.')
class PermissionChoice {
  @Field(() => Permission, { description: 'The permission.' })
  id: PermissionId;

  @Field({ description: 'Dutch.' })
  label: string;

  @Field({ description: 'What one can do with it, in a Dutch sentence.' })
  description: string;
}

@AnswerType('A permission on its own, or a group with its permissions.')
export class PermissionGroup extends PermissionChoice {
  @Field(() => [PermissionChoice], {
    description: 'The permissions in the group; empty: it is a permission on its own.',
  })
  children: PermissionChoice[];
}
