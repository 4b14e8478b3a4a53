import type { Page } from '@playwright/test';

import { violations } from './testing/axe';
import { expect, type Stage, test } from './testing/stage';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function open(stage: Stage, path: string, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const page = await stage.openAs('web', path);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`in the ${scheme} scheme`, () => {
    test('the theme while it is edited', async ({ stage }) => {
      const page = await open(stage, '/homepage', scheme);
      await button(page, 'Thema aanpassen').click();
      await page.getByRole('textbox', { name: 'Tekst' }).waitFor();
      expect(await violations(page)).toEqual([]);
    });

    test('a dialog with messages, and one with a file to choose', async ({ stage }) => {
      const page = await open(stage, '/homepage', scheme);
      await button(page, 'Activiteit toevoegen').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Toevoegen' }).click();
      await page.getByText('Verplicht').first().waitFor();
      expect(await violations(page)).toEqual([]);

      const documents = await open(stage, '/optocht', scheme);
      await button(documents, 'Document toevoegen').click();
      await documents.getByRole('dialog').waitFor();
      expect(await violations(documents)).toEqual([]);
    });

    test('an open news item, its dialog, and the wizard', async ({ stage }) => {
      const page = await open(stage, '/nieuwsberichten', scheme);
      await page.getByRole('main').getByRole('listitem').first().getByRole('button').click();
      await button(page, 'Aanpassen').waitFor();
      expect(await violations(page)).toEqual([]);
      await button(page, 'Aanpassen').click();
      await page.getByRole('textbox', { name: 'Tekst' }).waitFor();
      expect(await violations(page)).toEqual([]);

      const wizard = await open(stage, '/nieuwsberichten', scheme);
      await button(wizard, 'Nieuwsbericht toevoegen').click();
      await wizard.getByRole('textbox', { name: 'Titel' }).fill('Alaaf');
      await button(wizard, 'Volgende').click();
      await wizard.getByRole('textbox', { name: 'Tekst' }).fill('Alaaf');
      await button(wizard, 'Volgende').click();
      await wizard.getByRole('checkbox', { name: 'UBPF' }).check();
      expect(await violations(wizard)).toEqual([]);
      await button(wizard, 'Volgende').click();
      await wizard.getByRole('radio', { name: 'Ja' }).check();
      expect(await violations(wizard)).toEqual([]);
    });
  });
}
