import { overflow, violationsInBothSchemes } from '../testing/axe';
import { expect, type Stage, test } from '../testing/stage';
import {
  addActivity,
  addShift,
  addVolunteer,
  button,
  openActivity,
  openVolunteers,
} from '../testing/volunteers';

/** Opens a tab and waits for what is in it. */
async function open(
  stage: Stage,
  [tab, text]: readonly [tab: string, text: string | RegExp],
  width?: number,
) {
  const page = await openVolunteers(stage, tab, width);
  await page.getByRole('tabpanel').getByText(text).first().waitFor({ state: 'attached' });
  return page;
}

test.describe('what opens', () => {
  test('an activity with its volunteers and shifts', async ({ stage }) => {
    const id = await addVolunteer(
      stage,
      'Lange Naamvandevrijwilliger-Achterhuis',
      'eenlangadres@voorbeeld.example',
    );
    const activityId = await addActivity(stage, 'Toegankelijk', [id, await addVolunteer(stage, 'Kort Lid')]);
    await addShift(stage, activityId, ['20:00', '02:00', 3], [id]);
    await addShift(stage, activityId, ['10:00', '12:00', 1], [id]);
    for (const width of [1280, 360]) {
      const page = await openActivity(stage, 'Toegankelijk', width);
      await page.getByText('2 te weinig').waitFor();
      await page.getByLabel('Vrijwilliger toevoegen aan Toegankelijk').fill('kort');
      await page.getByText('Doet mee').waitFor();
      // Not with a row half under the top bar, which counts as a small target.
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await violationsInBothSchemes(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    }
  });

  for (const opener of ['E-mailadressen downloaden', 'Mail sturen', 'Dienst toevoegen']) {
    test(`${opener}`, async ({ stage }) => {
      const name = `Bij ${opener}`;
      const address = `${opener.split(' ')[0]}@voorbeeld.example`;
      await addActivity(stage, name, [await addVolunteer(stage, `${opener} Lid`, address)]);
      const page = await openActivity(stage, name);
      await button(page, opener).click();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      const submit = dialog.getByRole('button', { name: /^(Toevoegen|Versturen)$/ });
      if (await submit.count()) {
        await submit.click();
        await dialog.getByText('Verplicht').first().waitFor();
      }
      expect(await violationsInBothSchemes(page)).toEqual([]);
    });
  }

  test('the same person twice', async ({ stage }) => {
    await addVolunteer(stage, 'Twee Maal');
    const page = await openVolunteers(stage, 'vrijwilligers', 360);
    await button(page, 'Vrijwilliger toevoegen').click();
    await page.getByRole('dialog').getByLabel('Naam').fill('Twee Maal');
    await button(page.getByRole('dialog'), 'Toevoegen').click();
    await button(page, 'Toch toevoegen').waitFor();
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });

  test('all that is known of a volunteer', async ({ stage }) => {
    const page = await open(stage, ['vrijwilligers', /^\d+ vrijwilligers$/], 360);
    await page
      .getByRole('button', { name: /^Details van/ })
      .first()
      .click();
    await page.getByText('Geschiedenis').first().waitFor();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });
});
