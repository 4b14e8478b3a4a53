import { moved } from '../../platform/moving/moving';
import { type Move } from '../../platform/moving/readDump';
import { LINES } from '../../platform/text/inputFields';
import { searchable } from '../../platform/text/plainText';
import { CalendarEntryModel } from './calendar.model';

/** The yearly programme of the old system. */
export const moveCalendar: Move = {
  files: ['calendar', 'jaarprogramma'],
  title: 'Jaarprogramma',
  into: [CalendarEntryModel],
  map: (old, moving) => {
    const date = old.at('date').day({ required: true }) ?? '';
    const name = old.at('name').text({ required: true });
    moving.mayBeDouble(old, `${date} ${searchable(name)}`);
    const comment = old.at('comment').text({ most: LINES, isLong: true });
    const changeLog = old.lines('changeLog');
    return [
      moved(CalendarEntryModel, {
        _id: old.newId,
        date,
        name,
        from: '',
        to: '',
        place: '',
        commissionId: null,
        comment,
        changeLog,
      }),
    ];
  },
};
