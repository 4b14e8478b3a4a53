import { Field, ObjectType } from 'type-graphql';

import { Allow, inherit } from '../../platform/schema/allow';
import type { PermissionId } from './catalogue';
import { Permission } from './permission.enum';

@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'A permission that can be given, for a permission tree.' })
export class PermissionChoice {
  @Field(() => Permission, { description: 'The permission.' })
  id: PermissionId;

  @Field({ description: 'Dutch.' })
  label: string;

  @Field({ description: 'What one can do with it, in a Dutch sentence.' })
  description: string;
}

@Allow(inherit)
@ObjectType({
  simpleResolvers: true,
  description: 'A permission on its own, or a group with its permissions.',
})
export class PermissionGroup extends PermissionChoice {
  @Field(() => [PermissionChoice], {
    description: 'The permissions in the group; empty: it is a permission on its own.',
  })
  children: PermissionChoice[];
}
