import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { todayInAmsterdam } from 'kit/format';
import { answer, pageOf, refuse, renderArea, type Unmasked } from 'kit/testing';

import {
  WebsiteAddNewsDraftDocument,
  WebsiteAddNewsItemDocument,
  WebsiteDeleteNewsItemDocument,
  WebsiteEditNewsItemDocument,
  WebsiteNewsDocument,
  type WebsiteNewsQuery,
  WebsiteNewsSettingsDocument,
  WebsiteNewsVersionsDocument,
  WebsitePreviewNewsDocument,
  WebsitePublishNewsDocument,
  WebsiteRestoreNewsDocument,
  WebsiteSaveNewsDraftDocument,
  WebsiteTakeBackNewsDocument,
} from '../gql/graphql';
import { NewsPage } from './NewsPage';

type News = Unmasked<WebsiteNewsQuery>;
type Item = News['newsItems']['edges'][number]['node'];

function item(id: string, changed: Partial<Item> = {}): Item {
  return {
    id,
    title: `Bericht ${id}`,
    text: `<p>Tekst ${id}</p>`,
    tags: ['carnavalskrant'],
    ...{ photo: null, alt: null, focus: null },
    link: null,
    linkURL: null,
    postpone: 'no',
    postponementDate: null,
    creator: 'Lieke Derks',
    creationDate: '2027-01-31T23:30:00.000Z',
    modified: null,
    revision: 1,
    state: 'published',
    draft: null,
    ...changed,
  };
}

function news(items: Item[], endCursor: string | null = null): News {
  const { edges, ...page } = pageOf(items, { endCursor });
  return { newsItems: { ...page, edges: edges.map(({ node }) => ({ cursor: node.id, node })) } };
}

const settings = (postpone: boolean) =>
  answer(WebsiteNewsSettingsDocument, {}, { newsSettings: { postpone } });

