import type { Db } from 'mongodb';

/** The same but for capitals, accents, spaces and punctuation. */
const SAME_TITLE = { locale: 'nl', strength: 1, alternate: 'shifted' } as const;

/** Of contact moments of an edition with the same title the later ones get a number behind it: a title is unique there now. */
export async function up(db: Db): Promise<void> {
  const moments = db.collection('clubContactMoments');
  const groups = moments.aggregate<{ _id: { editionId: string }; all: { _id: unknown; title: string }[] }>(
    [
      { $match: { deletedAt: null } },
      { $sort: { _id: 1 } },
      {
        $group: {
          _id: { editionId: '$editionId', title: '$title' },
          all: { $push: { _id: '$_id', title: '$title' } },
        },
      },
      { $match: { 'all.1': { $exists: true } } },
    ],
    { collation: SAME_TITLE },
  );
  for await (const { _id, all } of groups) {
    let number = 1;
    for (const { _id: id, title } of all.slice(1)) {
      const { editionId } = _id;
      let renamed: string;
      do renamed = `${title} (${(number += 1)})`;
      while (await moments.findOne({ editionId, title: renamed }, { collation: SAME_TITLE }));
      await moments.updateOne({ _id: id as never }, { $set: { title: renamed } });
    }
  }
}
