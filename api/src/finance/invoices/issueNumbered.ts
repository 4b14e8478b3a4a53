import { isDuplicateKey } from '../../platform/database/duplicateKey';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { addRecord } from '../../platform/records/records';
import { dueDateOf } from './document/invoiceDocument.service';
import { type Invoice, InvoiceModel } from './invoice.model';

/** What is issued once, by the unique index that it is in. */
const ONCE = ['requestId', 'creditOf', 'recurringDate'] as const;

/** Who issues it: somebody, or the portal. */
export interface Issuer {
  id: string;
  name: string;
}

/**
 * Stores it under the next number of the year. Of those who do so at once each gets its own: the unique index refuses a
 * number that is taken and the next one is tried, so there are no gaps.
 * @param twin finds what is there already, when the same request, credit note or recurring date came first
 */
export async function issueNumbered(
  actor: Issuer,
  fields: Partial<Invoice>,
  twin: () => Promise<Invoice | null>,
): Promise<Invoice> {
  const date = todayInAmsterdam();
  const year = Number(date.slice(0, 4));
  for (;;) {
    const last = await InvoiceModel.findOne({ year })
      .sort({ sequence: -1 })
      .select({ sequence: 1 })
      .lean(leanWithId);
    const sequence = (last?.sequence ?? 0) + 1;
    try {
      return await addRecord<Invoice>(InvoiceModel, {
        ...fields,
        year,
        sequence,
        number: `${year}-${String(sequence).padStart(4, '0')}`,
        date,
        dueDate: dueDateOf(date),
        creator: actor.name,
        createdBy: actor.id,
      });
    } catch (error) {
      if (isDuplicateKey(error, 'sequence')) continue;
      const isTwin = ONCE.some((path) => isDuplicateKey(error, path));
      const found = isTwin ? await twin() : null;
      if (found) return found;
      throw error;
    }
  }
}
