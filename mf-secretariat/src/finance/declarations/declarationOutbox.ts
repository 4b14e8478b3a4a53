import { keptData, localData, Outbox, type OutboxEntry, outboxes } from 'kit/offline';

import type { DeclarationChoices, DeclarationValues } from './declarationValues';
import { receiptIdsOf } from './receiptSlots';

/** What declaring keeps on this device. */
const local = localData('declarations.1.');

/** A declaration that has no answer yet. */
export interface WaitingDeclaration extends OutboxEntry {
  /** Its receipts may be files that wait on this device. */
  values: DeclarationValues;
  /** My account as it was known when the form was filled in. */
  accountnumber: string | null;
}

/** What a user declared and is not sent. */
export const declarationOutboxOf = outboxes(
  (userId) => new Outbox<WaitingDeclaration>(local, `outbox.${userId}`),
);

/** The receipts of all that waits on this device, also of somebody else who uses it. */
export function receiptsInUse(): string[] {
  return local
    .keys('outbox.')
    .flatMap((key) => local.read<WaitingDeclaration[]>(key) ?? [])
    .flatMap(({ values }) => receiptIdsOf(values));
}

/** For which years and committees can be declared, as it was last read. */
export const keptChoices = keptData<DeclarationChoices>(local, 'choices.');
