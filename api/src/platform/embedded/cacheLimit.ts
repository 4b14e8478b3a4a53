import mongoose from 'mongoose';

import { StartupError } from '../errors/startupError';

/** So long an engine that has just begun may take to answer, in ms. */
const PATIENCE = 8000;

/**
 * Has an engine that runs keep no more than so much of its data in memory.
 * @param uri where it listens @param megabytes 64 or more @throws StartupError when it does not take that
 */
export async function limitCache(uri: string, megabytes: number): Promise<void> {
  const client = new mongoose.mongo.MongoClient(uri, { serverSelectionTimeoutMS: PATIENCE });
  try {
    const limit = { setParameter: 1, wiredTigerEngineRuntimeConfig: `cache_size=${megabytes}M` };
    await client.db('admin').command(limit, { timeoutMS: PATIENCE });
  } catch (cause) {
    throw new StartupError(
      `The embedded database did not take ${megabytes} MB as the limit of its cache: try another ENGINE_CACHE_MB.`,
      { cause },
    );
  } finally {
    await client.close();
  }
}
