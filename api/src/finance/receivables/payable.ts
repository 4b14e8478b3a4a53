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
  /**
   * For an area whose records say themselves what is paid: brings them in line with the bank. Told again it changes
   * nothing. @param paid id → the day of the line that pays it, YYYY-MM-DD, or null when none does (any more)
   */
  settle?(paid: ReadonlyMap<string, string | null>): Promise<void>;
}

let declared: readonly PayableSource[] = [];

/** Tells the bank import, at start, which sources there are. */
export function declarePayables(sources: readonly PayableSource[]): void {
  declared = sources;
}

/** Tells the area of these what the bank says; see {@link PayableSource.settle}. */
export async function settlePayables(kind: string, paid: ReadonlyMap<string, string | null>): Promise<void> {
  await declared.find((source) => source.kind === kind)?.settle?.(paid);
}

/** The kinds whose areas want to be told. */
export function settledKinds(): string[] {
  return declared.filter(({ settle }) => settle).map(({ kind }) => kind);
}

/** Everything that is not paid yet. */
export async function listPayables(): Promise<Payable[]> {
  return (await Promise.all(declared.map((source) => source.listOpen()))).flat();
}
