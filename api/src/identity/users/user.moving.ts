import { moved, type Moving } from '../../platform/moving/moving';
import type { OldField } from '../../platform/moving/oldField';
import type { OldRecord } from '../../platform/moving/oldRecord';
import type { Move } from '../../platform/moving/readDump';
import {
  chairEntry,
  commissionIdOf,
  normalizeEntries,
  type PermissionId,
  permissionIds,
  withGroups,
} from '../catalogue/catalogue';
import { Role } from '../catalogue/permission.enum';
import { COMMISSIONS } from '../commissions/commission.moving';
import { UserModel } from '../people/user.model';
import { LONGEST_PHONE } from './user.input';

/** The accounts of the old system, without their passwords: each chooses a new one by an invitation. */
export const moveUsers: Move = {
  files: ['users', 'gebruikers'],
  title: 'Gebruikers',
  into: [UserModel],
  map: (old, moving) => {
    const email = old.at('email');
    const address = email.email({ required: true });
    moving.mustBeUnique(old, email, address);
    // Of the old sign-in: nothing of it is taken over.
    old.ignore('password', 'passwordHash', 'user_id', 'createdAt', 'updatedAt');
    return [
      moved(UserModel, {
        _id: old.newId,
        name: old.at('name').text({ required: true }),
        email: address,
        phoneNumber: old.at('phoneNumber').text({ most: LONGEST_PHONE }),
        adres: old.at('adres').text(),
        ...roleOf(old),
        isExternal: old.at('isExternal').yes(),
        permissions: {
          general: withGroups(old.values('permissions.general').flatMap(permissionOf)),
          commissions: normalizeEntries(
            old.values('permissions.commissions').flatMap((entry) => entryOf(entry, moving)),
          ),
        },
        changeLog: old.lines('changeLog'),
      }),
    ];
  },
};

/** Only Admin is a role; others of the old system had no meaning. */
function roleOf(old: OldRecord): { role?: Role } {
  const role = old.at('role');
  if (role.isMissing) return {};
  if (role.text().toLowerCase() === 'admin') return { role: Role.Admin };
  role.assume('deze rol bestaat niet meer: geen Admin');
  return {};
}

function permissionOf(field: OldField): PermissionId[] {
  if (field.isMissing) return [];
  const id = permissionIds.find((one) => one === field.text());
  if (!id) field.fault('dit recht bestaat niet: vul een ander in, of - om het weg te laten');
  return id ? [id] : [];
}

/** The committee that is named, with `-vz` for its chair; both by the ids of the new records. */
function entryOf(field: OldField, moving: Moving): string[] {
  if (field.isMissing) return [];
  const entry = field.text();
  const oldId = commissionIdOf(entry);
  const id = moving.newId(COMMISSIONS, oldId);
  if (!id) {
    field.fault('wees: deze commissie is er niet; vul een ander id in, of - om het weg te laten');
    return [];
  }
  return [entry === oldId ? id : chairEntry(id)];
}
