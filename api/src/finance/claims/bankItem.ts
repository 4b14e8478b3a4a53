import type { Receivable } from './receivable';

/** Something that a line of the bank may be the payment of. Its amount is below 0 when it is we who pay. */
export interface BankItem extends Receivable {
  /** What is paid by it, when that is several things: the declarations of a payment file. */
  parts?: { kind: string; id: string; amount: number }[];
  /** Other references by which the bank knows it. */
  alsoKnownAs?: readonly string[];
}
