import { MongoBackend } from '@agendajs/mongo-backend';
import { Agenda } from 'agenda';
import type { Connection } from 'mongoose';

import type { AreaSettings } from '../area';
import { logger } from '../log/logger';

/** Work that comes back by itself. Every step must be safe to repeat: a crashed one is taken over. */
export interface RecurringJob {
  name: string;
  /** Such as '1 minute' or '1 day'. */
  every: string;
  run(settings: AreaSettings): Promise<void>;
}

/** Runs the recurring jobs of all areas, each by one process at a time. @returns how to stop them */
export async function startJobs(
  connection: Connection,
  jobs: readonly RecurringJob[],
  settings: AreaSettings,
): Promise<() => Promise<void>> {
  const agenda = new Agenda({
    backend: new MongoBackend({ mongo: connection.db as never, collection: 'jobs' }),
    processEvery: '15 seconds',
    defaultLockLifetime: 5 * 60_000,
  });
  agenda.on('error', (error: Error) => logger.error({ cause: error.name }, 'jobs'));
  agenda.on('fail', (error: Error, job: { attrs: { name: string } }) =>
    logger.error({ job: job.attrs.name, cause: error.name }, 'job failed'),
  );
  for (const job of jobs) agenda.define(job.name, () => job.run(settings));
  await agenda.start();
  for (const job of jobs) await agenda.every(job.every, job.name);
  return () => agenda.stop();
}
