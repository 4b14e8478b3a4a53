import type { Db, Document } from 'mongodb';

/**
 * Gives the invoices of the newspaper their number beside their reference, notes which numbers were given, and which
 * editions were invoiced. Of withdrawn ones only the change log knows. A number that was given twice stays on both
 * invoices; of the second one another is noted, so that it is not given a third time.
 */
export async function up(db: Db): Promise<void> {
  const ads = db.collection('advertisements');
  const taken = new Set<string>();
  const invoiced = new Set<string>();
  for await (const ad of ads.find({ 'invoiceNumbers.0': { $exists: true } })) {
    for (const number of ad.invoiceNumbers as string[]) taken.add(number);
    invoiced.add(ad.editionId as string);
  }
  const which = {
    invoiceNumbers: { $exists: false },
    $or: [{ invoice: { $type: 'object' } }, { changeLog: WITHDRAWN }],
  };
  for await (const ad of ads.find(which).sort({ _id: 1 })) {
    const numbers = numbersOf(ad).map((number) => freeOf(number, taken));
    for (const number of numbers) taken.add(number);
    const number = (ad.invoice as Document | null)?.reference as string | undefined;
    await ads.updateOne(
      { _id: ad._id },
      { $set: { invoiceNumbers: numbers, ...(number && { 'invoice.number': number }) } },
    );
    invoiced.add(ad.editionId as string);
  }
  const editions = db.collection('paperEditions');
  for await (const { _id } of editions.find({ invoiced: { $ne: true } })) {
    if (invoiced.has(String(_id))) await editions.updateOne({ _id }, { $set: { invoiced: true } });
  }
}

const WITHDRAWN = /factuur (.+) ingetrokken$/;

function numbersOf({ changeLog, invoice }: Document): string[] {
  const withdrawn = ((changeLog ?? []) as string[]).flatMap((line) => WITHDRAWN.exec(line)?.[1] ?? []);
  const current = (invoice as Document | null)?.reference as string | undefined;
  return [...new Set([...withdrawn, ...(current ? [current] : [])])];
}

function freeOf(number: string, taken: ReadonlySet<string>): string {
  return taken.has(number) ? freeOf(`${number}+`, taken) : number;
}
