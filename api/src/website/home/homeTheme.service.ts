import type { SessionUser } from '../../identity/people/requestContext';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { saveAtRevision, stale } from '../../platform/database/updateAtRevision';
import type { StoredFile } from '../../platform/files/storedFile.type';
import type { PortalContext } from '../../platform/portalContext';
import { cleanHtml } from '../../platform/text/cleanHtml';
import { aboutPicture } from '../pictures';
import {
  asOfToday,
  dayToPublish,
  dropPictures,
  type Publishing,
  settle,
  updateToChange,
  updateToDiscard,
  updateToKeep,
  updateToPublish,
  updateToRestore,
  updateToUnplan,
  versionBy,
} from '../publishing/publishing';
import { THEME_FOLDER } from '../website.enums';
import { chooseFile } from '../website.folders';
import type { ThemeInput } from './homeTheme.input';
import { type HomeTheme, type HomeThemeDraft, HomeThemeModel } from './homeTheme.model';

/** The id of the one theme. */
export const THEME = 'theme';
const WHAT = 'Het thema';

/** What the theme says before it was ever written. */
const EMPTY = { title: '', text: '' } as const;

type Said = Pick<HomeTheme, 'title' | 'text'>;

const said = ({ title, text }: Said): Said => ({ title, text });

/** How the theme stands in its record and in its draft. */
export const themePublishing: Publishing<HomeTheme> = {
  model: HomeThemeModel,
  contentOf: (from) => {
    const { image = null, ...draft } = from as HomeThemeDraft;
    return { ...said(draft), image, ...aboutPicture(draft, image) };
  },
  versionOf: (from) => said(from as HomeThemeDraft),
  unkept: ({ title, text, versions, modifiedBy, modifiedByName, modifiedAt }) => {
    if ((!title && !text) || (versions?.length ?? 0) > 0) return [];
    const by = { id: modifiedBy ?? '', name: modifiedByName ?? 'onbekend' };
    return [versionBy({ title, text }, by, modifiedAt)];
  },
  picturesOf: ({ image, draft }) => [image, draft?.image],
};

/** The theme as it is today; never written: empty, at revision 0. */
export async function getTheme(): Promise<HomeTheme> {
  return asOfToday(themePublishing, await stored());
}

/**
 * Changes the theme on the website. A draft that waits beside it stays.
 * @throws BAD_USER_INPUT when the picture is not there, CONFLICT
 */
export async function updateTheme(
  portal: PortalContext,
  actor: SessionUser,
  revision: number,
  input: ThemeInput,
): Promise<HomeTheme> {
  const before = await asRead(portal, revision);
  const content = await contentOf(actor, input, before.image);
  return write(portal, actor, before, updateToChange(themePublishing, before, content, actor));
}

/** Keeps a change of the theme as a draft; a day it waits for stays. @throws BAD_USER_INPUT when the picture is not there, CONFLICT */
export async function saveThemeDraft(
  portal: PortalContext,
  actor: SessionUser,
  revision: number,
  input: ThemeInput,
): Promise<HomeTheme> {
  const before = await asRead(portal, revision);
  const content = await contentOf(actor, input, before.draft?.image, before.image);
  return write(portal, actor, before, updateToKeep(themePublishing, before, content, actor));
}

/**
 * Publishes the draft of the theme: at once, or on a day. What was on the website makes room in the same write, and private links
 * to the draft end. @param on YYYY-MM-DD; none: at once @throws BAD_USER_INPUT at `on`, CONFLICT also when there is no draft
 */
export async function publishThemeDraft(
  portal: PortalContext,
  actor: SessionUser,
  revision: number,
  on?: string | null,
): Promise<HomeTheme> {
  const day = dayToPublish(on);
  const before = await asRead(portal, revision);
  return write(portal, actor, before, updateToPublish(themePublishing, before, actor, day));
}

/** Has the draft of the theme wait for no day any more. @throws CONFLICT also when there is no draft */
export async function unplanThemeDraft(
  portal: PortalContext,
  actor: SessionUser,
  revision: number,
): Promise<HomeTheme> {
  const before = await asRead(portal, revision);
  return write(portal, actor, before, updateToUnplan(before));
}

/** Throws the draft of the theme away, with its picture: what is on the website stays. @throws CONFLICT also when there is no draft */
export async function discardThemeDraft(
  portal: PortalContext,
  actor: SessionUser,
  revision: number,
): Promise<HomeTheme> {
  const before = await asRead(portal, revision);
  return write(portal, actor, before, updateToDiscard(before));
}

/**
 * Makes a draft of what the theme said before; its picture is the one it has now.
 * @throws NOT_FOUND, CONFLICT also when there is a draft already
 */
export async function restoreThemeVersion(
  portal: PortalContext,
  actor: SessionUser,
  revision: number,
  versionId: string,
): Promise<HomeTheme> {
  const before = await asRead(portal, revision);
  return write(portal, actor, before, updateToRestore(themePublishing, before, versionId, actor));
}

/** The theme as an editor read it, for a write. @throws CONFLICT */
async function asRead(portal: PortalContext, revision: number): Promise<HomeTheme> {
  const found = await stored();
  if (found.revision !== revision) throw stale(found, WHAT);
  return settle(themePublishing, found, portal);
}

async function stored(): Promise<HomeTheme> {
  const found = await HomeThemeModel.findById(THEME).lean(leanWithId);
  return { _id: THEME, id: THEME, ...EMPTY, revision: 0, ...found };
}

/** What was filled in, with the picture that was chosen: one that is there already, or a new one. @throws BAD_USER_INPUT */
async function contentOf(
  actor: SessionUser,
  input: ThemeInput,
  ...there: (StoredFile | null | undefined)[]
): Promise<Said & Pick<HomeTheme, 'image' | 'alt' | 'focus'>> {
  const { title, text, imageId } = input;
  const image = await chooseFile({
    ...{ actor, folder: THEME_FOLDER, fileId: imageId, field: 'imageId' },
    current: there.find((one) => one?.id === imageId),
  });
  return { title: title.trim(), text: cleanHtml(text), image, ...aboutPicture(input, image) };
}

/** One write at the revision of `before`; the first one makes the record. */
async function write(
  portal: PortalContext,
  actor: SessionUser,
  before: HomeTheme,
  { $set, ...update }: { $set?: Partial<HomeTheme>; $unset?: object; $push?: object },
): Promise<HomeTheme> {
  const { revision } = before;
  const saved = await saveAtRevision<HomeTheme>({
    ...{ model: HomeThemeModel, id: THEME, revision, actor, what: WHAT },
    update: { ...update, ...($set && { $set: { ...(revision === 0 && EMPTY), ...$set } }) } as never,
  });
  await dropPictures(themePublishing, portal, before, saved);
  return saved;
}
