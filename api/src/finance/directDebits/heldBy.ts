import type { DirectDebit, DirectDebitFile } from './directDebit.model';

/** What a file holds: but for what was taken out as its mandate had ended. */
export function heldBy({ debits }: Pick<DirectDebitFile, 'debits'>): DirectDebit[] {
  return debits.filter(({ droppedOn }) => !droppedOn);
}
