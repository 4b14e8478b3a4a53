import { COMMISSIONS } from '../../identity/commissions/commission.moving';
import { CommissionModel } from '../../identity/people/commission.model';
import type { Move } from '../../platform/moving/move';
import { moved } from '../../platform/moving/movedRecord';
import type { Moving } from '../../platform/moving/moving';
import type { OldRecord } from '../../platform/moving/oldRecord';
import { AccountancyYearModel, type Workgroup } from './accountancyYear.model';

/** The name of the file of years, for references to it. */
export const YEARS = 'accountancyYears';

/** The years of the books with their committees and budgets; what stands in them are the transactions. */
export const moveYears: Move = {
  files: [YEARS, 'accountancy', 'boekjaren'],
  title: 'Boekjaren',
  into: [AccountancyYearModel],
  map: (old, moving) => {
    const title = old.at('title');
    const name = title.text({ required: true, most: 50 });
    moving.mustBeUnique(old, title, name.toLowerCase());
    const index = old.at('index').whole({ required: true, min: 0 }) ?? 0;
    moving.mustBeUnique(old, old.at('index'), String(index));
    // Lines name their year by its number or its title.
    moving.keep(YEARS, String(old.newId), [String(index), name]);
    // The portal computes them; they are compared.
    old.ignore('totalExpences', 'totalIncome', 'totalExpencesBudget', 'totalIncomeBudget');
    return [
      moved(AccountancyYearModel, {
        _id: old.newId,
        title: name,
        index,
        locked: old.at('locked').yes(),
        archived: false,
        workgroups: groupsOf(old, moving),
        changeLog: old.lines('changeLog'),
      }),
    ];
  },
};

function groupsOf(old: OldRecord, moving: Moving): Workgroup[] {
  const numbers = new Set<string>();
  return old.parts('workgroups').map((group, at) => {
    const field = group.at('index');
    const index = field.text({ required: true });
    if (numbers.has(index)) field.fault('dubbel: dit nummer staat al in dit jaar');
    numbers.add(index);
    const commission = moving.of(CommissionModel).find((one) => String(one.index) === index);
    return {
      _id: moving.partId(`${COMMISSIONS} in the books`, `${old.id} ${at}`),
      index,
      title: group.at('title').text({ required: true }),
      commissionId: commission ? String(commission._id) : null,
      expencesBudget: Math.abs(group.at('expencesBudget').cents() ?? 0),
      incomeBudget: group.at('incomeBudget').cents() ?? 0,
      revision: 1,
    };
  }) as unknown as Workgroup[];
}
