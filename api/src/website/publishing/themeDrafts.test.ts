import { daysFromNow, exists, onlyWinner } from '../../testing/apiStage';
import {
  DiscardThemeDraftDocument,
  PreviewThemeDraftDocument,
  PublicThemeTodayDocument,
  PublishThemeDraftDocument,
  RestoreThemeVersionDocument,
  SaveThemeDraftDocument,
  ThemeDraftedDocument,
  UnplanThemeDraftDocument,
  UpdateThemeDocument,
  WebsitePreviewDocument,
} from '../../testing/gql/graphql';
import { EDITOR } from '../../testing/people';
import { HomeThemeModel } from '../home/homeTheme.model';
import { themePublishing } from '../home/homeTheme.service';
import { useWebsite } from '../testWebsite';
import { settleAll } from './publishing';

// The theme of the home page, with a draft and versions as texts and news have them.

const stage = useWebsite(['webHome']);

const theme = (title: string, image?: { id: string }) => ({
  ...{ title, text: `<p>${title}</p>`, imageId: image?.id ?? null },
  alt: image ? `Bord van ${title}` : null,
});
const update = (revision: number, title: string, image?: { id: string }) =>
  stage.editor.data(UpdateThemeDocument, { revision, theme: theme(title, image) });
const save = async (revision: number, title: string, image?: { id: string }) =>
  (await stage.editor.data(SaveThemeDraftDocument, { revision, theme: theme(title, image) })).saveThemeDraft;
const publish = async (revision: number, on?: string) =>
  (await stage.editor.data(PublishThemeDraftDocument, { revision, on })).publishThemeDraft;
const asEditor = async () => (await stage.editor.data(ThemeDraftedDocument)).homeTheme;
const asVisitor = async () => (await stage.api.visitor.data(PublicThemeTodayDocument)).website.home.theme;
const preview = (url: string) =>
  stage.api.visitor.run(WebsitePreviewDocument, { token: new URL(url).hash.slice(1) });
const picture = () => stage.picture('images/theme');

it('a draft stands beside the theme that visitors see, also before there was one', async () => {
  const board = await picture();
  expect(await save(0, 'Hos mee', board)).toEqual({
    ...{ title: '', text: '', image: null, revision: 1, versions: [] },
    draft: {
      ...{ title: 'Hos mee', text: '<p>Hos mee</p>', image: { id: board.id }, alt: 'Bord van Hos mee' },
      ...{ publishOn: null, savedByName: EDITOR },
    },
  });
  expect(await asVisitor()).toEqual({ title: '', text: '', image: null });
  expect(await publish(1)).toMatchObject({ title: 'Hos mee', draft: null, versions: [{ title: 'Hos mee' }] });
  expect(await asVisitor()).toEqual({ title: 'Hos mee', text: '<p>Hos mee</p>', image: { id: board.id } });
});

it('what is replaced, or thrown away with a draft, leaves the file store, and nothing else does', async () => {
  const [old, thrown, next] = [await picture(), await picture(), await picture()];
  await update(0, 'Oud', old);
  await save(1, 'Weg', thrown);
  await stage.editor.data(DiscardThemeDraftDocument, { revision: 2 });
  expect([await exists(old), await exists(thrown)]).toEqual([true, false]);
  await save(3, 'Nieuw', next);
  await publish(4, daysFromNow(1));
  expect([await exists(old), await exists(next)]).toEqual([true, true]);
  await HomeThemeModel.updateOne({}, { $set: { 'draft.publishOn': daysFromNow(0) } });
  expect(await asVisitor()).toMatchObject({ title: 'Nieuw' });
  await settleAll(themePublishing, stage.api.portal);
  expect([await exists(old), await exists(next)]).toEqual([false, true]);
  // The picture of now is that of the draft too, until the draft gets another.
  await save(5, 'Zelfde bord', next);
  await save(6, 'Zonder bord');
  expect(await exists(next)).toBe(true);
});

it('a draft is let go of, and made of an earlier version with the picture of now', async () => {
  const board = await picture();
  await update(0, 'Oud');
  await update(1, 'Nu', board);
  const [, old] = (await asEditor()).versions;
  const restore = { revision: 2, versionId: old?.id ?? '' };
  const { restoreThemeVersion } = await stage.editor.data(RestoreThemeVersionDocument, restore);
  expect(restoreThemeVersion).toMatchObject({
    title: 'Nu',
    draft: { title: 'Oud', image: { id: board.id } },
  });
  const again = await stage.editor.error(RestoreThemeVersionDocument, { ...restore, revision: 3 });
  expect(again.extensions.code).toBe('CONFLICT');
  await publish(3, daysFromNow(1));
  const { unplanThemeDraft } = await stage.editor.data(UnplanThemeDraftDocument, { revision: 4 });
  expect(unplanThemeDraft.draft).toMatchObject({ publishOn: null });
  await stage.editor.data(DiscardThemeDraftDocument, { revision: 5 });
  const none = await stage.editor.error(PublishThemeDraftDocument, { revision: 6 });
  expect(none.extensions.code).toBe('CONFLICT');
});

it('is published once by several at once, on a day that is allowed', async () => {
  await save(0, 'Nieuw');
  const past = await stage.editor.error(PublishThemeDraftDocument, { revision: 1, on: daysFromNow(-1) });
  expect(past.extensions.fields).toEqual({ on: 'Kies een datum van vandaag tot en met een jaar vooruit' });
  const answers = await Promise.all(
    [1, 2, 3].map(() => stage.editor.run(PublishThemeDraftDocument, { revision: 1 })),
  );
  onlyWinner(answers, 'Het thema');
});

it('a private link shows the draft until it is published', async () => {
  expect((await stage.editor.error(PreviewThemeDraftDocument)).extensions.code).toBe('CONFLICT');
  const board = await picture();
  await save(0, 'Nieuw', board);
  const { url } = (await stage.editor.data(PreviewThemeDraftDocument)).previewThemeDraft;
  expect((await preview(url)).data?.websitePreview).toMatchObject({
    ...{ page: 'Homepage', title: 'Nieuw', photo: { url: `/files/images/theme/${board.id}` } },
  });
  await publish(1);
  expect((await preview(url)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});
