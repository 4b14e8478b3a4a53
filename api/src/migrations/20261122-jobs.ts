import type { Db } from 'mongodb';

/** Mails and long jobs that waited in collections of their own become jobs; recurring jobs are stored anew at start. */
export async function up(db: Db): Promise<void> {
  const jobs = db.collection('jobs');
  await jobs.deleteMany({ state: { $exists: false } });
  const job = { type: 'normal', priority: 0, lockedAt: null, lastModifiedBy: null, done: 0, total: 0 };
  for await (const { _id, template, to, data, key, state, attempts, lastError, sentAt } of db
    .collection('outbox')
    .find()) {
    const ended = { sent: 'done', dead: 'failed' }[String(state)];
    await jobs.replaceOne(
      { _id },
      {
        ...job,
        name: 'mail',
        subject: to,
        label: template,
        state: ended ?? 'running',
        data: ended === 'done' ? null : { template, ...data },
        ...(key && { key: `mail ${key}` }),
        nextRunAt: ended ? null : new Date(),
        failCount: attempts ?? 0,
        failReason: lastError ?? null,
        lastFinishedAt: sentAt ?? null,
      },
      { upsert: true },
    );
  }
  for await (const { _id, kind, subject, state, done, total, message, startedAt } of db
    .collection('works')
    .find()) {
    const isRunning = state === 'running';
    await jobs.replaceOne(
      { _id },
      {
        ...job,
        name: kind,
        subject,
        ...(isRunning && { activeKey: `${kind} ${subject}` }),
        state,
        done,
        total,
        failReason: message ?? null,
        nextRunAt: isRunning ? new Date() : null,
        lastFinishedAt: isRunning ? null : startedAt,
      },
      { upsert: true },
    );
  }
  for (const name of ['outbox', 'works'])
    await db
      .collection(name)
      .drop()
      .catch(() => undefined);
}
