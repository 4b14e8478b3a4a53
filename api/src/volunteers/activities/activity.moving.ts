import { moved } from '../../platform/moving/moving';
import { type Move } from '../../platform/moving/readDump';
import { searchable } from '../../platform/text/plainText';
import { ActivityModel } from './activity.model';

/** The name of the file of activities, for references to it. */
export const ACTIVITIES = 'activities';

/** The activities of the Boerenploeg. */
export const moveActivities: Move = {
  files: [ACTIVITIES, 'activiteiten'],
  title: 'Activiteiten Boerenploeg',
  into: [ActivityModel],
  map: (old, moving) => {
    const field = old.at('name');
    const name = field.text({ required: true });
    moving.mustBeUnique(old, field, searchable(name));
    const changeLog = old.lines('changeLog');
    return [moved(ActivityModel, { _id: old.newId, name, archived: old.at('archived').yes(), changeLog })];
  },
};
