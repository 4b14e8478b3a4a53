import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { todayInAmsterdam } from 'kit/format';
import { answer, refuse, renderArea, type Unmasked } from 'kit/testing';

import {
  WebsiteAddNewsItemDocument,
  WebsiteDeleteNewsItemDocument,
  WebsiteEditNewsItemDocument,
  WebsiteNewsDocument,
  type WebsiteNewsQuery,
  WebsiteNewsSettingsDocument,
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
    photo: null,
    link: null,
    linkURL: null,
    postpone: 'no',
    postponementDate: null,
    creator: 'Lieke Derks',
    creationDate: '2027-01-31T23:30:00.000Z',
    modified: null,
    revision: 1,
    ...changed,
  };
}

function news(items: Item[], more = false, totalCount = items.length): News {
  return {
    newsItems: {
      edges: items.map((node) => ({ cursor: node.id, node })),
      pageInfo: { hasNextPage: more, endCursor: items.at(-1)?.id ?? null },
      totalCount,
    },
  };
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
    answer(WebsiteNewsDocument, {}, news([item('2')], true, 2)),
    answer(WebsiteNewsDocument, { after: '2' }, news([item('1')], false, 2)),
  ]);
  await user.click(await button('Oudere berichten tonen'));
  expect(await button(/^Bericht 1/)).toBeVisible();
  expect(await button(/^Bericht 2/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Oudere berichten tonen' })).not.toBeInTheDocument();
});

test('deleting asks, and a failure stays in the dialog', async () => {
  const user = open([
    answer(WebsiteNewsDocument, {}, news([item('1')]), 1),
    refuse(WebsiteDeleteNewsItemDocument, { id: '1' }, 'Er ging iets mis.', {
      code: 'INTERNAL_SERVER_ERROR',
    }),
    answer(WebsiteDeleteNewsItemDocument, { id: '1' }, { deleteNewsItem: '1' }),
    answer(WebsiteNewsDocument, {}, news([])),
  ]);
  await user.click(await button(/^Bericht 1/));
  await user.click(await button('Verwijderen'));
  const question = await screen.findByRole('alertdialog', {
    name: 'Nieuwsbericht verwijderen? Deze actie is onomkeerbaar',
  });
  const confirm = () => user.click(screen.getByRole('button', { name: 'Verwijderen' }));
  await confirm();
  expect(await screen.findByText('Er ging iets mis.')).toBeVisible();
  expect(question).toBeVisible();
  await confirm();
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
        photoId: null,
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
  const waiting = item('1', { postpone: 'yes', postponementDate: day(5) });
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
          photoId: null,
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
