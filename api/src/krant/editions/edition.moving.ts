import { moved } from '../../platform/moving/moving';
import { type Move } from '../../platform/moving/readDump';
import { searchable } from '../../platform/text/plainText';
import { KrantStateModel, NORMAL_PAGES, PaperEditionModel } from './edition.model';
import { pathOf } from './edition.service';
import { KRANT } from './krantState.service';

/** The name of the file of editions, for references to it. */
export const PAPER_EDITIONS = 'paperEditions';

const ACTIVE = 'active paper edition';
const IN_SALE = 'paper edition in sale';

/** The editions of the newspaper; which one is active is in one document. */
export const movePaperEditions: Move = {
  files: [PAPER_EDITIONS, 'editions', 'krantEdities'],
  title: 'Edities krant',
  into: [PaperEditionModel, KrantStateModel],
  map: (old, moving) => {
    const field = old.at('title');
    const title = field.text({ required: true, most: 40 });
    const slug = searchable(pathOf(title));
    if (title !== '' && slug === '') field.fault('zonder letters en cijfers');
    moving.mustBeUnique(old, field, slug);
    const active = old.at('active');
    if (active.yes()) {
      if (moving.recall(ACTIVE).length > 0)
        active.fault('er is al een actieve editie: vul hier of daar nee in');
      moving.remember(ACTIVE, String(old.newId));
    }
    if (old.at('saleSeason').yes()) moving.remember(IN_SALE, String(old.newId));
    const changeLog = old.lines('changeLog');
    return [moved(PaperEditionModel, { _id: old.newId, title, slug, pageCount: NORMAL_PAGES, changeLog })];
  },
  finish: (moving) => {
    const editions = moving.of(PaperEditionModel);
    if (editions.length === 0) return [];
    const newest = [...editions].sort((one, other) =>
      String(other.title).localeCompare(String(one.title)),
    )[0];
    const activeEditionId = moving.recall(ACTIVE)[0] ?? String(newest?._id);
    const inSale = [...moving.recall(IN_SALE)];
    return [moved(KrantStateModel, { _id: KRANT, activeEditionId, inSale, editors: [], revision: 1 })];
  },
};
