import { onlyWinner } from '../../testing/apiStage';
import { EDITOR, signedIn } from '../../testing/people';
import { useWebsite } from '../testWebsite';

const READ =
  'query Read($key: WebsiteTextKey!) { websiteText(key: $key) { key text revision modifiedByName modifiedAt } }';
const SAVE = `mutation Save($revision: Int!, $intro: IntroInput!) {
  updateIntro(revision: $revision, intro: $intro) { key text revision modifiedByName modifiedAt }
}`;
const stage = useWebsite(['webHome', 'webKrant']);
const save = (revision: number, name: string, text: string) =>
  stage.editor.run<{ updateIntro: { text: string; revision: number } }>(SAVE, {
    revision,
    intro: { name, text },
  });

describe('a keyed text', () => {
  it('is empty at revision 0 before it is written', async () => {
    expect(await stage.editor.data(READ, { key: 'home' })).toEqual({
      websiteText: { key: 'home', text: '', revision: 0, modifiedByName: null, modifiedAt: null },
    });
  });

  it('is kept with who wrote it, apart from the others', async () => {
    const { data } = await save(0, 'home', '<p>Alaaf!</p>');
    const kept = { key: 'home', text: '<p>Alaaf!</p>', revision: 1, modifiedByName: EDITOR };
    expect(data?.updateIntro).toMatchObject(kept);
    await save(1, 'home', '<p>Welkom</p>');
    const { websiteText } = await stage.editor.data<{ websiteText: { modifiedAt: string } }>(READ, {
      key: 'home',
    });
    expect(websiteText).toMatchObject({ ...kept, text: '<p>Welkom</p>', revision: 2 });
    expect(Date.now() - Date.parse(websiteText.modifiedAt)).toBeLessThan(10_000);
    expect(await stage.editor.data(READ, { key: 'krant' })).toMatchObject({
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
    const error = await stage.editor.error(SAVE, {
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
    expect(await stage.editor.data(READ, { key: 'home' })).toMatchObject({
      websiteText: { text: updateIntro.text, revision: revision + 1 },
    });
  });

  it('is only for who holds the permission of its page', async () => {
    const other = await signedIn(stage.api, { general: ['webKrant'] });
    expect((await other.error(READ, { key: 'home' })).extensions.code).toBe('FORBIDDEN');
    expect(
      (await other.error(SAVE, { revision: 0, intro: { name: 'home', text: '' } })).extensions.code,
    ).toBe('FORBIDDEN');
    expect(
      (await other.error(SAVE, { revision: 0, intro: { name: 'onzin', text: '' } })).extensions.code,
    ).toBe('BAD_USER_INPUT');
  });
});
