import type { PortalJob } from '../../platform/portalContext';
import { announceEvents } from './webhookAnnouncing.service';
import { SEND_TO_WEBHOOK, sweepDeliveries } from './webhookDelivery.service';
import { sendDue } from './webhookSending.service';

/** What tells the outside by itself. */
export const webhookJobs: readonly PortalJob[] = [
  {
    name: 'send webhooks',
    title: 'Webhooks versturen',
    every: '15 seconds',
    // An attempt takes ten seconds at most.
    lockTime: 60_000,
    run: async ({ progress }, portal) => {
      await announceEvents(portal.settings);
      await sendDue(portal, { progress: () => progress(0, 0) });
    },
  },
  {
    name: SEND_TO_WEBHOOK,
    title: 'Bericht aan een webhook versturen',
    run: async ({ subject, progress }, portal) =>
      sendDue(portal, { only: subject, progress: () => progress(0, 0) }),
  },
  {
    name: 'sweep webhook deliveries',
    title: 'Oude berichten aan webhooks vergeten',
    every: '1 day',
    run: () => sweepDeliveries(),
  },
];
