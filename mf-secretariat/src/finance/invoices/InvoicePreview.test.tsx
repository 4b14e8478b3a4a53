import { screen, waitFor } from '@testing-library/react';
import { press, refuse } from 'kit/testing';

import { SecretariatInvoicePreviewDocument } from '../../gql/graphql';
import { anyPreview, draft, fakeCanvas, field, fill, open, preview } from './testInvoices';

const texts = fakeCanvas();

test('the preview follows what is typed, once it is typed', async () => {
  const { user } = open([preview('leeg'), preview('met titel', draft({ title: 'Bal' }))]);
  expect(await screen.findByRole('img', { name: 'Voorbeeld van de factuur' })).toBeVisible();
  await waitFor(() => expect(texts).toEqual(['leeg']));
  await fill(user, { Titel: 'Bal' });
  await waitFor(() => expect(texts).toEqual(['leeg', 'met titel']));
});

test('when a new preview cannot be made the last one stays, and it can be tried again', async () => {
  const { user } = open([
    preview('leeg'),
    refuse(SecretariatInvoicePreviewDocument, { invoice: draft({ title: 'Bal' }) }, 'Nee.', {}),
    preview('met titel', draft({ title: 'Bal' })),
  ]);
  await waitFor(() => expect(texts).toEqual(['leeg']));
  await fill(user, { Titel: 'Bal' });
  expect(await screen.findByText('Het voorbeeld is niet bijgewerkt.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Voorbeeld van de factuur' })).toBeVisible();
  await press(user, 'Opnieuw proberen');
  await waitFor(() => expect(texts.at(-1)).toBe('met titel'));
  expect(screen.queryByText('Het voorbeeld is niet bijgewerkt.')).not.toBeInTheDocument();
});

test('without any preview it says so; the form works all the same', async () => {
  const { user } = open([
    refuse(SecretariatInvoicePreviewDocument, { invoice: draft() }, 'De lettertypes ontbreken.', {}),
    preview('leeg'),
  ]);
  expect(await screen.findByText('Het voorbeeld kan niet worden gemaakt')).toBeVisible();
  expect(screen.getByText('De lettertypes ontbreken.')).toBeVisible();
  expect(await field('Titel')).toBeEnabled();
  await press(user, 'Opnieuw proberen');
  expect(await screen.findByRole('img', { name: 'Voorbeeld van de factuur' })).toBeVisible();
});

test('on a phone the preview opens and closes', async () => {
  const { user } = open([anyPreview]);
  const toggle = await screen.findByText('Voorbeeld');
  const button = toggle.closest('button');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  if (button) await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
});
