import type { Db } from 'mongodb';

/**
 * Direct debit files of before it was kept when they were taken to the bank count as taken when they were made: they may be
 * there, so nothing is taken out of them. What was announced of them counts as mailed.
 */
export async function up(db: Db): Promise<void> {
  const files = db.collection('directDebitFiles');
  await files.updateMany({ takenOn: { $exists: false }, reversed: false }, [
    { $set: { takenOn: '$creationDate' } },
  ]);
  const mailed = { $ifNull: ['$$debit.mailedOn', '$$debit.announcedOn'] };
  await files.updateMany({ 'debits.announcedOn': { $type: 'date' }, 'debits.mailedOn': { $exists: false } }, [
    {
      $set: {
        debits: {
          $map: { input: '$debits', as: 'debit', in: { $mergeObjects: ['$$debit', { mailedOn: mailed }] } },
        },
      },
    },
  ]);
}
