import { findSome, type Wanted } from '../../database/reading/findByWords';
import { anyHoldsWords } from '../../database/reading/searchFilter';
import { filesHolding } from './fileWords.service';

/** By what documents are found. */
export interface SearchedDocuments {
  text: string;
  /** The fields that say what a document is, such as its title. */
  by: readonly string[];
  /** Where their files are: paths with their params filled in. */
  folders: readonly string[];
}

/** A document, and whether only the text in its file holds what was looked for. */
export type FoundDocument<Stored> = Stored & { inText: boolean };

/** Records with a `file`, by what they are called, and after those by the text in it. */
export async function findDocuments<Stored extends { id: string }>(
  wanted: Wanted<Stored>,
  { text, by, folders }: SearchedDocuments,
): Promise<FoundDocument<Stored>[]> {
  const named = await findSome<Stored>(wanted, anyHoldsWords(by, text));
  if (text.trim() === '' || named.length >= wanted.most)
    return named.map((found) => ({ ...found, inText: false }));
  const files = await filesHolding(folders, text);
  const known = new Set(named.map(({ id }) => id));
  const read = files.length > 0 ? await findSome<Stored>(wanted, [{ 'file.id': { $in: files } }]) : [];
  return [
    ...named.map((found) => ({ ...found, inText: false })),
    ...read.filter(({ id }) => !known.has(id)).map((found) => ({ ...found, inText: true })),
  ].slice(0, wanted.most);
}

/** What is told beside the name of a document. */
export function detailOfFound(detail: string, { inText }: { inText: boolean }): string {
  return inText ? `${detail} (in de tekst)` : detail;
}
