import { waitForPath } from '../testing/browser';
import { button } from '../testing/club';
import { expect, test } from '../testing/stage';

// Back closes what lies over a page, and never loses what was typed unasked.

test('Back closes a dialog; with edits it asks first; closed by a button it leaves nothing in the history', async ({
  stage,
}) => {
  const page = await stage.openAs('beheer', '/ledenlijst');
  await page.getByRole('link', { name: 'Commissielijst', exact: true }).click();
  await waitForPath(page, '/commissielijst');
  const dialog = page.getByRole('dialog');
  await button(page, 'Commissie toevoegen').click();
  await dialog.waitFor();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await waitForPath(page, '/commissielijst');

  await button(page, 'Commissie toevoegen').click();
  await dialog.getByRole('textbox').first().fill('Jubileum');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Wijzigingen weggooien?' });
  await question.waitFor();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(dialog.getByRole('textbox').first()).toHaveValue('Jubileum');
  await page.goBack();
  await button(question, 'Weggooien').click();
  await expect(dialog).toBeHidden();

  await page.goBack();
  await waitForPath(page, '/ledenlijst');
});

test('what is chosen in the sheet of filters stays; one Back takes it back', async ({ stage }) => {
  const page = await stage.openAs('beheer', '/club?tab=leden');
  await page.setViewportSize({ width: 360, height: 780 });
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await button(page, 'Filters').click();
  await sheet.getByRole('combobox', { name: 'Leden' }).selectOption('Alle leden');
  await expect(page).toHaveURL(/who=all$/);
  await sheet.getByRole('button', { name: /tonen$|^Toon/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/who=all$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?tab=leden$/);
  await expect(button(page, 'Filters')).toBeVisible();
});

test('Back in a wizard is Vorige, with what was filled in', async ({ stage }) => {
  const page = await stage.openAs('beheer', '/nieuwsberichten');
  await button(page, 'Nieuwsbericht toevoegen').click();
  await page.getByRole('textbox').first().fill('Optocht');
  await button(page, 'Volgende').click();
  await expect(page.getByText('Stap 2 van')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Stap 1 van')).toBeVisible();
  await expect(page.getByRole('textbox').first()).toHaveValue('Optocht');
});

test('the drawer of a phone is closed by Back, and holds the page still', async ({ stage }) => {
  const page = await stage.openAs('beheer', '/ledenlijst');
  await page.setViewportSize({ width: 360, height: 780 });
  await button(page, 'Menu tonen').click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.waitFor();
  await page.mouse.move(340, 700);
  await page.mouse.wheel(0, 600);
  // Nothing of the page behind it takes the focus.
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main, header'))).toBeNull();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(menu).toBeHidden();
  await waitForPath(page, '/ledenlijst');
  await button(page, 'Menu tonen').click();
  await menu.getByRole('link', { name: 'Commissielijst', exact: true }).click();
  await waitForPath(page, '/commissielijst');
  await page.goBack();
  await waitForPath(page, '/ledenlijst');
  await expect(menu).toBeHidden();
});

test('the inbox and the search are closed by Back too', async ({ stage }) => {
  const page = await stage.openAs('beheer', '/ledenlijst');
  await page.setViewportSize({ width: 360, height: 780 });
  for (const [opener, name] of [
    [/^Meldingen(,|$)/, 'Meldingen'],
    ['Zoeken', 'Zoeken en doen'],
  ] as const) {
    await page.getByRole('button', { name: opener, exact: true }).click();
    const layer = page.getByRole('dialog', { name });
    await layer.waitFor();
    await page.goBack();
    await expect(layer).toBeHidden();
    await waitForPath(page, '/ledenlijst');
  }
});

test('what was searched stays when a dialog is closed before the address has followed', async ({ stage }) => {
  const page = await stage.openAs('voorraad', '/voorraad/producten');
  const search = page.getByLabel('Zoek in de producten');
  await search.waitFor();
  // A slow device: the history goes back only when the typing has long stopped.
  await page.evaluate(() => {
    const go = history.go.bind(history);
    history.go = (delta) => void setTimeout(() => go(delta), 1500);
  });
  await search.fill('Sjaal');
  await button(page, 'Details van Sjaal rood-geel').click();
  await button(page, 'Sjaal rood-geel aanpassen').click();
  await button(page.getByRole('dialog'), 'Annuleren').click();
  // In whichever order they came to be written.
  await expect(page).toHaveURL(/[?&]zoek=Sjaal(&|$)/);
  await expect(page).toHaveURL(/[?&]open=/);
  await expect(search).toHaveValue('Sjaal');
  await expect.poll(() => page.evaluate(() => (history.state as { layers?: number }).layers ?? 0)).toBe(0);
  await expect(search).toHaveValue('Sjaal');
});

test('Back at once after a dialog is opened closes it too', async ({ stage }) => {
  const page = await stage.openAs('beheer', '/commissielijst');
  await button(page, 'Commissie toevoegen').waitFor();
  // In one go, before the page was drawn again.
  await page.evaluate(() => {
    const { pushState } = history;
    history.pushState = function (...entry) {
      pushState.apply(this, entry);
      history.pushState = pushState;
      history.back();
    };
  });
  await button(page, 'Commissie toevoegen').click();
  await expect.poll(() => page.evaluate(() => (history.state as { layers?: number }).layers ?? 0)).toBe(0);
  await expect(page.getByRole('dialog')).toBeHidden();
  await waitForPath(page, '/commissielijst');
});
