import { moved } from '../../platform/moving/moving';
import type { OldPlain } from '../../platform/moving/oldRecord';
import { type Move } from '../../platform/moving/readDump';
import { WebsiteTextKey } from '../website.enums';
import { WebsiteTextModel } from './websiteText.model';

/** The file of the texts; the old system also kept the agenda and the theme in it. */
export const INTROS = 'intros';

const KEYS: readonly string[] = Object.values(WebsiteTextKey);
const ELSEWHERE = ['agenda', 'themeTitle', 'themeText', 'themeImage'];

/** The keyed texts of the website: in one document with a field for each, or a document for each. */
export const moveTexts: Move = {
  files: ['websiteTexts'],
  gather: { files: [INTROS], documents: (dump) => (dump.get(INTROS) ?? []).flatMap(textsIn) },
  title: 'Teksten van de website',
  into: [WebsiteTextModel],
  map: (old, moving) => {
    const field = old.at('id');
    const _id = field.choice(
      Object.fromEntries(KEYS.map((key) => [key.toLowerCase(), key as WebsiteTextKey])),
      {
        required: true,
      },
    );
    moving.mustBeUnique(old, field, _id ?? '');
    return [moved(WebsiteTextModel, { _id: _id ?? old.id, text: old.at('text').html(), revision: 1 })];
  },
};

/** A document of one text has its key as id; what has none has fields named by keys. */
function textsIn(plain: OldPlain): OldPlain[] {
  if ('text' in plain) return [plain];
  return Object.entries(plain)
    .filter(([name]) => !['_id', 'id', '__v', ...ELSEWHERE].includes(name))
    .map(([id, text]) => ({ id, text }));
}
