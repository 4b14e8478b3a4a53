import { formatDate } from 'kit/format';
import type { TagTone } from 'kit/ui';

import type { ClubGenerationFragment } from '../gql/graphql';

/** How far the letters of a moment are. */
type Progress = Pick<ClubGenerationFragment, 'addressed' | 'mailed' | 'generatedOn' | 'generation'>;

/** Whether its letters are being made now. */
export const isRunning = ({ generation }: Pick<Progress, 'generation'>): boolean =>
  generation?.state === 'running';

/** Why its letters could not be made, in the foundation's words. */
export function failureOf({ generation }: Pick<Progress, 'generation'>): string | undefined {
  if (generation?.state !== 'failed') return undefined;
  return `Genereren van de brieven is mislukt: ${generation.message ?? 'onbekende fout'}`;
}

/** How far it is: a concept may be changed, letters that are made may be downloaded. */
export function stateOf(moment: Progress): { text: string; tone: TagTone } {
  const { generatedOn, generation } = moment;
  if (generatedOn) return { text: `Gemaakt op ${formatDate(generatedOn)}`, tone: 'ok' };
  if (isRunning(moment)) return { text: 'Brieven worden gemaakt', tone: 'warn' };
  if (generation?.state === 'failed') return { text: 'Maken is mislukt', tone: 'no' };
  return { text: 'Concept', tone: 'neutral' };
}

/** So many letters, in words. @param mailed how many of them go by mail */
export function lettersText(count: number, mailed = 0): string {
  const onPaper = count - mailed;
  const letters = onPaper === 1 ? '1 brief' : `${onPaper} brieven`;
  if (mailed === 0) return letters;
  const mails = mailed === 1 ? '1 e-mail' : `${mailed} e-mails`;
  return onPaper === 0 ? mails : `${letters} en ${mails}`;
}

/** How far the letters are; the labels, which come after them, are steps too. */
export function lettersDone({ generation, addressed, mailed }: Progress): string {
  const done = generation?.done ?? 0;
  const letters = addressed - mailed;
  return done > letters ? 'Nu de etiketten …' : `${done} van ${letters} brieven`;
}
