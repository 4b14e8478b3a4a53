import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int } from 'type-graphql';

import { AnswerType } from '../schema/answerType';
import { describeEnum } from '../schema/describeEnum';

/** What of a portal is looked at. */
export enum SystemPartKey {
  database = 'database',
  engine = 'engine',
  disk = 'disk',
  jobs = 'jobs',
  mail = 'mail',
  backup = 'backup',
  restore = 'restore',
}

/** Whether a part is well. */
export enum SystemState {
  good = 'good',
  attention = 'attention',
  unknown = 'unknown',
}

describeEnum({ SystemPartKey }, 'What of the portal is looked at.', {
  database: 'The database.',
  engine: 'The embedded database engine, where the portal runs its own.',
  disk: 'The disk on which the data is kept.',
  jobs: 'Jobs, mail aside.',
  mail: 'The mail that waits or was given up.',
  backup: 'The backup that was made last.',
  restore: 'Whether a backup was read back and compared.',
});
describeEnum({ SystemState }, 'Whether a part of the portal is well.', {
  good: 'Goed.',
  attention: 'Let op: somebody should look.',
  unknown: 'Niet te zien: it cannot be known here.',
});

/** One part of the portal. */
@AnswerType('Whether one part of the portal is well.')
export class SystemPart {
  @Field(() => SystemPartKey)
  key: SystemPartKey;

  @Field(() => SystemState)
  state: SystemState;

  @Field({ description: 'Why, in the word of /readyz.' })
  word: string;
}

/** How long one operation took of late. */
@AnswerType('How long one operation took in the last five minutes.')
export class SystemOperation {
  @Field({ description: 'Its first field.' })
  operation: string;

  @Field(() => Float, { description: 'How often it was asked.' })
  count: number;

  @Field(() => Float, { description: 'So long 95 of 100 took at most, in ms; 10,000: longer.' })
  p95: number;
}

/** The figures of five minutes, of all processes. */
@AnswerType('The figures of five minutes, of all processes together.')
export class SystemSample {
  @Field(() => GraphQLDateTime, { description: 'When the five minutes began.' })
  at: Date;

  @Field(() => Float, { description: 'Requests in a minute, on the average of the five minutes.' })
  requestsPerMinute: number;

  @Field(() => Float, {
    nullable: true,
    description: 'In ms, of the slowest process; null: nothing was asked.',
  })
  p95: number | null;

  @Field(() => Float, { description: 'Bytes, of the largest process.' })
  memory: number;

  @Field(() => Int, { description: 'Mails that wait to be sent.' })
  mailWaiting: number;
}

/** The figures of the last five minutes: sums over the processes; times and memory of the one that has the most. */
@AnswerType('The figures of the last five minutes, of all processes.')
export class SystemFigures {
  @Field(() => Float, { description: 'Requests in a minute, on the average of the five minutes.' })
  requestsPerMinute: number;

  @Field(() => Int, { description: 'Requests that failed by a fault of ours.' })
  failed: number;

  @Field(() => Float, {
    nullable: true,
    description: 'In ms, of the slowest process; null: nothing was asked.',
  })
  p95: number | null;

  @Field(() => [SystemOperation], { description: 'The ten slowest, the slowest first.' })
  slowest: SystemOperation[];

  @Field(() => Float, {
    description: 'What work waits for the processor, at most in 99 of 100 looks: in ms.',
  })
  loopDelay: number;

  @Field(() => Float, { description: 'Bytes, of the largest process.' })
  memory: number;

  @Field(() => Int, { description: 'Processes that serve the portal, on all machines.' })
  processes: number;

  @Field(() => GraphQLDateTime, { description: 'When the first of them started.' })
  upSince: Date;
}

/** How the portal fares, for Admins (P257). */
@AnswerType('How the portal fares.')
export class SystemStatus {
  @Field(() => GraphQLDateTime, { description: 'When this was asked.' })
  at: Date;

  @Field(() => [SystemPart], { description: 'Each part of the portal.' })
  parts: SystemPart[];

  @Field(() => SystemFigures, { description: 'The last five minutes.' })
  now: SystemFigures;

  @Field(() => [SystemSample], {
    description: 'The last 24 hours, oldest first; what was not measured misses.',
  })
  samples: SystemSample[];

  @Field(() => Int, { description: 'Jobs that wait for their moment or run, mail aside.' })
  jobsWaiting: number;

  @Field(() => Int, { description: 'Jobs that were given up, mail aside.' })
  jobsFailed: number;

  @Field(() => Int, { description: 'Mails that wait to be sent.' })
  mailWaiting: number;

  @Field(() => Int, { description: 'Mails that were given up.' })
  mailFailed: number;

  @Field(() => Int, { description: 'Addresses that get no mail, because it was refused too often.' })
  pausedAddresses: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Bytes left for the data; null where that cannot be known.',
  })
  diskFree: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Bytes that the database takes; null where it does not say.',
  })
  databaseSize: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'So long ago the last backup was made, in hours; null: none.',
  })
  backupHoursAgo: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How often the embedded engine was started again; null: a server.',
  })
  engineRestarts: number | null;

  @Field({ description: 'The version of the portal.' })
  version: string;

  @Field(() => String, {
    nullable: true,
    description: 'The commit it was built from; null where that is not known.',
  })
  commit: string | null;
}
