import { extensionPoint, itemsOf } from '../../platform/extensionPoint';
import type { PortalContext } from '../../platform/portalContext';

/** Something that somebody owes us: an invoice, an advertisement, a contribution. */
export interface Receivable {
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
export interface ReceivableSource {
  kind: string;
  listOpen(): Promise<Receivable[]>;
  /**
   * For an area that keeps in its own records what is paid: brings them in line with the bank. Being told again changes
   * nothing. @param paid id → the day of the line that pays it, YYYY-MM-DD, or null when none does (any more)
   */
  settle?(portal: PortalContext, paid: ReadonlyMap<string, string | null>): Promise<void>;
}

/** What people owe us: each area that asks for money puts its source here. */
export const receivableSources = extensionPoint<ReceivableSource>('receivables');

/** Tells the area of these what the bank says; see {@link ReceivableSource.settle}. */
export async function settleReceivables(
  portal: PortalContext,
  kind: string,
  paid: ReadonlyMap<string, string | null>,
): Promise<void> {
  const source = sourcesOf(portal).find((one) => one.kind === kind);
  await source?.settle?.(portal, paid);
}

/** The kinds whose areas want to be told. */
export function settledKinds(portal: PortalContext): string[] {
  return sourcesOf(portal)
    .filter((source) => 'settle' in source)
    .map(({ kind }) => kind);
}

/** Everything that is not paid yet. */
export async function listReceivables(portal: PortalContext): Promise<Receivable[]> {
  return (await Promise.all(sourcesOf(portal).map((source) => source.listOpen()))).flat();
}

function sourcesOf({ extensions }: PortalContext): ReceivableSource[] {
  return itemsOf(receivableSources, extensions);
}
