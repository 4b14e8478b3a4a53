import type { Db } from 'mongodb';

const OLD = 'clubPaymentRequests';

/**
 * The payment links of the club stand among those of everything that is owed. Those that are open keep their place in the
 * run of letters that asked them; what was paid counts as before.
 */
export async function up(db: Db): Promise<void> {
  const requests = db.collection('paymentRequests');
  for await (const { momentId, memberId, workId, year, ...request } of db.collection(OLD).find()) {
    const { _id, state, uncounted, twice } = request as Record<string, unknown> & { _id: never };
    const isGivenUp = state === 'closing' || state === 'closed';
    await requests.updateOne(
      { _id },
      {
        $setOnInsert: {
          ...request,
          thing: `clubContribution:${String(memberId)}:${String(year)}`,
          description: `Club van 111 ${String(year)}-${String(memberId)}`,
          asker: momentId,
          round: workId,
          paidBefore: 0,
          counts: state === 'paid' && !uncounted && !twice,
          ...(!isGivenUp && { slot: `letter:${String(workId)}:${String(memberId)}` }),
        },
      },
      { upsert: true },
    );
  }
  await db
    .collection(OLD)
    .drop()
    .catch(() => undefined);
}
