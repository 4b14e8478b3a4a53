import type { Page } from '@playwright/test';

import { overflow, violationsInBothSchemes } from '../testing/axe';
import { expect, test } from '../testing/stage';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('news is written as a draft, looked at by who has the link, published, changed and taken back', async ({
  stage,
}) => {
  const page = await stage.openAs('web', '/nieuwsberichten', 360);
  await button(page, 'Nieuwsbericht toevoegen').click();
  await page.getByRole('textbox', { name: 'Titel' }).fill('Een prins van het concept');
  await page.getByRole('textbox', { name: 'Titel' }).press('Enter');
  await page.getByRole('textbox', { name: 'Tekst', exact: true }).fill('Nog even geheim.');
  await button(page, 'Bewaren als concept').click();
  const row = page.getByRole('button', { name: /^Een prins van het concept/ });
  await expect(row).toContainText('Concept');
  await row.click();

  await button(page, 'Meer over Een prins van het concept').click();
  await button(page, 'Link om te bekijken').click();
  const url = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  const visitor = await stage.open(320);
  const { pathname, hash } = new URL(url);
  await visitor.goto(stage.url + pathname + hash);
  await visitor.getByText('Nog even geheim.').waitFor();
  expect(await violationsInBothSchemes(visitor)).toEqual([]);
  expect(await overflow(visitor)).toBe(0);
  await page.keyboard.press('Escape');

  await button(page, 'Publiceren').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publiceren' }).click();
  await page.getByText('Staat op de website').waitFor();
  await expect(row).not.toContainText('Concept');
  await visitor.reload();
  await visitor.getByText('Dit concept is er niet meer').waitFor();

  await button(page, 'Aanpassen').click();
  await page.getByRole('textbox', { name: 'Tekst', exact: true }).fill('De prins is Jan.');
  await page.getByRole('dialog').getByRole('button', { name: 'Bewaren als concept' }).click();
  await expect(row).toContainText('Gewijzigd, nog niet gepubliceerd');
  await button(page, 'Meer over Een prins van het concept').click();
  await button(page, 'Verschil bekijken').click();
  const difference = page.getByRole('dialog', { name: 'Verschil met de website' });
  await expect(difference).toContainText('De prins is Jan.');
  expect(await overflow(page)).toBe(0);
  await page.keyboard.press('Escape');
  await button(page, 'Meer over Een prins van het concept').click();
  await button(page, 'Van de website halen').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Van de website halen' }).click();
  await expect(row).toContainText('Concept');
  await page.getByText('De prins is Jan.').waitFor();
});
