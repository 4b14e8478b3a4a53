import { Query, Resolver } from 'type-graphql';

import { Allow, isSignedIn } from './allow';
import { permissionCatalogue } from './catalogue';
import { Permission } from './permission.enum';
import { PermissionGroup } from './permissionGroup.type';
import { RoleTemplate, roleTemplates } from './roleTemplates';

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
      description: entry.description,
      children: 'children' in entry ? [...entry.children] : [],
    }));
  }

  @Allow(Permission.secGebruikers)
  @Query(() => [RoleTemplate], { description: 'The rights of common roles, to fill in a form with.' })
  roleTemplates(): RoleTemplate[] {
    return [...roleTemplates];
  }
}
