import { moved } from '../../platform/moving/moving';
import { idText, isPlain, type OldPlain } from '../../platform/moving/oldRecord';
import { type Move } from '../../platform/moving/readDump';
import { INTROS } from '../texts/websiteText.moving';
import { THEME_FOLDER } from '../website.enums';
import { HomeThemeModel } from './homeTheme.model';
import { THEME } from './homeTheme.service';

/** The theme of the year, which the old system kept among the texts. */
export const moveTheme: Move = {
  files: ['homeTheme'],
  gather: { files: [], documents: (dump) => (dump.get(INTROS) ?? []).flatMap(themeIn) },
  title: 'Thema',
  into: [HomeThemeModel],
  map: async (old, moving) => {
    const field = old.at('image');
    const image = field.isMissing
      ? null
      : await moving.files.take(field, { folder: THEME_FOLDER, kind: 'image' });
    return [
      moved(HomeThemeModel, {
        _id: THEME,
        title: old.at('title').text(),
        text: old.at('text').html(),
        image,
        revision: 1,
      }),
    ];
  },
};

function themeIn({ themeTitle, themeText, themeImage }: OldPlain): OldPlain[] {
  if (!themeTitle && !themeText && !themeImage) return [];
  const image = isPlain(themeImage) ? idText(themeImage.id) : themeImage;
  return [{ id: 'theme', title: themeTitle, text: themeText, image }];
}
