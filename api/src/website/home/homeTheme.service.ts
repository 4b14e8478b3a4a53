import type { SessionUser } from '../../identity/people/requestContext';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { saveAtRevision, stale } from '../../platform/database/updateAtRevision';
import type { PortalContext } from '../../platform/portalContext';
import { cleanHtml } from '../../platform/text/cleanHtml';
import { aboutPicture } from '../pictures';
import { chooseFile, dropReplaced } from '../website.files';
import { THEME_FOLDER } from '../website.tables';
import type { ThemeInput } from './homeTheme.input';
import { type HomeTheme, HomeThemeModel } from './homeTheme.model';

/** The id of the one theme. */
export const THEME = 'theme';
const WHAT = 'Het thema';

/** The theme; never written: empty, at revision 0. */
export async function getTheme(): Promise<HomeTheme> {
  const found = await HomeThemeModel.findById(THEME).lean(leanWithId);
  return { _id: THEME, id: THEME, title: '', text: '', revision: 0, ...found };
}

/** Changes the theme. @throws BAD_USER_INPUT when the picture is not there, CONFLICT */
export async function updateTheme(
  portal: PortalContext,
  actor: SessionUser,
  revision: number,
  input: ThemeInput,
): Promise<HomeTheme> {
  const { title, text, imageId } = input;
  const before = await getTheme();
  if (before.revision !== revision) throw stale(before, WHAT);
  const image = await chooseFile({
    actor,
    folder: THEME_FOLDER,
    fileId: imageId,
    field: 'imageId',
    current: before.image,
  });
  const after = await saveAtRevision<HomeTheme>({
    model: HomeThemeModel,
    id: THEME,
    revision,
    actor,
    what: WHAT,
    update: { $set: { title: title.trim(), text: cleanHtml(text), image, ...aboutPicture(input, image) } },
  });
  await dropReplaced(portal, before.image, after.image);
  return after;
}
