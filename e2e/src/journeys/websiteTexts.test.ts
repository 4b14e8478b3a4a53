import type { Page } from '@playwright/test';

import { SummerTextDocument, UpdateIntroDocument } from '../gql/graphql';
import { expect, test } from '../testing/stage';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('a locked text', () => {
  test('keeps its formatting and links, and nothing that could run', async ({ stage }) => {
    const page = await stage.openAs('web', '/optocht');
    await button(page, 'Introductie aanpassen').click();
    const text = field(page, 'Tekst');
    await text.fill('Vette tekst');
    await text.press('Control+a');
    await button(page, 'Vet').click();
    await button(page, 'Opslaan').click();
    await button(page, 'Introductie aanpassen').waitFor();
    expect(await card(page, 'Introductie').locator('strong').innerText()).toBe('Vette tekst');

    const api = await stage.api('web');
    const { websiteText } = await api.data(SummerTextDocument);
    await api.data(UpdateIntroDocument, {
      revision: websiteText.revision,
      intro: {
        name: 'summer',
        text: '<p onclick="alert(1)">Stoet <a href="javascript:alert(1)">x</a><img src=x onerror=alert(1)></p><script>alert(1)</script>',
      },
    });
    await page.reload();
    await card(page, 'Introductie').getByText('Stoet').waitFor();
    expect(await card(page, 'Introductie').locator('img, script, [onclick], [href]').count()).toBe(0);
  });
});

test('documents are put in order by keyboard, and stay so', async ({ stage }) => {
  const page = await stage.openAs('web', '/kindercarnaval', 360);
  const rows = () => card(page, 'Documenten').getByRole('listitem');
  const name = 'Programma kindercarnaval 2027';
  const count = await rows()
    .first()
    .waitFor()
    .then(() => rows().count());
  const dialog = page.getByRole('dialog', { name: 'Volgorde aanpassen' });
  const move = async (from: number, to: number) => {
    const said = (place: number) =>
      expect(dialog.getByRole('status')).toHaveText(`${name} op plaats ${place} van ${count}.`);
    await button(page, 'Volgorde aanpassen').click();
    await dialog.getByRole('button', { name: `${name} verplaatsen` }).press('Space');
    await said(from);
    // It listens to the arrows a tick after it said so: no hand is that fast.
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    for (let place = from; place !== to; place += Math.sign(to - from)) {
      await page.keyboard.press(to > from ? 'ArrowDown' : 'ArrowUp');
      await said(place + Math.sign(to - from));
    }
    await page.keyboard.press('Space');
    await expect(dialog.getByRole('listitem').nth(to - 1)).toHaveText(name);
    await button(page, 'Klaar').click();
    await expect(rows().nth(to - 1)).toContainText(name);
  };
  await move(1, count);
  await page.reload();
  await expect(rows().last()).toContainText(name);
  await move(count, 1);
});
