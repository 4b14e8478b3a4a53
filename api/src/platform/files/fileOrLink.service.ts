import { badInput } from '../errors/appError';
import { texts } from '../errors/texts';
import { trimmed } from '../text/plainText';
import type { FileOrLinkInput } from './fileOrLink.model';
import { claimFile } from './files.service';

/**
 * What a document keeps of a form: its file, its link without a leading https://, and who added it.
 * @param folder where the file was uploaded to @throws BAD_USER_INPUT without a file and a link
 */
export async function fileOrLinkOf(
  actor: { id: string; name: string },
  folder: string,
  input: FileOrLinkInput,
) {
  const { title, description, fileId, link } = trimmed(input);
  if (!fileId && !link) throw badInput({ fileId: texts.fileOrLink });
  return {
    title,
    description: description ?? '',
    file: fileId ? await claimFile({ folder, fileId, field: 'fileId', by: actor, isSearched: true }) : null,
    link: link ? link.replace(/^https:\/\//i, '') : null,
    creator: actor.name,
    createdBy: actor.id,
  };
}
