import { sweepFiles } from '../platform/files/sweepFiles';
import { exists } from '../testing/apiStage';
import { useWebsite } from './testWebsite';
import { websiteFolders } from './website.folders';

const DAY = 24 * 3_600_000;
const stage = useWebsite(['webHome', 'webNews', 'webKrant', 'webHistory', 'webLiedjes']);
const run = (document: string, variables: object = {}) => stage.editor.data(document, variables);

it('keeps what a record points to and sweeps the rest after a day', async () => {
  await run('mutation { updateEnlistment(revision: 0, enlistment: { open: true, year: 2027 }) { open } }');
  const folders = ['images/theme', 'images/news', 'images/home/carrouselProg', 'images/aboutUs/carrousel'];
  const pictures = await Promise.all([...folders, ...folders].map((folder) => stage.picture(folder)));
  const [theme, news, programme, prince] = pictures;
  const documents = ['publicDocs/paper', 'participantDocs/liedjes'];
  const papers = await Promise.all([...documents, ...documents].map((folder) => stage.document(folder)));
  const [paper, statement] = papers;

  await run(
    'mutation M($id: ID!) { updateTheme(revision: 0, theme: { title: "", text: "", imageId: $id }) { title } }',
    { id: theme?.id },
  );
  await run(
    'mutation M($id: ID!) { addNewsItem(newItem: { title: "a", text: "a", tags: [], postpone: no, photoId: $id }) { id } }',
    { id: news?.id },
  );
  for (const [carousel, photo] of [
    ['programme', programme],
    ['aboutUs', prince],
  ] as const) {
    await run(
      'mutation M($carousel: CarouselName!, $id: ID!) { addCarouselItem(carousel: $carousel, item: { name: "a", photoId: $id }) { id } }',
      { carousel, id: photo?.id },
    );
  }
  await run(
    'mutation M($id: ID!) { addPublicDocument(section: paper, document: { title: "a", fileId: $id }) { id } }',
    { id: paper?.id },
  );
  await run(
    'mutation M($id: ID!) { enlistForSongFestival(participant: { actName: "a", songName: "a", numberOfParticipants: 1, contactName: "a", contactPhone: "0612345678", contactEmail: "a@b.example", statementId: $id }) }',
    { id: statement?.id },
  );

  const all = [...pictures, ...papers];
  const there = () => Promise.all(all.map(exists));
  await sweepFiles(websiteFolders);
  expect(await there()).toEqual(all.map(() => true));
  await sweepFiles(websiteFolders, Date.now() + 2 * DAY);
  expect(await there()).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    true,
    true,
    false,
    false,
  ]);
});
