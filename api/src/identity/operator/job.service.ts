import { Types } from 'mongoose';

import { type Page, type PageRequest, readPage } from '../../platform/database/reading/readPage';
import { notFound } from '../../platform/errors/appError';
import { FAILED_LAST, type Job, JobModel, JobState, MAIL } from '../../platform/jobs/job.model';
import type { PortalContext } from '../../platform/portalContext';
import { getRecord } from '../../platform/records/records';
import { counted } from '../../platform/text/inDutch';
import { WaitingKind } from '../home/home.types';
import { type HomeSource, Urgency, type Waiting } from '../home/homeSources';
import { isAdmin, passes } from '../permissions/allow';

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

const JOBS_PAGE = '/achtergrondtaken?tab=failed';

/** Mail that was given up and jobs that failed, for Admins. */
export const jobsWaiting: HomeSource<Waiting> = {
  key: 'jobs',
  async of(context) {
    if (!(await passes(context, isAdmin))) return [];
    const found = await JobModel.aggregate<{ _id: string; count: number }>([
      { $match: { $or: [{ state: JobState.failed }, FAILED_LAST] } },
      { $group: { _id: '$name', count: { $sum: 1 } } },
      { $sort: { count: -1, _id: 1 } },
    ]);
    const mails = found.find(({ _id }) => _id === MAIL)?.count ?? 0;
    const others = found.filter(({ _id }) => _id !== MAIL);
    const jobs = others.reduce((sum, { count }) => sum + count, 0);
    const same = { link: JOBS_PAGE, actionLabel: 'Bekijken', urgency: Urgency.sometime };
    return [
      ...(mails > 0
        ? [
            {
              ...{ id: 'mails', kind: WaitingKind.mail, count: mails, ...same },
              title: mails === 1 ? '1 mail kwam niet aan' : `${mails} mails kwamen niet aan`,
              detail: 'Nog eens proberen of laten vallen',
            },
          ]
        : []),
      ...(jobs > 0
        ? [
            {
              ...{ id: 'jobs', kind: WaitingKind.job, count: jobs, ...same },
              title: `${counted(jobs, 'achtergrondtaak', 'achtergrondtaken')} mislukt`,
              detail: others.map(({ _id }) => context.portal.jobs.titleOf(_id)).join(', '),
            },
          ]
        : []),
    ];
  },
};
