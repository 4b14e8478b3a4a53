import type { StoredFile } from './storedFile.type';

/**
 * Takes an uploaded file into a record: to be called by a service before it writes the record.
 * @param folder the path with its params filled in, such as `images/news`
 * @param field the input field of the file, for the message
 * @returns what the record keeps of it
 * @throws BAD_USER_INPUT when the folder has no such file
 */
export async function takeFile(folder: string, fileId: string, field: string): Promise<StoredFile> {
  throw new Error(`to be built: ${folder}/${fileId}/${field}`);
}

/** Removes a file that no record points to any more. Never fails: what stays behind is swept after a day. */
export async function dropFile(file: Pick<StoredFile, 'id'> | undefined): Promise<void> {
  throw new Error(`to be built: ${file?.id}`);
}
