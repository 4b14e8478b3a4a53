import { type Model, Types } from 'mongoose';

import { leanWithId } from '../database/reading/leanWithId';
import { extensionPoint } from '../extensionPoint';
import type { PortalContext } from '../portalContext';

/** How long records of one kind are kept, and what is done with them after that. */
export interface RetentionRule {
  /** Unique in the portal. */
  key: string;
  /** Dutch, on screen: 'Bestellingen'. */
  title: string;
  /** Dutch: how long and from when, 'Twee jaar na de inschrijving'. */
  term: string;
  /** Dutch: what is done, 'Wordt verwijderd'. */
  outcome: string;
  /** The name of the model, for the log. */
  entity: string;
  /** Records of before this moment are due. @param now the moment to count from */
  until: (now: Date) => Date;
  /** How many are due. */
  count: (now: Date) => Promise<number>;
  /** The ids of those that are due, oldest first. @param most how many of them at most */
  due: (now: Date, most: number) => Promise<string[]>;
  /** Does it to one record; safe to repeat. Absent: it is only told, and a person decides. */
  keep?: (portal: PortalContext, id: string) => Promise<void>;
}

/** Where areas say how long they keep what. */
export const retentionRules = extensionPoint<RetentionRule>('retention');

interface RetentionOf extends Pick<RetentionRule, 'key' | 'title' | 'term' | 'outcome' | 'keep'> {
  model: Model<never>;
  years: number;
  /** Which records are due. */
  filter: (until: Date, now: Date) => object;
}

/** A rule for the records of one model. */
export function retentionOf({ model, years, filter, ...rule }: RetentionOf): RetentionRule {
  const until = (now: Date) => yearsBefore(now, years);
  const all = (now: Date) => filter(until(now), now) as never;
  return {
    ...rule,
    until,
    entity: model.modelName,
    count: (now) => model.countDocuments(all(now)).exec(),
    due: async (now, most) => {
      const found = await model
        .find(all(now))
        .sort({ _id: 1 })
        .limit(most)
        .select({ _id: 1 })
        .lean(leanWithId);
      return found.map(({ id }: { id: string }) => id);
    },
  };
}

/** For a filter: records whose id was made before a moment. */
export function madeBefore(until: Date): object {
  return { _id: { $lt: Types.ObjectId.createFromTime(Math.floor(until.getTime() / 1000)) } };
}

function yearsBefore(now: Date, years: number): Date {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return then;
}
