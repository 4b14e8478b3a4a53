import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, renderArea } from 'kit/testing';

import {
  WebsiteDiscardIntroDraftDocument,
  WebsiteIntroDocument,
  type WebsiteIntroFragment,
  WebsiteIntroVersionsDocument,
  WebsitePublishIntroDocument,
  WebsiteRestoreIntroDocument,
  WebsiteSaveIntroDraftDocument,
  WebsiteUpdateIntroDocument,
} from '../gql/graphql';
import { IntroCard } from './IntroCard';

const text = (html: string, revision: number) => ({
  id: 'summer',
  key: 'summer' as const,
  text: html,
  revision,
  draft: null as WebsiteIntroFragment['draft'],
});

test('the locked text is the one that was stored', async () => {
  renderArea(<IntroCard textKey="summer" />, {
    mocks: [
      answer(WebsiteIntroDocument, { key: 'summer' }, { websiteText: text('', 3) }, 1),
      answer(
        WebsiteUpdateIntroDocument,
        { revision: 3, intro: { name: 'summer', text: '<p>Nieuwe tekst</p>' } },
        { updateIntro: text('<p>Zoals de server het bewaarde</p>', 4) },
      ),
    ],
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Introductie aanpassen' }));
  const field = await screen.findByRole('textbox', { name: 'Tekst' });
  await user.click(field);
  await user.paste('Nieuwe tekst');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText('Zoals de server het bewaarde')).toBeVisible();
  expect(screen.queryByText('Nog niet ingevuld')).not.toBeInTheDocument();
});

test('a text that was never written says so', async () => {
  renderArea(<IntroCard textKey="summer" />, {
    mocks: [answer(WebsiteIntroDocument, { key: 'summer' }, { websiteText: text('', 0) })],
  });
  expect(await screen.findByText('Nog niet ingevuld')).toBeVisible();
});

const draft = (html: string) => ({
  ...{ text: html, publishOn: null, savedAt: '2027-02-02T12:00:00.000Z', savedByName: 'Piet' },
});

test('a change is kept as a draft beside what is public, and published', async () => {
  const waiting = { ...text('<p>Oud</p>', 4), draft: draft('<p>Nieuw</p>') };
  renderArea(<IntroCard textKey="summer" />, {
    mocks: [
      answer(WebsiteIntroDocument, { key: 'summer' }, { websiteText: text('<p>Oud</p>', 3) }, 1),
      answer(
        WebsiteSaveIntroDraftDocument,
        { revision: 3, intro: { name: 'summer', text: '<p>Oud</p>' } },
        { saveTextDraft: waiting },
      ),
      answer(
        WebsitePublishIntroDocument,
        { key: 'summer', revision: 4, on: null },
        { publishTextDraft: text('<p>Nieuw</p>', 5) },
      ),
    ],
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Introductie aanpassen' }));
  await user.click(await screen.findByRole('button', { name: 'Bewaren als concept' }));
  expect(await screen.findByText('Er wacht een concept')).toBeVisible();
  expect(screen.getByText('Oud')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Publiceren' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publiceren' }));
  await user.click(dialog.getByRole('button', { name: 'Publiceren' }));
  expect(await screen.findByText('Staat op de website')).toBeVisible();
  expect(await screen.findByText('Nieuw')).toBeVisible();
  expect(screen.queryByText('Er wacht een concept')).not.toBeInTheDocument();
});

test('a draft that waits is what one edits, and is thrown away after a question', async () => {
  const waiting = { ...text('<p>Oud</p>', 4), draft: { ...draft('<p>Nieuw</p>'), publishOn: '2027-03-01' } };
  renderArea(<IntroCard textKey="summer" />, {
    mocks: [
      answer(WebsiteIntroDocument, { key: 'summer' }, { websiteText: waiting }, 1),
      answer(
        WebsiteDiscardIntroDraftDocument,
        { key: 'summer', revision: 4 },
        { discardTextDraft: text('<p>Oud</p>', 5) },
      ),
    ],
  });
  const user = userEvent.setup();
  expect(await screen.findByText(/Het komt op 01\/03\/2027 op de website/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Introductie aanpassen' }));
  expect(await screen.findByRole('textbox', { name: 'Tekst' })).toHaveTextContent('Nieuw');
  expect(screen.queryByRole('button', { name: 'Opslaan' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Annuleren' }));
  await user.click(await screen.findByRole('button', { name: 'Meer over Introductie' }));
  await user.click(await screen.findByRole('button', { name: 'Concept weggooien' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Concept weggooien?' }));
  await user.click(question.getByRole('button', { name: 'Weggooien' }));
  expect(await screen.findByText('Concept weggegooid')).toBeVisible();
});

test('an earlier version becomes a draft', async () => {
  const versions = ['Nu', 'Oud'].map((name) => ({
    ...{ id: name, publishedAt: '2027-02-02T12:00:00.000Z', publishedByName: 'Piet', text: `<p>${name}</p>` },
  }));
  renderArea(<IntroCard textKey="summer" />, {
    mocks: [
      answer(WebsiteIntroDocument, { key: 'summer' }, { websiteText: text('<p>Nu</p>', 3) }, 1),
      answer(WebsiteIntroVersionsDocument, { key: 'summer' }, { websiteText: { id: 'summer', versions } }),
      answer(
        WebsiteRestoreIntroDocument,
        { key: 'summer', revision: 3, versionId: 'Oud' },
        { restoreTextVersion: { ...text('<p>Nu</p>', 4), draft: draft('<p>Oud</p>') } },
      ),
    ],
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Meer over Introductie' }));
  await user.click(await screen.findByRole('button', { name: 'Eerdere versies' }));
  await user.click(await screen.findByRole('button', { name: /- Piet$/ }));
  await user.click(await screen.findByRole('button', { name: 'Terugzetten' }));
  expect(await screen.findByText('Er wacht een concept')).toBeVisible();
});
