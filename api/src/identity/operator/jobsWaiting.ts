import { FAILED_LAST, JobModel, JobState } from '../../platform/jobs/job.model';
import { MAIL } from '../../platform/jobs/jobKind';
import { counted } from '../../platform/text/inDutch';
import { WaitingKind } from '../home/home.types';
import { type HomeSource, Urgency, type Waiting } from '../home/homeSources';
import { isAdmin, passes } from '../permissions/allow';

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
