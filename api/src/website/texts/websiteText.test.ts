import { onlyWinner } from '../../testing/apiStage';
import {
  WebsiteTextDocument,
  type WebsiteTextKey,
  WebsiteTextUpdateIntroDocument,
} from '../../testing/gql/graphql';
import { EDITOR } from '../../testing/people';
import { useWebsite } from '../testWebsite';

const stage = useWebsite(['webHome', 'webKrant']);
const save = (revision: number, name: WebsiteTextKey, text: string) =>
  stage.editor.run(WebsiteTextUpdateIntroDocument, {
    revision,
    intro: { name, text },
  });

describe('a keyed text', () => {
  it('is empty at revision 0 before it is written', async () => {
    expect(await stage.editor.data(WebsiteTextDocument, { key: 'home' })).toEqual({
      websiteText: { key: 'home', text: '', revision: 0, modifiedByName: null, modifiedAt: null },
    });
  });

  it('is kept with who wrote it, apart from the others', async () => {
    const { data } = await save(0, 'home', '<p>Alaaf!</p>');
    const kept = { key: 'home', text: '<p>Alaaf!</p>', revision: 1, modifiedByName: EDITOR };
    expect(data?.updateIntro).toMatchObject(kept);
    await save(1, 'home', '<p>Welkom</p>');
    const { websiteText } = await stage.editor.data(WebsiteTextDocument, {
      key: 'home',
    });
    expect(websiteText).toMatchObject({ ...kept, text: '<p>Welkom</p>', revision: 2 });
    expect(Date.now() - Date.parse(websiteText.modifiedAt as string)).toBeLessThan(10_000);
    expect(await stage.editor.data(WebsiteTextDocument, { key: 'krant' })).toMatchObject({
      websiteText: { text: '', revision: 0 },
    });
  });

  it('is cleaned', async () => {
    const { data } = await save(
      0,
      'home',
      '<p onclick="x()">a<script>alert(1)</script></p><a href="javascript:x()">b</a>',
    );
    expect(data?.updateIntro.text).toBe('<p>a</p>b');
    expect((await save(1, 'home', '<p> </p>')).data?.updateIntro.text).toBe('');
  });

  it('can be 50.000 characters', async () => {
    const error = await stage.editor.error(WebsiteTextUpdateIntroDocument, {
      revision: 0,
      intro: { name: 'home', text: 'x'.repeat(50_001) },
    });
    expect(error.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { text: 'Deze tekst is te lang' } });
    expect((await save(0, 'home', 'x'.repeat(50_000))).errors).toBeUndefined();
  });

  it.each([0, 3])('has one winner when four save at once at revision %i', async (revision) => {
    for (let at = 0; at < revision; at += 1) await save(at, 'home', `<p>${at}</p>`);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((turn) => save(revision, 'home', `<p>nummer ${turn}</p>`)),
    );
    const { updateIntro } = onlyWinner(answers, 'Deze tekst');
    expect(await stage.editor.data(WebsiteTextDocument, { key: 'home' })).toMatchObject({
      websiteText: { text: updateIntro.text, revision: revision + 1 },
    });
  });
});
