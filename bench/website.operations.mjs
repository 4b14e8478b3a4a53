import { benchDocument } from './lib/documents.mjs';

/** What the public website asks, a page at a time, without a session. @type {import('./operations.mjs').Operation[]} */
export const websiteOperations = [
  {
    name: 'public home page',
    database: 'hundred',
    visitor: true,
    document: benchDocument('BenchHome'),
    peer: async ({ db }) => {
      const [intro, agenda, theme, programme] = await Promise.all([
        textOf(db, 'home'),
        db
          .collection('websiteAgenda')
          .find({}, { projection: { date: 1, name: 1, comment: 1 }, sort: { date: 1, _id: 1 } })
          .toArray(),
        db.collection('homeThemes').findOne({}, { projection: { title: 1, text: 1, image: 1 } }),
        picturesOf(db, 'programme'),
      ]);
      const { title, text, image } = theme;
      return {
        website: {
          home: {
            intro,
            agenda: agenda.map(({ _id, date, name, comment }) => ({
              id: _id.toHexString(),
              date,
              name,
              comment,
            })),
            theme: { title, text, image: image ? { url: image.url } : null },
            programme,
          },
        },
      };
    },
  },
  {
    name: 'public news, 20',
    database: 'large',
    visitor: true,
    document: benchDocument('BenchNews'),
    peer: async ({ db }) => {
      const today = new Date().toISOString().slice(0, 10);
      const isOut = { $or: [{ postponementDate: null }, { postponementDate: { $lte: today } }] };
      const projection = { title: 1, text: 1, tags: 1, linkURL: 1, photo: 1 };
      const [items, totalCount] = await Promise.all([
        db
          .collection('newsItems')
          .find(isOut, { projection, sort: { _id: -1 }, limit: 21 })
          .toArray(),
        db.collection('newsItems').countDocuments(isOut),
      ]);
      const edges = items.slice(0, 20).map(({ _id, title, text, tags, linkURL = null, photo }) => ({
        node: { id: _id.toHexString(), title, text, tags, linkURL, photo: photo ? { url: photo.url } : null },
      }));
      return { website: { nieuws: { edges, totalCount } } };
    },
  },
];

async function textOf(db, key) {
  return (await db.collection('websiteTexts').findOne({ _id: key }, { projection: { text: 1 } }))?.text ?? '';
}

async function picturesOf(db, carousel) {
  const found = await db.collection('websiteCarousels').findOne({ _id: carousel });
  return (found?.items ?? []).map(({ _id, name, story, photo }) => ({
    id: _id.toHexString(),
    name,
    story,
    photo: photo ? { url: photo.url, name: photo.name } : null,
  }));
}
