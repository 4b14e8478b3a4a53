import mongoose from 'mongoose';

import { StartupError } from '../errors/appError';

/** So long an engine that has just begun may take to answer, in ms. */
const PATIENCE = 8000;

/**
 * Without it the engine reckons costs where trying its plans found nothing, with a part that is not in its build: such a query
 * fails. Seen in 0.1.1: a rare word in more than 10,000 records, with two indexes to choose from.
 */
const PLANS_THAT_WORK = { internalQueryPlanRanker: 'multiPlanning' } as const;

/**
 * Tells an engine that runs how to choose its plans, and to keep no more than so much of its data in memory.
 * @param uri where it listens @param ended resolves when it ends: then nothing is waited for
 * @param megabytes 64 or more; absent: what it takes by itself
 * @throws StartupError when it does not take that
 */
export async function setEngineParameters(
  uri: string,
  ended: Promise<unknown>,
  megabytes?: number,
): Promise<void> {
  const client = new mongoose.mongo.MongoClient(uri, { serverSelectionTimeoutMS: PATIENCE });
  void ended.then(() => client.close());
  const limit = megabytes === undefined ? {} : { wiredTigerEngineRuntimeConfig: `cache_size=${megabytes}M` };
  try {
    await client
      .db('admin')
      .command({ setParameter: 1, ...PLANS_THAT_WORK, ...limit }, { timeoutMS: PATIENCE });
  } catch (cause) {
    throw new StartupError(
      megabytes === undefined
        ? 'The embedded database did not take how it is to choose its plans.'
        : `The embedded database did not take ${megabytes} MB as the limit of its cache: try another ENGINE_CACHE_MB.`,
      { cause },
    );
  } finally {
    await client.close();
  }
}
