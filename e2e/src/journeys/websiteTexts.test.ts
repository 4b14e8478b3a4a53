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
