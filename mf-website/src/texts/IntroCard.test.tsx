import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, renderArea } from 'kit/testing';

import { WebsiteIntroDocument, WebsiteUpdateIntroDocument } from '../gql/graphql';
import { IntroCard } from './IntroCard';

const text = (html: string, revision: number) => ({
  id: 'summer',
  key: 'summer' as const,
  text: html,
  revision,
  modifiedByName: null,
  modifiedAt: null,
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
