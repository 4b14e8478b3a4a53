import { labelDocument } from './labelDocument';
import type { LetterContent } from './letterContent';
import { letterDocument } from './letterDocument';
import type { Together } from './letterText';

/** What is the same in the letters of a moment, and what is not. */
export interface LettersContent {
  shared: Pick<LetterContent, 'foundation' | 'moment' | 'year' | 'contribution' | 'date'>;
  letters: readonly Pick<LetterContent, 'members' | 'asked' | 'pay' | 'detailsUrls'>[];
}

/** Letters of a moment as Word, in the same order. */
export async function makeLetters({ shared, letters }: LettersContent): Promise<Uint8Array[]> {
  const made: Uint8Array[] = [];
  for (const letter of letters) made.push(await letterDocument({ ...shared, ...letter }));
  return made;
}

/** A sheet of labels as Word. */
export function makeLabels(addressees: readonly Together[]): Promise<Uint8Array> {
  return labelDocument(addressees);
}
