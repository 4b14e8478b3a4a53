import { isValidObjectId } from 'mongoose';

import { leanWithId } from '../../../platform/database/reading/leanWithId';
import { permissionCatalogue } from '../../catalogue/catalogue';
import { commissionIdOf } from '../../catalogue/commissionPermission';
import { CommissionModel } from '../../people/commission.model';

const labels = new Map<string, string>(
  permissionCatalogue.flatMap((entry) => [
    [entry.id, entry.label] as const,
    ...('children' in entry
      ? entry.children.map(({ id, label }) => [id, `${entry.label}: ${label}`] as const)
      : []),
  ]),
);

/** Rights as people read them: 'recht Secretariaat: Financiën', 'voorzitter van 3 - Optocht', by their id or entry. */
export async function rightNames(rights: readonly string[]): Promise<Map<string, string>> {
  const ids = rights.map(commissionIdOf).filter((id) => isValidObjectId(id));
  const found = await CommissionModel.find({ _id: { $in: ids } })
    .select({ index: 1, name: 1 })
    .lean(leanWithId);
  const commissions = new Map(found.map(({ id, index, name }) => [id, `${index} - ${name}`]));
  return new Map(
    rights.map((right) => {
      const label = labels.get(right);
      if (label) return [right, `recht ${label}`];
      const commission = commissions.get(commissionIdOf(right)) ?? 'een commissie';
      return [right, `${right === commissionIdOf(right) ? 'lid' : 'voorzitter'} van ${commission}`];
    }),
  );
}
