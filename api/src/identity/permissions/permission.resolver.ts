import { Query, Resolver } from 'type-graphql';

import { Allow, isSignedIn } from './allow';
import { permissionCatalogue } from './catalogue';
import { PermissionGroup } from './permissionGroup.type';

@Resolver()
export class PermissionResolver {
  @Allow(isSignedIn)
  @Query(() => [PermissionGroup], {
    description: 'The catalogue of general permissions, as a tree with labels.',
  })
  permissionCatalogue(): PermissionGroup[] {
    return permissionCatalogue.map((entry) => ({
      id: entry.id,
      label: entry.label,
      children: 'children' in entry ? [...entry.children] : [],
    }));
  }
}
