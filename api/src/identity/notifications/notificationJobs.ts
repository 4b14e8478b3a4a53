import { hourInAmsterdam } from '../../platform/dates/amsterdam';
import type { PortalJob } from '../../platform/portalContext';
import { mailWeekly } from './digest.service';
import { sweepNotifications } from './notification.service';
import { remind, tellNews } from './tell.service';

/** From this hour on people are reminded: some chose a mail at once. */
const MORNING = 7;

/** What tells people by itself. */
export const notificationJobs: readonly PortalJob[] = [
  {
    name: 'tell news',
    title: 'Meldingen maken',
    every: '30 seconds',
    run: (_job, portal) => tellNews(portal),
  },
  {
    name: 'remind',
    title: 'Herinneringen maken',
    // More often than once a day, so that it comes in the morning, whenever the portal was started.
    every: '15 minutes',
    run: async (_job, portal) => {
      if (hourInAmsterdam(new Date()) >= MORNING) await remind(portal);
    },
  },
  {
    name: 'mail weekly',
    title: 'Weekoverzicht van meldingen mailen',
    every: '30 minutes',
    run: (_job, portal) => mailWeekly(portal),
  },
  {
    name: 'sweep notifications',
    title: 'Oude meldingen vergeten',
    every: '1 day',
    run: () => sweepNotifications(),
  },
];
