import { moved } from '../../platform/moving/moving';
import { isPlain } from '../../platform/moving/oldRecord';
import { type Move } from '../../platform/moving/readDump';
import { LINES } from '../../platform/text/inputFields';
import { searchable } from '../../platform/text/plainText';
import { INTROS } from '../texts/websiteText.moving';
import { AgendaEntryModel } from './agenda.model';

/** The agenda of the home page, which the old system kept among the texts. */
export const moveAgenda: Move = {
  files: ['agenda'],
  gather: {
    files: [],
    documents: (dump) =>
      (dump.get(INTROS) ?? []).flatMap(({ agenda }) => (Array.isArray(agenda) ? agenda.filter(isPlain) : [])),
  },
  title: 'Agenda van de website',
  into: [AgendaEntryModel],
  map: (old, moving) => {
    const date = old.at('date').day({ required: true }) ?? '';
    const name = old.at('name').text({ required: true });
    moving.mayBeDouble(old, `${date} ${searchable(name)}`);
    const comment = old.at('comment').text({ most: LINES, isLong: true });
    return [moved(AgendaEntryModel, { _id: old.newId, date, name, comment, revision: 1 })];
  },
};
