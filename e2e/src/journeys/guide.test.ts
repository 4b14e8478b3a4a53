import { overflow } from '../testing/axe';
import { button } from '../testing/club';
import { expect, test } from '../testing/stage';

// The guide behind '?', served by the portal itself.

test('opens at the place of the page, with its picture, and Back closes it', async ({ stage }) => {
  const page = await stage.openAs('verkoper', '/mijn_adverteerders', 1440);
  await page.locator('main article').first().waitFor();
  await page.keyboard.press('?');
  const guide = page.getByRole('dialog', { name: 'Uitleg' });
  await expect(guide.getByRole('heading', { name: 'Mijn advertenties: verkopen' })).toBeInViewport();
  const picture = guide.getByRole('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  const address = await picture.getAttribute('src');
  expect(address).toMatch(/^\/[\w.-]+\.[0-9a-f]{8}\.webp$/);
  await expect(guide.getByRole('button', { name: 'Club van 111' })).toHaveCount(0);
  await page.goBack();
  await expect(guide).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/mijn_adverteerders');
});

test('is behind the account button of a phone, and fits', async ({ stage }) => {
  const page = await stage.openAs('penningmeester', '/financien?tab=bank', 360);
  await button(page, 'TP, account van Truus Peters').click();
  await page.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: 'Uitleg' }).click();
  const guide = page.getByRole('dialog', { name: 'Uitleg' });
  await expect(guide.getByRole('heading', { name: 'Bank inlezen' })).toBeInViewport();
  // The chapter that is shown, among those that one line has no room for.
  await expect(guide.getByRole('button', { name: 'Financiën en facturen' })).toBeInViewport();
  expect(await overflow(page)).toBe(0);
  await guide.getByRole('button', { name: 'Sluiten' }).click();
  await expect(guide).toBeHidden();
});

test('begins the tour again, which stays out of the way', async ({ stage }) => {
  const page = await stage.openAs('verkoper', '/', 1440);
  await button(page, 'Uitleg').click();
  await page.getByRole('dialog', { name: 'Uitleg' }).getByRole('button', { name: 'Rondleiding' }).click();
  const tour = page.getByRole('complementary', { name: 'Rondleiding' });
  await expect(tour.getByText('Rondleiding, stap 1 van 5')).toBeVisible();
  // Also what is last on the page can be pressed: the page ends above the card.
  await page.getByRole('button', { name: 'Tokens tonen' }).click();
  await page.getByRole('button', { name: 'Token maken' }).click();
  await page.getByRole('button', { name: /^Meldingen(,|$)/ }).click();
  const inbox = page.getByRole('dialog', { name: 'Meldingen' });
  await inbox.waitFor();
  await page.keyboard.press('Escape');
  await expect(inbox).toBeHidden();
  await tour.getByRole('button', { name: 'Overslaan' }).click();
  await expect(tour).toBeHidden();
});
