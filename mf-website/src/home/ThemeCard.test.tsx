import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, renderArea } from 'kit/testing';

import {
  WebsitePublishThemeDocument,
  WebsiteRestoreThemeDocument,
  WebsiteSaveThemeDraftDocument,
  WebsiteThemeDocument,
  type WebsiteThemeFragment,
  WebsiteThemeVersionsDocument,
} from '../gql/graphql';
import { ThemeCard } from './ThemeCard';

const board = { id: 'board', url: '/files/images/theme/board', name: 'bord.webp' };

const theme = (title: string, revision: number, draft: WebsiteThemeFragment['draft'] = null) => ({
  ...{ id: 'theme', title, text: `<p>${title}</p>`, image: board, alt: 'Een bord', focus: null, revision },
  draft,
});
const draft = (title: string) => ({
  ...{ title, text: '<p>Oud</p>', image: board, alt: 'Een bord', focus: null },
  ...{ publishOn: null, savedAt: '2027-02-02T12:00:00.000Z', savedByName: 'Piet' },
});

test('a change of the theme is kept as a draft beside it, with its picture, and published', async () => {
  const values = { title: 'Nieuw', text: '<p>Oud</p>', imageId: 'board', alt: 'Een bord', focus: null };
  renderArea(<ThemeCard />, {
    mocks: [
      answer(WebsiteThemeDocument, {}, { homeTheme: theme('Oud', 3) }, 1),
      answer(
        WebsiteSaveThemeDraftDocument,
        { revision: 3, theme: values },
        {
          saveThemeDraft: theme('Oud', 4, draft('Nieuw')),
        },
      ),
      answer(
        WebsitePublishThemeDocument,
        { revision: 4, on: null },
        {
          publishThemeDraft: theme('Nieuw', 5),
        },
      ),
    ],
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Thema aanpassen' }));
  const title = await screen.findByRole('textbox', { name: 'Titel' });
  await user.clear(title);
  await user.type(title, 'Nieuw');
  await user.click(screen.getByRole('button', { name: 'Bewaren als concept' }));
  expect(await screen.findByText('Er wacht een concept')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Oud' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Publiceren' }));
  const dialog = await screen.findByRole('dialog', { name: 'Publiceren' });
  await user.click(within(dialog).getByRole('button', { name: 'Publiceren' }));
  expect(await screen.findByRole('heading', { name: 'Nieuw' })).toBeVisible();
  expect(screen.queryByText('Er wacht een concept')).not.toBeInTheDocument();
});

test('an earlier theme shows in what it differs, and is put back as a draft', async () => {
  const versions = [
    {
      id: 'v2',
      publishedAt: '2027-02-02T12:00:00.000Z',
      publishedByName: 'Piet',
      title: 'Nu',
      text: '<p>Nu</p>',
    },
    {
      id: 'v1',
      publishedAt: '2027-01-02T12:00:00.000Z',
      publishedByName: 'An',
      title: 'Oud',
      text: '<p>Nu</p>',
    },
  ];
  renderArea(<ThemeCard />, {
    mocks: [
      answer(WebsiteThemeDocument, {}, { homeTheme: theme('Nu', 3) }, 1),
      answer(WebsiteThemeVersionsDocument, {}, { homeTheme: { id: 'theme', versions } }),
      answer(
        WebsiteRestoreThemeDocument,
        { revision: 3, versionId: 'v1' },
        {
          restoreThemeVersion: theme('Nu', 4, draft('Oud')),
        },
      ),
    ],
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Meer over Thema' }));
  await user.click(await screen.findByRole('button', { name: 'Eerdere versies' }));
  await user.click(await screen.findByRole('button', { name: /- An$/ }));
  expect(await screen.findByText('Oud')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Terugzetten' }));
  expect(await screen.findByText('Er wacht een concept')).toBeVisible();
});
