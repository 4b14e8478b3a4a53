import { createHash } from 'node:crypto';

import type { Faker } from '@faker-js/faker';
import { Types } from 'mongoose';

const SEED = 1111;

/** What an area's part of the demo foundation gets. The same size always gives the same foundation. */
export interface DemoContext {
  /** Dutch names, places and numbers from one seed. */
  faker: Faker;
  /** 1 is a foundation of normal size; the benchmark asks for more. */
  size: number;
  /** A record's id from a name, so that areas can refer to each other's records. */
  id(name: string): Types.ObjectId;
  /** The same for a list that is shown newest first by id: the id begins with this moment. */
  idAt(name: string, moment: Date): Types.ObjectId;
  /** How many of something, by the size. */
  count(normal: number): number;
}

/** The id of the demo record with this name; also for those who only look for it, such as the benchmark. */
export function demoId(name: string): Types.ObjectId {
  return new Types.ObjectId(createHash('sha1').update(name).digest('hex').slice(0, 24));
}

/** A fresh context with the one seed. The library comes when it is needed: a real foundation never does. */
export async function demoContext(size: number): Promise<DemoContext> {
  const { Faker: FakerClass, nl } = await import('@faker-js/faker');
  const faker = new FakerClass({ locale: [mended(nl)], seed: SEED });
  return {
    faker,
    size,
    id: demoId,
    idAt: (name, moment) => {
      const time = Types.ObjectId.createFromTime(Math.floor(moment.getTime() / 1000)).toHexString();
      return new Types.ObjectId(`${time.slice(0, 8)}${demoId(name).toHexString().slice(8)}`);
    },
    count: (normal) => Math.max(1, Math.round(normal * size)),
  };
}

/** Bytes of UTF-8 that were taken for Latin-1: the library has such a name ('Ömer'), and the font of a pdf cannot draw it. */
const TAKEN_WRONG = /[\u00c2-\u00df][\u0080-\u00bf]/;

/** The same texts, with the letters that they were meant to have. */
function mended<Part>(part: Part): Part {
  if (typeof part === 'string') {
    return (TAKEN_WRONG.test(part) ? Buffer.from(part, 'latin1').toString('utf8') : part) as Part;
  }
  if (Array.isArray(part)) return part.map(mended) as Part;
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, mended(one)])) as Part;
}
