import type { ApiError } from 'kit/graphql';
import { Outbox, type OutboxEntry, outboxes } from 'kit/offline';

import { krantData } from './takeOver';

/** What is saved: the advertisement, or how to reach the advertiser. */
export type WaitingKind = 'ad' | 'details';

/** A save of a seller that has no answer yet. */
export interface Waiting<Values = unknown> extends OutboxEntry {
  kind: WaitingKind;
  editionId: string;
  advertiserId: string;
  /** Of the advertiser, for when it is no longer in the list. */
  name: string;
  /** Of the version it was made of. */
  revision: number;
  values: Values;
}

type Which = Pick<Waiting, 'kind' | 'editionId' | 'advertiserId'>;

const isSame = (a: Which, b: Which): boolean =>
  a.kind === b.kind && a.editionId === b.editionId && a.advertiserId === b.advertiserId;

/**
 * What a seller saved. Of what was saved several times each save waits for the one before it, and then goes on from the
 * version that one made.
 */
export class SaleOutbox extends Outbox<Waiting, number> {
  /** Versions that saves of this page went on from, and what they became. */
  private readonly became = new Map<string, number>();

  /** Adds a save; it takes the place of an earlier one that was refused. */
  override add(entry: Waiting): void {
    const revision = this.became.get(versionOf(entry, entry.revision)) ?? entry.revision;
    this.change((entries) => [
      ...entries.filter((other) => !(other.refusal && isSame(other, entry))),
      { ...entry, revision },
    ]);
  }

  /** It was saved: what waits for it goes on from that version. */
  override sent(entry: Waiting, revision: number): void {
    this.became.set(versionOf(entry, entry.revision), revision);
    this.change((entries) =>
      entries
        .filter(({ requestId }) => requestId !== entry.requestId)
        .map((other) => (isSame(other, entry) ? { ...other, revision } : other)),
    );
  }

  /** The server does not take it. A later save of the same, made on top of it, stands for both. */
  override refuse(entry: Waiting, error: ApiError): void {
    const last = this.all().findLast((other) => isSame(other, entry));
    if (last?.requestId === entry.requestId) super.refuse(entry, error);
    else this.drop(entry.requestId);
  }
}

const versionOf = ({ kind, editionId, advertiserId }: Which, revision: number) =>
  [kind, editionId, advertiserId, revision].join('/');

/** The one of a user. */
export const outboxOf = outboxes((userId) => new SaleOutbox(krantData, `outbox.${userId}`));
