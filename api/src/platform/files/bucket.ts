import mongoose, { type mongo, type Types } from 'mongoose';

/** What the store knows of a file beside its bytes. */
export interface FileMetadata {
  /** The folder's path with its params filled in. */
  folder: string;
  name: string;
  type: string;
  /** User id, or absent when nobody was signed in. */
  uploadedBy?: string;
  /** The one record that may have it. */
  claimedFor?: string;
  /** What points to it lies in the trash: nobody reads it, unless something else does too. */
  inTrash?: boolean;
  /** Of a picture that everybody sees: its sizes, the largest first, whose bytes follow each other. */
  sizes?: { width: number; length: number }[];
  /** Where those begin, in bytes; absent: at the beginning. */
  from?: number;
  /** What was uploaded still stands before them. */
  hasOld?: boolean;
  /** It could not be made anew. */
  isUnreadable?: boolean;
  /** When a record last took it; a file that nobody takes is swept. */
  takenAt?: Date;
}

/** A document of the collection `files.files`. */
export type FileDocument = mongo.GridFSFile & { _id: Types.ObjectId; metadata: FileMetadata };

/** The GridFS bucket: bytes in `files.chunks`, and `files.files`, whose document makes a file exist. */
export function bucket(): mongo.GridFSBucket {
  return new mongoose.mongo.GridFSBucket(database(), { bucketName: 'files' });
}

/** The documents of the files. */
export function fileDocuments(): mongo.Collection<FileDocument> {
  return database().collection<FileDocument>('files.files');
}

/** The bytes of the files; `_id` begins with the time they were stored. */
export function fileChunks(): mongo.Collection<{ _id: Types.ObjectId; files_id: Types.ObjectId }> {
  return database().collection('files.chunks');
}

function database(): mongo.Db {
  const { db } = mongoose.connection;
  if (!db) throw new Error('The file store needs a database connection.');
  return db;
}
