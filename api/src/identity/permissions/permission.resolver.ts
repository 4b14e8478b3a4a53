import { Query, Resolver } from 'type-graphql';

import { permissionCatalogue } from '../catalogue/catalogue';
import { Permission, PermissionGroup } from '../catalogue/permission.enum';
import { RoleTemplate, roleTemplates } from '../catalogue/roleTemplates';
import { Allow, isSignedIn } from './allow';

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
