import { menuOf, signIn, waitForPath } from './testing/browser';
import { setUpApp } from './testing/secondStep';
import { expect, test } from './testing/stage';

test.use({ portalSettings: { REQUIRE_2FA: 'on' } });

test('who can do much sets up a second step before anything else', async ({ stage }) => {
  const page = await stage.open();
  await signIn(page, stage.url, 'secretaris');
  await page.getByText('Stel eerst een tweede stap in').waitFor();
  expect(await menuOf(page)).not.toContain('Gebruikers');
  await page.goto(`${stage.url}/gebruikers`);
  await waitForPath(page, '/');

  await page.getByRole('button', { name: 'App instellen' }).waitFor();
  await setUpApp(page);
  await expect(page.getByText('Stel eerst een tweede stap in')).toHaveCount(0);
  await page.getByRole('link', { name: 'Gebruikers' }).click();
  await page.getByText('secretaris@carnaval.example').waitFor();
});
