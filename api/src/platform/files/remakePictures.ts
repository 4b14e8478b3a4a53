import { type mongo, Types } from 'mongoose';

import { ifMatched } from '../database/updateAtRevision';
import { logError } from '../log/logger';
import { fileChunks, type FileDocument, fileDocuments } from './bucket';
import { type Folder, isPublicPicture } from './fileFolder';
import { pictureMetadata, readFile } from './files.service';
import { type PictureSize, publicPicture } from './publicPicture';

/** A picture of before everybody got them made anew: it was uploaded as it is. */
const OF_BEFORE = { 'metadata.uploadedBy': { $exists: true }, 'metadata.sizes': { $exists: false } };

type Chunk = { _id: Types.ObjectId; files_id: Types.ObjectId; n: number; data: Uint8Array };
const chunks = () => fileChunks() as unknown as mongo.Collection<Chunk>;

/**
 * Makes the pictures that everybody sees anew that were uploaded before that was done (docs/domain/portal.md, P413). The new bytes
 * are put behind the old ones, one write turns to them, and then the old ones go: whoever reads meanwhile, or a crash, finds one or
 * the other. What cannot be read stays as it is. Safe to repeat.
 */
export async function remakePictures(
  folders: readonly Pick<Folder<never>, 'path' | 'kind' | 'read'>[],
): Promise<void> {
  const paths = folders.filter(isPublicPicture).map(({ path }) => path);
  const found = { 'metadata.folder': { $in: paths }, ...OF_BEFORE, 'metadata.isUnreadable': { $ne: true } };
  const ids = await fileDocuments().find(found).project<{ _id: Types.ObjectId }>({ _id: 1 }).toArray();
  for (const { _id } of ids) {
    const file = await fileDocuments().findOne({ _id, ...OF_BEFORE });
    if (file) await remake(file);
  }
  // Of a run that was cut off.
  for (const { _id, chunkSize, metadata } of await fileDocuments()
    .find({ 'metadata.from': { $gt: 0 }, 'metadata.hasOld': true })
    .toArray())
    await dropOld(_id, (metadata.from ?? 0) / chunkSize);
}

async function remake(file: FileDocument): Promise<void> {
  const { _id, length, chunkSize, metadata } = file;
  const first = Math.ceil(length / chunkSize);
  let made: PictureSize[];
  try {
    const parts: Buffer[] = [];
    for await (const part of readFile(file)) parts.push(part as Buffer);
    made = await publicPicture(Buffer.concat(parts), metadata.type);
  } catch (error) {
    logError(error, 'picture not made anew', { file: _id.toString() });
    await ifMatched(fileDocuments().updateOne({ _id }, { $set: { 'metadata.isUnreadable': true } }));
    return;
  }
  await chunks().deleteMany({ files_id: _id, n: { $gte: first } });
  const bytes = Buffer.concat(made.map((size) => size.bytes));
  await chunks().insertMany(
    Array.from({ length: Math.ceil(bytes.length / chunkSize) }, (_, at) => ({
      ...{ _id: new Types.ObjectId(), files_id: _id, n: first + at },
      data: bytes.subarray(at * chunkSize, (at + 1) * chunkSize),
    })),
  );
  const { type, name, sizes } = pictureMetadata(metadata.name, made);
  const { matchedCount } = await fileDocuments().updateOne(
    { _id, ...OF_BEFORE },
    {
      $set: {
        length: first * chunkSize + bytes.length,
        ...{ 'metadata.type': type, 'metadata.name': name, 'metadata.sizes': sizes },
        ...{ 'metadata.from': first * chunkSize, 'metadata.hasOld': true },
      },
    },
  );
  // It was removed meanwhile.
  if (matchedCount === 0) await chunks().deleteMany({ files_id: _id, n: { $gte: first } });
  else await dropOld(_id, first);
}

async function dropOld(_id: Types.ObjectId, first: number): Promise<void> {
  await chunks().deleteMany({ files_id: _id, n: { $lt: first } });
  await ifMatched(fileDocuments().updateOne({ _id }, { $unset: { 'metadata.hasOld': 1 } }));
}
