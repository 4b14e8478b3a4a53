import { Types } from 'mongoose';

import { type Page, type PageRequest, readPage } from '../../platform/database/reading/readPage';
import { notFound } from '../../platform/errors/appError';
import { FAILED_LAST, type Job, JobModel, JobState } from '../../platform/jobs/job.model';
import type { PortalContext } from '../../platform/portalContext';
import { getRecord } from '../../platform/records/records';

const FAILED_JOB = 'Deze mislukte taak';

/** Jobs in a state, newest first. Failed: also recurring ones whose last run failed. */
export function pageOfJobs(state: JobState, page: PageRequest): Promise<Page<Job>> {
  const filter = state === JobState.failed ? { $or: [{ state }, FAILED_LAST] } : { state };
  return readPage<Job>(JobModel, filter, page, { data: 0 });
}

/** Tries a failed job once more. @throws NOT_FOUND when it is none (any more) */
export async function retryJob({ jobs }: PortalContext, id: string): Promise<Job> {
  if (!Types.ObjectId.isValid(id) || !(await jobs.retry(id))) throw notFound(FAILED_JOB);
  return getRecord<Job>(JobModel, id, FAILED_JOB);
}

/** Forgets a failed job. @returns its id @throws NOT_FOUND when it is none (any more) */
export async function dropJob({ jobs }: PortalContext, id: string): Promise<string> {
  if (!Types.ObjectId.isValid(id) || !(await jobs.drop(id))) throw notFound(FAILED_JOB);
  return id;
}

/** When a job was added: its id begins with the time. */
export function addedAt(id: string): Date {
  return new Types.ObjectId(id).getTimestamp();
}
