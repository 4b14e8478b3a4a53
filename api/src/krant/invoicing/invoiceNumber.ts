import { AdvertisementModel } from '../advertisements/advertisement.model';
import type { PaperEdition } from '../editions/edition.model';

/**
 * The number for the next invoice of an advertisement: {title}_{number}, and when that was given before, also to another
 * who had this number, {title}_B{number}, {title}_C{number}. The letter comes first: who mentions one number does not
 * mention the other with it (docs/domain/krant.md, N59).
 */
export async function freeNumber({ title }: Pick<PaperEdition, 'title'>, number: number): Promise<string> {
  for (let at = 0; ; at += 1) {
    const candidate = `${title}_${letterOf(at)}${number}`;
    if (!(await AdvertisementModel.exists({ invoiceNumbers: candidate }))) return candidate;
  }
}

/** The number of what takes an invoice back. No title has a low line: it is never that of an invoice. */
export function creditNumberOf(invoiceNumber: string): string {
  return `${invoiceNumber}_C`;
}

/** Nothing, B to Z, then ZB and on. */
function letterOf(at: number): string {
  const LAST = 25;
  return at > LAST ? `Z${letterOf(at - LAST)}` : at === 0 ? '' : String.fromCharCode(65 + at);
}
