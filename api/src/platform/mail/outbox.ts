import { currentAuditScope } from '../audit/auditScope';
import type { NewJob, StoredJobs } from '../jobs/storedJobs';
import { MAIL } from './mailJob';

/** A message to be sent. What it says is made when it is sent, so no secret link is ever stored. */
export interface NewMail {
  /** The name of the template that makes subject and text. */
  template: string;
  /** One address. */
  to: string;
  /** What the template needs beside the address. */
  data?: Record<string, unknown>;
}

/** Where mail waits until it is sent: each message is a job, retried until the mail server takes it. */
export class Outbox {
  constructor(private readonly jobs: Pick<StoredJobs, 'addAll'>) {}

  /** Puts a message in the outbox. Resolves when it is stored. */
  enqueue(mail: NewMail): Promise<void> {
    return this.enqueueAll([mail]);
  }

  /** Puts many in the outbox, each to one address, in one write. Those of a request go out once, however often it is sent. */
  enqueueAll(mails: readonly NewMail[]): Promise<void> {
    return this.jobs.addAll(mails.map((mail) => jobOf(mail, requestKey(mail))));
  }

  /**
   * Puts a message in the outbox unless one with this key is or was there: for jobs that are begun again after a crash.
   * A key is known as long as the outbox remembers its message.
   */
  enqueueOnce(key: string, mail: NewMail): Promise<void> {
    return this.jobs.addAll([jobOf(mail, key)]);
  }
}

function jobOf({ template, to, data }: NewMail, key?: string): NewJob {
  return {
    name: MAIL,
    subject: to,
    label: template,
    data: { template, ...data },
    ...(key !== undefined && { key: `${MAIL} ${key}` }),
  };
}

/** Of the request under way, when it may be sent again. */
function requestKey({ template, to }: NewMail): string | undefined {
  const request = currentAuditScope()?.request;
  if (!request) return undefined;
  const base = `${request.mark.key} ${request.mark.hash} ${template} ${to}`;
  let key = base;
  for (let again = 2; request.mails.has(key); again++) key = `${base} ${again}`;
  request.mails.add(key);
  return key;
}
