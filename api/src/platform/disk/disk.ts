import { statfs } from 'node:fs/promises';

import { Field, Float } from 'type-graphql';

import { logger } from '../log/logger';
import { AnswerType } from '../schema/answerType';

const MEGABYTE = 1024 * 1024;
/** Below this no files are taken in: the engine needs room of its own, and 500 MB to start. */
export const RESERVE = 1024 * MEGABYTE;
/** Below this somebody has to make room. */
export const LOW = 3 * RESERVE;

/** The room that is left for the data. */
@AnswerType('The room that is left on the disk of the data folder.')
export class DiskSpace {
  @Field(() => Float, { description: 'Bytes.' })
  free: number;

  @Field({ description: 'Somebody has to make room.' })
  isLow: boolean;

  @Field({ description: 'No files are taken in.' })
  isFull: boolean;
}

/** Reads how many bytes are free; nothing where that cannot be known. */
export type ReadFree = () => Promise<number | undefined>;

/** How many bytes are free on the disk of a folder. Some network and container file systems tell no sizes at all. */
export function freeIn(folder: string): ReadFree {
  return async () => {
    const { bavail, bsize, blocks } = await statfs(folder);
    return blocks > 0 ? bavail * bsize : undefined;
  };
}

/** The disk that one portal keeps its data on. */
export class Disk {
  /** @param readFree absent: the data is on a server, whose disk we do not see */
  constructor(private readonly readFree?: ReadFree) {}

  /** The room that is left; null where that cannot be known. */
  async space(): Promise<DiskSpace | null> {
    const free = await this.readFree?.();
    return free === undefined ? null : { free, isLow: free < LOW, isFull: free < RESERVE };
  }

  /** Whether there is room for a file. */
  async hasRoom(): Promise<boolean> {
    return !(await this.space())?.isFull;
  }

  /** Says in the log that room has to be made. */
  async watch(): Promise<void> {
    const space = await this.space();
    if (space?.isLow) logger.warn({ freeMegabytes: Math.floor(space.free / MEGABYTE) }, 'the disk gets full');
  }
}
