import { sweepFiles } from '../platform/files/fileStore';
import { exists } from '../testing/apiStage';
import {
  WebsiteFoldersAddCarouselItemDocument,
  WebsiteFoldersAddNewsItemDocument,
  WebsiteFoldersAddPublicDocumentDocument,
  WebsiteFoldersEnlistForSongFestivalDocument,
  WebsiteFoldersUpdateEnlistmentDocument,
  WebsiteFoldersUpdateThemeDocument,
} from '../testing/gql/graphql';
import { useWebsite } from './testWebsite';
import { websiteFolders } from './website.folders';

const DAY = 24 * 3_600_000;
const stage = useWebsite(['webHome', 'webNews', 'webKrant', 'webHistory', 'webLiedjes']);

it('keeps what a record points to and sweeps the rest after a day', async () => {
  await stage.editor.data(WebsiteFoldersUpdateEnlistmentDocument);
  const folders = ['images/theme', 'images/news', 'images/home/carrouselProg', 'images/aboutUs/carrousel'];
  const pictures = await Promise.all([...folders, ...folders].map((folder) => stage.picture(folder)));
  const [theme, news, programme, prince] = pictures;
  const documents = ['publicDocs/paper', 'participantDocs/liedjes'];
  const papers = await Promise.all([...documents, ...documents].map((folder) => stage.document(folder)));
  const [paper, statement] = papers;

  await stage.editor.data(WebsiteFoldersUpdateThemeDocument, { id: theme?.id as string });
  await stage.editor.data(WebsiteFoldersAddNewsItemDocument, { id: news?.id as string });
  for (const [carousel, photo] of [
    ['programme', programme],
    ['aboutUs', prince],
  ] as const) {
    await stage.editor.data(WebsiteFoldersAddCarouselItemDocument, { carousel, id: photo?.id as string });
  }
  await stage.editor.data(WebsiteFoldersAddPublicDocumentDocument, { id: paper?.id as string });
  await stage.editor.data(WebsiteFoldersEnlistForSongFestivalDocument, { id: statement?.id as string });

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
