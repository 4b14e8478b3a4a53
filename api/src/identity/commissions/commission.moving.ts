import { moved } from '../../platform/moving/moving';
import type { Move } from '../../platform/moving/readDump';
import { LINES } from '../../platform/text/inputFields';
import { CommissionModel } from '../people/commission.model';

/** The name of the file of committees, for references to it. */
export const COMMISSIONS = 'commissions';

/** The committees of the old system. Chair and members come from the rights of the users. */
export const moveCommissions: Move = {
  files: [COMMISSIONS, 'committees', 'commissies'],
  title: 'Commissies',
  into: [CommissionModel],
  map: (old, moving) => {
    const index = old.at('index');
    const number = index.whole({ required: true, min: 1, max: 9999 }) ?? 0;
    moving.mustBeUnique(old, index, String(number));
    // Who is in it stands with the users; see movedUsers.
    old.ignore('preces', 'members', 'oldCommissions', 'content');
    return [
      moved(CommissionModel, {
        _id: old.newId,
        name: old.at('name').text({ required: true }),
        index: number,
        description: old.at('description').text({ most: LINES, isLong: true }),
        archived: old.at('archived').yes(),
        changeLog: old.lines('changeLog'),
      }),
    ];
  },
};