function open(mocks: ReturnType<typeof answer>[], postpone = false) {
  renderArea(<NewsPage />, { path: '/nieuwsberichten', mocks: [settings(postpone), ...mocks] });
  return userEvent.setup();
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('without news there is a word for it', async () => {
  open([answer(WebsiteNewsDocument, {}, news([]))]);
  expect(await screen.findByText('Er zijn nog geen nieuwsberichten.')).toBeVisible();
});

test('an item shows its day in Amsterdam, its author, its tags, and who changed it', async () => {
  const user = open([
    answer(
      WebsiteNewsDocument,
      {},
      news([
        item('1', {
          modified: { date: '2027-02-02T12:00:00.000Z', by: 'Piet' },
          linkURL: 'https://carnaval.example',
        }),
      ]),
    ),
  ]);
  await user.click(await button(/^Bericht 1 01\/02\/2027 - Lieke Derks Carnavalskrant/));
  expect(screen.getByText('Tekst 1')).toBeVisible();
  expect(screen.getByText('Aangepast: 02/02/2027 - Piet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'https://carnaval.example' })).toBeVisible();
});

test('older items are added below', async () => {
  const user = open([
    answer(WebsiteNewsDocument, {}, news([item('2')], '2')),
    answer(WebsiteNewsDocument, { after: '2' }, news([item('1')])),
  ]);
  await user.click(await button('Oudere berichten tonen'));
  expect(await button(/^Bericht 1/)).toBeVisible();
  expect(await button(/^Bericht 2/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Oudere berichten tonen' })).not.toBeInTheDocument();
});

test('deleting asks first', async () => {
  const user = open([
    answer(WebsiteNewsDocument, {}, news([item('1')]), 1),
    answer(WebsiteDeleteNewsItemDocument, { id: '1' }, { deleteNewsItem: '1' }),
    answer(WebsiteNewsDocument, {}, news([])),
  ]);
  await user.click(await button(/^Bericht 1/));
  await user.click(await button('Verwijderen'));
  await screen.findByRole('alertdialog', {
    name: 'Nieuwsbericht verwijderen? Deze actie is onomkeerbaar',
  });
  await user.click(screen.getByRole('button', { name: 'Verwijderen' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(await screen.findByText('Er zijn nog geen nieuwsberichten.')).toBeVisible();
});

test('a new item without photo and link is published after its text', async () => {
  const sent: unknown[] = [];
  const added = item('9', { title: 'Kort', text: '<p>Alaaf</p>' });
  const mock = answer(WebsiteAddNewsItemDocument, {} as never, { addNewsItem: added });
  const user = open([
    answer(WebsiteNewsDocument, {}, news([]), 1),
    { ...mock, request: { ...mock.request, variables: (given: unknown) => sent.push(given) > 0 } },
    answer(WebsiteNewsDocument, {}, news([added])),
  ]);
  await user.click(await button('Nieuwsbericht toevoegen'));
  await user.type(await screen.findByRole('textbox', { name: 'Titel' }), 'Kort{Enter}');
  const text = await screen.findByRole('textbox', { name: 'Tekst' });
  await user.click(text);
  await user.paste('Alaaf');
  await user.click(await button('Meteen plaatsen'));
  expect(await button(/^Kort/)).toBeVisible();
  expect(sent).toMatchObject([
    {
      newItem: {
        title: 'Kort',
        ...{ photoId: null, alt: null, focus: null },
        link: null,
        linkURL: null,
        postpone: 'no',
        postponementDate: null,
      },
    },
  ]);
});

describe.each([
  [false, 'cannot'],
  [true, 'can'],
])('with the setting %s', (postpone, can) => {
  test(`a new item ${can} be postponed`, async () => {
    const user = open([answer(WebsiteNewsDocument, {}, news([]))], postpone);
    await user.click(await button('Nieuwsbericht toevoegen'));
    await user.type(await screen.findByRole('textbox', { name: 'Titel' }), 'Later');
    await user.click(await button('Volgende'));
    const text = await screen.findByRole('textbox', { name: 'Tekst' });
    await user.click(text);
    await user.paste('Nog even wachten');
    await user.click(await button('Volgende'));
    await user.click(await button('Volgende'));
    for (const label of ['Foto toevoegen?', 'Link toevoegen?']) {
      await screen.findByRole('radiogroup', { name: label });
      await user.click(screen.getByRole('radio', { name: 'Nee' }));
      await user.click(await button('Volgende'));
    }
    const yes = await screen.findByRole('radio', { name: 'Ja' });
    if (!postpone) {
      expect(yes).toBeDisabled();
      return;
    }
    await user.click(yes);
    await user.click(await button('Volgende'));
    expect(await screen.findByLabelText('Publicatiedatum')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Plaatsen' })).not.toBeInTheDocument();
  });
});

test('the day of a postponed item is mended, also when postponing is off by now', async () => {
  const day = (away: number) =>
    new Date(Date.parse(todayInAmsterdam()) + away * 86_400_000).toISOString().slice(0, 10);
  const waiting = item('1', { postpone: 'yes', postponementDate: day(5), state: 'planned' });
  const mended = { ...waiting, postponementDate: day(9), revision: 2 };
  const user = open([
    answer(WebsiteNewsDocument, {}, news([waiting]), 1),
    answer(
      WebsiteEditNewsItemDocument,
      {
        id: '1',
        revision: 1,
        item: {
          title: waiting.title,
          text: waiting.text,
          tags: ['carnavalskrant'],
          ...{ photoId: null, alt: null, focus: null },
          link: null,
          linkURL: null,
          postpone: 'yes',
          postponementDate: day(9),
        },
      },
      { editNewsItem: mended },
    ),
    answer(WebsiteNewsDocument, {}, news([mended])),
  ]);
  await user.click(await button(/Bericht 1/));
  await user.click(await button(/aanpassen/i));
  const date = await screen.findByLabelText(/^Publicatiedatum/);
  expect(date).toHaveValue(day(5));
  await user.clear(date);
  await user.type(date, day(9));
  await user.click(await button('Opslaan'));
  expect(await screen.findByText('Nieuwsbericht aangepast')).toBeVisible();
});

const day = (away: number) =>
  new Date(Date.parse(todayInAmsterdam()) + away * 86_400_000).toISOString().slice(0, 10);
const dutch = (date: string) => date.split('-').reverse().join('/');
const draft = (changed: Partial<NonNullable<Item['draft']>> = {}): NonNullable<Item['draft']> => ({
  title: 'Bericht 1',
  text: '<p>Anders</p>',
  tags: ['carnavalskrant'],
  ...{ photo: null, alt: null, focus: null },
  link: null,
  linkURL: null,
  publishOn: null,
  savedAt: '2027-02-02T12:00:00.000Z',
  savedByName: 'Piet',
  ...changed,
});
const said = (text: string) => ({
  ...{ title: 'Bericht 1', text, tags: ['carnavalskrant' as const] },
  ...{ photoId: null, alt: null, focus: null, link: null, linkURL: null },
});

test.each([
  [{ state: 'draft' }, ' Concept'],
  [{ state: 'planned', postponementDate: '2027-03-01' }, ' Gepland op 01/03/2027'],
  [{}, ''],
  [{ draft: draft() }, ' Gewijzigd, nog niet gepubliceerd'],
  [{ draft: draft({ publishOn: '2027-03-01' }) }, ' Gewijzigd, gepland op 01/03/2027'],
] as const)('an item says how far it is: %j', async (changed, tags) => {
  open([answer(WebsiteNewsDocument, {}, news([item('1', changed as Partial<Item>)]))]);
  expect(await button(new RegExp(`Carnavalskrant${tags}$`))).toBeVisible();
});

test('of a photo it is asked what is to be seen on it, and which point stays in sight', async () => {
  const photo = { id: 'f', url: '/f', name: 'f.jpg' };
  const before = item('1', { photo });
  const { title, text } = before;
  const user = open([
    answer(WebsiteNewsDocument, {}, news([before])),
    answer(
      WebsiteEditNewsItemDocument,
      {
        ...{ id: '1', revision: 1 },
        item: {
          ...{ title, text, tags: ['carnavalskrant'], link: null, linkURL: null },
          ...{ photoId: 'f', alt: 'De prins zwaait', focus: { x: 50, y: 20 } },
          ...{ postpone: 'no', postponementDate: null },
        },
      },
      { editNewsItem: { ...before, alt: 'De prins zwaait', focus: { x: 50, y: 20 }, revision: 2 } as never },
    ),
  ]);
  await user.click(await button(/Foto zonder alternatieve tekst$/));
  await user.click(await button('Aanpassen'));
  await user.type(await screen.findByRole('textbox', { name: 'Alternatieve tekst' }), 'De prins zwaait');
  fireEvent.change(screen.getByRole('slider', { name: 'Van boven' }), { target: { value: '20' } });
  await user.click(await button('Opslaan'));
  expect(await screen.findByText('Nieuwsbericht aangepast')).toBeVisible();
  expect(screen.queryByText('Foto zonder alternatieve tekst')).not.toBeInTheDocument();
});

test('a new item is kept as a draft after its text', async () => {
  const added = item('9', { title: 'Kort', state: 'draft' });
  const mock = answer(WebsiteAddNewsDraftDocument, {} as never, { addNewsDraft: added });
  const sent: unknown[] = [];
  const user = open([
    answer(WebsiteNewsDocument, {}, news([]), 1),
    { ...mock, request: { ...mock.request, variables: (given: unknown) => sent.push(given) > 0 } },
    answer(WebsiteNewsDocument, {}, news([added])),
  ]);
  await user.click(await button('Nieuwsbericht toevoegen'));
  await user.type(await screen.findByRole('textbox', { name: 'Titel' }), 'Kort{Enter}');
  await user.click(await screen.findByRole('textbox', { name: 'Tekst' }));
  await user.paste('Alaaf');
  await user.click(await button('Bewaren als concept'));
  expect(await button(/^Kort.*Concept$/)).toBeVisible();
  expect(sent).toMatchObject([{ newItem: { title: 'Kort', photoId: null, link: null } }]);
});

test('what is public is changed as a draft, which is what one edits from then on', async () => {
  const before = item('1');
  const after = { ...before, revision: 2, draft: draft() };
  const user = open([
    answer(WebsiteNewsDocument, {}, news([before])),
    answer(
      WebsiteSaveNewsDraftDocument,
      { id: '1', revision: 1, item: said('<p>Tekst 1</p>') },
      { saveNewsDraft: after },
    ),
  ]);
  await user.click(await button(/^Bericht 1/));
  await user.click(await button('Aanpassen'));
  await user.click(await button('Bewaren als concept'));
  expect(await screen.findByText('Concept bewaard')).toBeVisible();
  expect(await screen.findByText('Er wacht een concept')).toBeVisible();
  expect(screen.getByText('Tekst 1')).toBeVisible();
  await user.click(await button('Aanpassen'));
  const dialog = await screen.findByRole('dialog', { name: 'Concept aanpassen' });
  expect(await within(dialog).findByRole('textbox', { name: 'Tekst' })).toHaveTextContent('Anders');
  expect(within(dialog).queryByRole('button', { name: 'Opslaan' })).not.toBeInTheDocument();
});

test('a draft is published on a day; what is refused is said there', async () => {
  const before = item('1', { draft: draft() });
  const user = open([
    answer(WebsiteNewsDocument, {}, news([before])),
    refuse(WebsitePublishNewsDocument, { id: '1', revision: 1, on: day(3) }, 'Klopt niet', {
      code: 'BAD_USER_INPUT',
      fields: { on: 'Kies een andere dag' },
    }),
    answer(
      WebsitePublishNewsDocument,
      { id: '1', revision: 1, on: day(4) },
      { publishNewsDraft: item('1', { revision: 2, draft: draft({ publishOn: day(4) }) }) },
    ),
  ]);
  await user.click(await button(/^Bericht 1/));
  await user.click(await button('Publiceren'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publiceren' }));
  const send = () => user.click(dialog.getByRole('button', { name: 'Publiceren' }));
  await user.click(dialog.getByRole('radio', { name: 'Op een dag' }));
  await send();
  expect(await dialog.findByText('Verplicht')).toBeVisible();
  const field = dialog.getByLabelText('Publiceren op');
  await user.type(field, day(3));
  await send();
  expect(await dialog.findByText('Kies een andere dag')).toBeVisible();
  await user.clear(field);
  await user.type(field, day(4));
  await send();
  expect(await screen.findByText(`Komt op ${dutch(day(4))} op de website`)).toBeVisible();
});

test('the menu shows the difference, gives a link, and takes back', async () => {
  const before = item('1', { draft: draft({ photo: { id: 'f', url: '/f', name: 'f' } }) });
  const user = open([
    answer(WebsiteNewsDocument, {}, news([before])),
    answer(
      WebsitePreviewNewsDocument,
      { id: '1' },
      { previewNewsDraft: { url: 'https://portaal.example/publiek/voorbeeld#abc' } },
    ),
    answer(
      WebsiteTakeBackNewsDocument,
      { id: '1', revision: 1 },
      { takeBackNewsItem: item('1', { revision: 2, state: 'draft' }) },
    ),
  ]);
  await user.click(await button(/^Bericht 1/));
  const choose = async (name: string) => {
    await user.click(await button('Meer over Bericht 1'));
    await user.click(await button(name));
  };
  await choose('Verschil bekijken');
  expect(await screen.findByRole('row', { name: 'Tekst Anders Tekst 1' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Foto Een foto (geen)' })).toBeVisible();
  await user.keyboard('{Escape}');
  await choose('Link om te bekijken');
  expect(await screen.findByDisplayValue('https://portaal.example/publiek/voorbeeld#abc')).toBeVisible();
  await user.keyboard('{Escape}');
  await choose('Van de website halen');
  const question = within(await screen.findByRole('alertdialog', { name: 'Van de website halen?' }));
  await user.click(question.getByRole('button', { name: 'Van de website halen' }));
  expect(await screen.findByText('Van de website gehaald')).toBeVisible();
});

test('an earlier version says in what it differs and becomes a draft', async () => {
  const version = (id: string, text: string) => ({
    ...{ id, publishedAt: '2027-02-02T12:00:00.000Z', publishedByName: `Wie ${id}` },
    ...{ title: 'Bericht 1', text, tags: ['carnavalskrant' as const], link: null, linkURL: null },
  });
  const versions = [version('b', '<p>Tekst 1</p>'), version('a', '<p>Eerst</p>')];
  const restored = item('1', { revision: 2, draft: draft({ text: '<p>Eerst</p>' }) });
  const user = open([
    answer(WebsiteNewsDocument, {}, news([item('1')]), 1),
    answer(WebsiteNewsVersionsDocument, { id: '1' }, { newsItem: { id: '1', versions } }),
    answer(
      WebsiteRestoreNewsDocument,
      { id: '1', revision: 1, versionId: 'a' },
      { restoreNewsVersion: restored },
    ),
    answer(WebsiteNewsDocument, {}, news([restored])),
  ]);
  await user.click(await button(/^Bericht 1/));
  await user.click(await button('Meer over Bericht 1'));
  await user.click(await button('Eerdere versies'));
  await user.click(await button(/Wie b Op de website$/));
  expect(await screen.findByText('Hetzelfde als nu.')).toBeVisible();
  await user.click(await button(/Wie a$/));
  expect(await screen.findByRole('row', { name: 'Tekst Eerst Tekst 1' })).toBeVisible();
  await user.click(await button('Terugzetten'));
  expect(await screen.findByText('De versie is nu een concept')).toBeVisible();
  expect(await screen.findByText('Er wacht een concept')).toBeVisible();
});
