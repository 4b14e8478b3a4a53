import { overflow } from '../testing/axe';
import { button } from '../testing/club';
import { addAdvertiser, openAdvertisers } from '../testing/krantSale';
import { expect, test } from '../testing/stage';

// A seller who is ill: what was theirs goes to another one at once.

test('advertisers go to another seller at once, who sees them, and back', async ({ stage }) => {
  const names = ['Overdracht Bakker', 'Overdracht Slager'];
  for (const name of names) await addAdvertiser(stage, name, { seller: 'verkoper' });
  const editor = await openAdvertisers(stage);
  await editor.getByLabel('Zoek in de adverteerders').fill('Overdracht');
  await editor.getByRole('heading', { name: '2 adverteerders' }).waitFor();
  for (const name of names) await editor.getByRole('checkbox', { name: `${name} kiezen` }).check();
  await button(editor, 'Overdragen').click();
  const dialog = editor.getByRole('dialog', { name: '2 adverteerders overdragen' });
  await dialog.getByText('Dit gaat over: 2 adverteerders, waarvan 0 verkocht').waitFor();
  await dialog.getByRole('combobox', { name: 'Naar wie?' }).selectOption('Toon Aarts');
  const width = editor.viewportSize();
  await editor.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => overflow(editor)).toBe(0);
  if (width) await editor.setViewportSize(width);
  await button(dialog, 'Overdragen').click();
  await dialog.waitFor({ state: 'detached' });
  await editor.getByText('2 adverteerders overgedragen aan Toon Aarts').waitFor();

  const seller = await stage.openAs('verkoper', '/mijn_adverteerders', 360);
  await seller.getByRole('article').first().waitFor();
  const card = seller.getByRole('article', { name: 'Overdracht Bakker' });
  expect(await card.count()).toBe(0);
  await button(editor, 'Ongedaan maken').click();
  await editor.getByText('Teruggezet').waitFor();
  await seller.reload();
  await card.waitFor();
});
