import { createHash } from 'node:crypto';

import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';
import ipaddr from 'ipaddr.js';
import mongoose from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';

import { AppError, rateLimited } from '../errors/appError';

/** What was counted for a key of a limit; written by rate-limiter-flexible, swept here: the engine has no TTL. */
@modelOptions({ schemaOptions: { collection: 'rateLimits', versionKey: false } })
@index({ key: 1 }, { unique: true })
@index({ expire: 1 })
class RateLimitCount {
  /** Name of the limit and hash of who or what is counted: no address is stored. */
  @prop({ type: () => String, required: true })
  key: string;

  @prop({ type: () => Number, required: true })
  points: number;

  @prop({ type: () => Date })
  expire?: Date;
}

export const RateLimitModel = getModelForClass(RateLimitCount);

/** Forgets what no longer counts. */
export async function sweepRateLimits(): Promise<void> {
  await RateLimitModel.deleteMany({ expire: { $lt: new Date() } });
}

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

  /** Forgets all attempts. */
  async forget(...key: readonly string[]): Promise<void> {
    await this.counts.delete(hashOf(key));
  }

  /** What {@link changeCounts} does to one count. */
  forgotten(...key: readonly string[]): CountChange {
    const filter = { key: this.counts.getKey(hashOf(key)) };
    return { updateOne: { filter, update: { $set: { points: 0 } } } };
  }

  /** What {@link changeCounts} does to one count. */
  givenBack(...key: readonly string[]): CountChange {
    const counted = { key: this.counts.getKey(hashOf(key)), expire: { $gt: new Date() }, points: { $gt: 0 } };
    return { updateOne: { filter: counted, update: { $inc: { points: -1 } } } };
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

type CountChange = { updateOne: { filter: object; update: object } };

/** After an attempt that succeeded: forgets all of some counts, and takes one back of others, in one command. */
export async function changeCounts(counts: CountChange[]): Promise<void> {
  await RateLimitModel.bulkWrite(counts, { ordered: false });
}

function hashOf(key: readonly string[]): string {
  return createHash('sha256').update(key.map(networkOf).join('\n')).digest('base64url');
}

/** What one connection has of an address: the /64 of IPv6, all of IPv4. What is no address stays as it is. */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

const HOUR = 60 * 60;
const MISSES = 30;

/** A limit on guessing private links, by address: only what opens nothing counts. */
export class PrivateLinkLimit {
  private readonly misses: RateLimit;

  /** @param name of the links, unique over the portal */
  constructor(name: string) {
    this.misses = new RateLimit(`${name}: wrong links`, { points: MISSES, duration: HOUR });
  }

  /** Reads what a link opens. @throws RATE_LIMITED for whoever named too many that open nothing */
  async guessing<T>(ip: string, read: () => Promise<T>): Promise<T> {
    if (await this.misses.isUsedUp(ip)) await this.misses.count(ip);
    try {
      return await read();
    } catch (error) {
      if (error instanceof AppError && error.extensions.code === 'NOT_FOUND') await this.misses.count(ip);
      throw error;
    }
  }
}
