import type { RequestContext } from '../../identity/people/requestContext';
import type { AdsOfAdvertiser } from '../advertisements/ads.loader';
import { soldText } from '../advertisements/sale';
import { editionsOfRequest } from '../editions/edition.service';
import { AdvState } from '../krant.enums';

/** The sales record begins with this edition (docs/domain/krant.md, N12). */
const FIRST_YEAR = 2024;

/** What became of each edition: '2026: 17x8,9, zwart-wit, € 100,00'; newest first. Editions left open are not in it. */
export async function salesRecordOf(
  context: RequestContext,
  { current, before }: AdsOfAdvertiser,
): Promise<string[]> {
  const editions = await editionsOfRequest(context)();
  const titles = new Map(editions.map(({ id, title }) => [id, title]));
  return [...(current ? [current] : []), ...before]
    .filter(({ advState }) => advState !== AdvState.open)
    .flatMap((ad) => {
      const title = titles.get(ad.editionId) ?? '';
      const what = ad.advState === AdvState.verkocht ? soldText(ad) : 'niet verkocht';
      return isRecorded(title) ? [`${title}: ${what}`] : [];
    });
}

/** An edition whose title has no year is of now. */
function isRecorded(title: string): boolean {
  return Number(/\d{4}/.exec(title)?.[0] ?? FIRST_YEAR) >= FIRST_YEAR;
}
