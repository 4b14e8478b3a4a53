import DataLoader from 'dataloader';

import type { SessionUser } from '../../identity/people/requestContext';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { saveAtRevision, stale } from '../../platform/database/updateAtRevision';
import type { PortalContext } from '../../platform/portalContext';
import { perRequest } from '../../platform/schema/allow';
import { cleanHtml } from '../../platform/text/cleanHtml';
import {
  asOfToday,
  dayToPublish,
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
import type { WebsiteTextKey } from '../website.enums';
import type { IntroInput } from './websiteText.input';
import { type WebsiteText, type WebsiteTextDraft, WebsiteTextModel } from './websiteText.model';

const WHAT = 'Deze tekst';

const said = ({ text }: Pick<WebsiteText, 'text'>) => ({ text });

/** How a keyed text stands in its record and in its draft. */
export const textPublishing: Publishing<WebsiteText> = {
  model: WebsiteTextModel,
  contentOf: (from) => said(from as WebsiteTextDraft),
  versionOf: (from) => said(from as WebsiteTextDraft),
  unkept: ({ text, versions, modifiedBy, modifiedByName, modifiedAt }) => {
    if (!text || (versions?.length ?? 0) > 0) return [];
    return [versionBy({ text }, { id: modifiedBy ?? '', name: modifiedByName ?? 'onbekend' }, modifiedAt)];
  },
};

/** A keyed text as it is today; never written: empty, at revision 0. */
export async function getText(key: WebsiteTextKey): Promise<WebsiteText> {
  return asOfToday(textPublishing, await stored(key));
}

/** Changes a keyed text on the website. A draft that waits beside it stays. @throws CONFLICT when somebody else was first */
export async function updateIntro(
  portal: PortalContext,
  actor: SessionUser,
  revision: number,
  intro: IntroInput,
): Promise<WebsiteText> {
  const before = await asRead(portal, intro.name, revision);
  const content = { text: cleanHtml(intro.text) };
  return write(actor, before, updateToChange(textPublishing, before, content, actor));
}

/** Keeps a change of a text as a draft; a day it waits for stays. @throws CONFLICT */
export async function saveTextDraft(
  portal: PortalContext,
  actor: SessionUser,
  revision: number,
  { name, text }: IntroInput,
): Promise<WebsiteText> {
  const before = await asRead(portal, name, revision);
  const content = { text: cleanHtml(text) };
  return write(actor, before, updateToKeep(textPublishing, before, content, actor));
}

/**
 * Publishes the draft of a text: at once, or on a day. What was on the website makes room in the same write, and private links
 * to the draft end. @param on YYYY-MM-DD; none: at once @throws BAD_USER_INPUT at `on`, CONFLICT also when there is no draft
 */
export async function publishTextDraft(
  portal: PortalContext,
  actor: SessionUser,
  key: WebsiteTextKey,
  revision: number,
  on?: string | null,
): Promise<WebsiteText> {
  const day = dayToPublish(on);
  const before = await asRead(portal, key, revision);
  return write(actor, before, updateToPublish(textPublishing, before, actor, day));
}

/** Has the draft of a text wait for no day any more. @throws CONFLICT also when there is no draft */
export async function unplanTextDraft(
  portal: PortalContext,
  actor: SessionUser,
  key: WebsiteTextKey,
  revision: number,
): Promise<WebsiteText> {
  const before = await asRead(portal, key, revision);
  return write(actor, before, updateToUnplan(before));
}

/** Throws the draft of a text away: what is on the website stays. @throws CONFLICT also when there is no draft */
export async function discardTextDraft(
  portal: PortalContext,
  actor: SessionUser,
  key: WebsiteTextKey,
  revision: number,
): Promise<WebsiteText> {
  const before = await asRead(portal, key, revision);
  return write(actor, before, updateToDiscard(before));
}

/** Makes a draft of what a text said before. @throws NOT_FOUND, CONFLICT also when there is a draft already */
export async function restoreTextVersion(
  portal: PortalContext,
  actor: SessionUser,
  key: WebsiteTextKey,
  revision: number,
  versionId: string,
): Promise<WebsiteText> {
  const before = await asRead(portal, key, revision);
  return write(actor, before, updateToRestore(textPublishing, before, versionId, actor));
}

/** A text as an editor read it, for a write. @throws CONFLICT */
async function asRead(portal: PortalContext, key: WebsiteTextKey, revision: number): Promise<WebsiteText> {
  const found = await stored(key);
  if (found.revision !== revision) throw stale(found, WHAT);
  return settle(textPublishing, found, portal);
}

async function stored(key: WebsiteTextKey): Promise<WebsiteText> {
  const found = await WebsiteTextModel.findById(key).lean(leanWithId);
  return { _id: key, id: key, text: '', revision: 0, ...found, key };
}

/** One write at the revision of `before`; the first one makes the record. */
async function write(actor: SessionUser, before: WebsiteText, update: object): Promise<WebsiteText> {
  const { key, revision } = before;
  const saved = await saveAtRevision<WebsiteText>({
    ...{ model: WebsiteTextModel, id: key, revision, actor, what: WHAT },
    update: update as never,
  });
  return { ...saved, text: saved.text ?? '', key };
}

/** Key → text as it is on the website today, '' when never written; all texts of a request in one command. */
export const websiteTextLoader = perRequest(
  () =>
    new DataLoader<WebsiteTextKey, string>(async (keys) => {
      const found = await WebsiteTextModel.find({ _id: { $in: keys } })
        .select({ text: 1, draft: 1 })
        .lean(leanWithId);
      const texts = new Map(
        found.map((one) => [one._id, asOfToday(textPublishing, one as WebsiteText).text]),
      );
      return keys.map((key) => texts.get(key) ?? '');
    }),
);
