import type { SessionUser } from '../../identity/people/requestContext';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { saveAtRevision } from '../../platform/database/updateAtRevision';
import { cleanHtml } from '../../platform/text/cleanHtml';
import type { WebsiteTextKey } from '../website.enums';
import type { IntroInput } from './websiteText.input';
import { type WebsiteText, WebsiteTextModel } from './websiteText.model';

/** A keyed text; never written: empty, at revision 0. */
export async function getText(key: WebsiteTextKey): Promise<WebsiteText> {
  const found = await WebsiteTextModel.findById(key).lean(leanWithId);
  return { _id: key, id: key, text: '', revision: 0, ...found, key };
}

/** Changes a keyed text. @throws CONFLICT when somebody else was first */
export async function updateIntro(
  actor: SessionUser,
  revision: number,
  { name, text }: IntroInput,
): Promise<WebsiteText> {
  const saved = await saveAtRevision<WebsiteText>({
    model: WebsiteTextModel,
    id: name,
    revision,
    actor,
    what: 'Deze tekst',
    update: { $set: { text: cleanHtml(text) } },
  });
  return { ...saved, key: name };
}
