import { Permission } from '../../identity/catalogue/permission.enum';
import { inTrash, trashOfHolders } from '../../identity/trash/trashSource';
import { type __Entity__, __Entity__Model } from './__entity__.model';

/** The __words__ that can be restored. */
export const __entity__Trash = inTrash<__Entity__>({
  entity: '__Entity__',
  label: "__One__",
  operations: ['delete__Entity__'],
  model: __Entity__Model,
  of: trashOfHolders(Permission.__permission__),
  title: ({ name }) => name,
});
