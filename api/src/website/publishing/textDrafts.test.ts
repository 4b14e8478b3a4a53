import { daysFromNow, onlyWinner } from '../../testing/apiStage';
import {
  DiscardTextDraftDocument,
  PreviewNewsDraftDocument,
  PreviewTextDraftDocument,
  PublicIntroTodayDocument,
  PublishTextDraftDocument,
  RestoreTextVersionDocument,
  SaveTextDraftDocument,
  TextDraftedDocument,
  UnplanTextDraftDocument,
  WebsitePreviewDocument,
  WebsiteTextUpdateIntroDocument,
  AddNewsDraftDocument,
  PublishNewsDraftDocument,
} from '../../testing/gql/graphql';
import { EDITOR } from '../../testing/people';
import { NewsItemModel } from '../news/news.model';
import { useWebsite } from '../testWebsite';
import { WebsiteTextModel } from '../texts/websiteText.model';
import { textPublishing } from '../texts/websiteText.service';
import { WebsiteTextKey } from '../website.enums';
import { settleAll } from './publishing';

const stage = useWebsite(['webOptocht', 'webNews']);

const key = 'summer' as const;
const update = async (revision: number, text: string) =>
  (await stage.editor.data(WebsiteTextUpdateIntroDocument, { revision, intro: { name: key, text } }))
    .updateIntro;
const save = async (revision: number, text: string) =>
  (await stage.editor.data(SaveTextDraftDocument, { revision, intro: { name: key, text } })).saveTextDraft;
const publish = async (revision: number, on?: string) =>
  (await stage.editor.data(PublishTextDraftDocument, { key, revision, on })).publishTextDraft;
const asEditor = async () => (await stage.editor.data(TextDraftedDocument, { key })).websiteText;
const asVisitor = async () => (await stage.api.visitor.data(PublicIntroTodayDocument)).website.optocht.intro;
const tokenOf = ({ url }: { url: string }) => new URL(url).hash.slice(1);
const preview = (token: string) => stage.api.visitor.run(WebsitePreviewDocument, { token });

describe('the draft of a text', () => {
  it('stands beside what is public, also before that was ever written', async () => {
    expect(await save(0, '<p>Route<script>x</script></p>')).toEqual({
      ...{ text: '', revision: 1, versions: [] },
      draft: { text: '<p>Route</p>', publishOn: null, savedByName: EDITOR },
    });
    expect(await asVisitor()).toBe('');
    expect(await publish(1)).toMatchObject({ text: '<p>Route</p>', draft: null, versions: [{}] });
    expect(await asVisitor()).toBe('<p>Route</p>');
  });

  it('takes its place on its day, once', async () => {
    await update(0, '<p>Oud</p>');
    await save(1, '<p>Nieuw</p>');
    await publish(2, daysFromNow(1));
    expect(await asVisitor()).toBe('<p>Oud</p>');
    await WebsiteTextModel.updateOne(
      { _id: key as WebsiteTextKey },
      { $set: { 'draft.publishOn': daysFromNow(0) } },
    );
    expect(await asVisitor()).toBe('<p>Nieuw</p>');
    expect(await asEditor()).toMatchObject({ text: '<p>Nieuw</p>', draft: null, revision: 3 });
    await Promise.all([
      settleAll(textPublishing, stage.api.portal),
      settleAll(textPublishing, stage.api.portal),
    ]);
    const { text, versions } = await asEditor();
    expect([text, ...versions.map((one) => one.text)]).toEqual([
      ...['<p>Nieuw</p>', '<p>Nieuw</p>', '<p>Oud</p>'],
    ]);
    expect(await update(3, '<p>Later</p>')).toMatchObject({ revision: 4 });
  });

  it('is let go of, thrown away, and made of an earlier version', async () => {
    await update(0, '<p>Oud</p>');
    await update(1, '<p>Nu</p>');
    const [, old] = (await asEditor()).versions;
    const { restoreTextVersion } = await stage.editor.data(RestoreTextVersionDocument, {
      ...{ key, revision: 2, versionId: old?.id ?? '' },
    });
    expect(restoreTextVersion).toMatchObject({ text: '<p>Nu</p>', draft: { text: '<p>Oud</p>' } });
    await publish(3, daysFromNow(1));
    const { unplanTextDraft } = await stage.editor.data(UnplanTextDraftDocument, { key, revision: 4 });
    expect(unplanTextDraft.draft).toMatchObject({ publishOn: null });
    const { discardTextDraft } = await stage.editor.data(DiscardTextDraftDocument, { key, revision: 5 });
    expect(discardTextDraft).toMatchObject({ text: '<p>Nu</p>', draft: null });
    const none = await stage.editor.error(DiscardTextDraftDocument, { key, revision: 6 });
    expect(none.extensions.code).toBe('CONFLICT');
  });

  it('is published once by several at once', async () => {
    await save(0, '<p>Nieuw</p>');
    const answers = await Promise.all(
      [1, 2, 3].map(() => stage.editor.run(PublishTextDraftDocument, { key, revision: 1 })),
    );
    onlyWinner(answers, 'Deze tekst');
  });
});

describe('a private link', () => {
  it('shows the draft of a text, as it is by then, until it is published', async () => {
    await update(0, '<p>Oud</p>');
    const nothing = await stage.editor.error(PreviewTextDraftDocument, { key });
    expect(nothing.message).toBe('Er is geen concept om te laten zien. Lees de pagina opnieuw.');
    await save(1, '<p>Nieuw</p>');
    const { previewTextDraft: link } = await stage.editor.data(PreviewTextDraftDocument, { key });
    expect(link.url).toMatch(/\/publiek\/voorbeeld#.{20,}$/);
    expect(Math.round((Date.parse(link.until) - Date.now()) / 86_400_000)).toBe(7);
    await save(2, '<p>Nieuwer</p>');
    expect((await preview(tokenOf(link))).data?.websitePreview).toMatchObject({
      ...{ page: 'Optocht', title: '', text: '<p>Nieuwer</p>', publishOn: null },
    });
    await publish(3);
    expect((await preview(tokenOf(link))).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('shows news that only editors see, until it is out or the link is over', async () => {
    const newItem = { title: 'Prins', text: '<p>Jan</p>', tags: ['ubpf' as const] };
    const { addNewsDraft } = await stage.editor.data(AddNewsDraftDocument, { newItem });
    const { id } = addNewsDraft;
    const { previewNewsDraft: link } = await stage.editor.data(PreviewNewsDraftDocument, { id });
    await stage.editor.data(PublishNewsDraftDocument, { id, revision: 1, on: daysFromNow(2) });
    expect((await preview(tokenOf(link))).data?.websitePreview).toEqual({
      ...{ page: 'Nieuws', title: 'Prins', text: '<p>Jan</p>', tags: ['UBPF'], photo: null },
      ...{ link: null, linkURL: null, publishOn: daysFromNow(2) },
    });
    await NewsItemModel.updateOne({ _id: id }, { $set: { 'links.0.expiresAt': new Date(Date.now() - 1) } });
    expect((await preview(tokenOf(link))).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('cannot be guessed for long', async () => {
    for (let turn = 0; turn < 30; turn += 1) await preview(`mis ${turn}`);
    expect((await preview('mis')).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  });
});
