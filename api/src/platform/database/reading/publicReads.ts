import { AsyncLocalStorage } from 'node:async_hooks';

import mongoose, { type Aggregate, type Query, type Schema } from 'mongoose';

/** Where what everybody may read is read: on the primary, or elsewhere when the replica set has somebody else. */
export type PublicReads = 'primary' | 'secondaryPreferred';

/** One that is further behind is not asked: in seconds, the least that the driver takes. */
const MOST_BEHIND = 90;
const QUERIES = ['find', 'findOne', 'countDocuments', 'distinct'] as never;

const { ReadPreference } = mongoose.mongo;
const elsewhere = new ReadPreference('secondaryPreferred', undefined, { maxStalenessSeconds: MOST_BEHIND });

const reading = new AsyncLocalStorage<{ isPublic: boolean }>();

/** Runs one request. Once {@link mayReadElsewhere} is called in it, its reads may go to a secondary. */
export function whereAllowed<Result>(where: PublicReads, request: () => Result): Result {
  return where === 'primary' ? request() : reading.run({ isPublic: false }, request);
}

/** The request under way asks only for what is the same for everybody, and what caches may keep for a minute. */
export function mayReadElsewhere(): void {
  const request = reading.getStore();
  if (request) request.isPublic = true;
}

/** Has a schema read on a secondary where that is allowed (P262). */
export function publicReads(schema: Schema): void {
  schema.pre(QUERIES, { document: false, query: true }, function (this: Query<unknown, unknown>) {
    if (reading.getStore()?.isPublic) this.read(elsewhere as never);
  } as never);
  schema.pre('aggregate', function (this: Aggregate<unknown>) {
    if (reading.getStore()?.isPublic) this.read(elsewhere as never);
  });
}
