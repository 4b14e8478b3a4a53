/** Something that somebody has to pay us: an invoice, an advertisement, a contribution. */
export interface Payable {
  /** Its source. */
  kind: string;
  id: string;
  /** What the payer was asked to mention, such as the number of an invoice. */
  reference: string;
  /** Cents, above 0. */
  amount: number;
  /** Who was asked to pay. */
  name: string;
  /** What it is called in a list. */
  label: string;
}

/** Where an area tells what is not paid yet; lines of a bank statement are matched to it. */
export interface PayableSource {
  kind: string;
  listOpen(): Promise<Payable[]>;
}

let declared: readonly PayableSource[] = [];

/** Tells the bank import, at start, which sources there are. */
export function declarePayables(sources: readonly PayableSource[]): void {
  declared = sources;
}

/** Everything that is not paid yet. */
export async function listPayables(): Promise<Payable[]> {
  return (await Promise.all(declared.map((source) => source.listOpen()))).flat();
}
