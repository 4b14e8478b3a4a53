import { createHash } from 'node:crypto';

import mongoose from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';

import { rateLimited } from '../errors/appError';
import { networkOf } from './networkOf';
import { RateLimitModel } from './rateLimit.model';

/** How often, in how many seconds. */
interface Allowance {
  points: number;
  duration: number;
}

/**
 * How often something may be done by, or to, whoever the key names: a person, an address, or both. Counted in the
 * database, so that it holds over all processes and after a restart. An IPv6 address counts with its /64, which is what
 * one connection has.
 */
export class RateLimit {
  private store: { client: object; limiter: RateLimiterMongo } | undefined;

  /** @param name says what is counted; unique over the portal */
  constructor(
    private readonly name: string,
    private readonly allowance: Allowance,
  ) {}

  /** Counts one attempt. @throws RATE_LIMITED, with when it can be tried again */
  count(...key: readonly string[]): Promise<void> {
    return this.take(1, ...key);
  }

  /** Counts so many attempts at once. @throws RATE_LIMITED, with when it can be tried again */
  async take(points: number, ...key: readonly string[]): Promise<void> {
    try {
      await this.counts.consume(hashOf(key), points);
    } catch (refusal) {
      throw refusal instanceof RateLimiterRes ? rateLimited(refusal.msBeforeNext / 1000) : refusal;
    }
  }

  /** Takes back one attempt that was counted. */
  async giveBack(...key: readonly string[]): Promise<void> {
    await this.counts.reward(hashOf(key));
  }

  /** Forgets all attempts. */
  async forget(...key: readonly string[]): Promise<void> {
    await this.counts.delete(hashOf(key));
  }

  /** Whether the next attempt would be refused. */
  async isUsedUp(...key: readonly string[]): Promise<boolean> {
    return ((await this.counts.get(hashOf(key)))?.remainingPoints ?? 1) <= 0;
  }

  /** Made at first use, and again after a new connection: limits are declared before there is one. */
  private get counts(): RateLimiterMongo {
    const client = mongoose.connection.getClient();
    if (this.store?.client !== client) {
      const limiter = new RateLimiterMongo({
        storeClient: client,
        dbName: mongoose.connection.name,
        tableName: RateLimitModel.collection.collectionName,
        keyPrefix: this.name,
        disableIndexesCreation: true,
        ...this.allowance,
      });
      this.store = { client, limiter };
    }
    return this.store.limiter;
  }
}

function hashOf(key: readonly string[]): string {
  return createHash('sha256').update(key.map(networkOf).join('\n')).digest('base64url');
}
