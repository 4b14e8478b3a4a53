import type { Model } from 'mongoose';

import { MAIL } from '../jobs/jobKind';
import type { NewJob, StoredJobs } from '../jobs/storedJobs';
import { logError } from '../log/logError';
import { sendFrom, type NewMail, requestKey } from '../records/pendingMails';

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

  /** Brings what a write left in a record to the outbox (`mailsIn`). What fails here is done by the recurring job. */
  async sendFrom<T>(model: Model<T>, id: string): Promise<void> {
    await sendFrom(this, model as never, id).catch((error: unknown) =>
      logError(error, 'mail left in a record'),
    );
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
