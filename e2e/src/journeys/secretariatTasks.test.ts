import type { Locator, Page } from '@playwright/test';

import { overflow, violationsInBothSchemes } from '../testing/axe';
import { addCategory, addTask, makeCommittee } from '../testing/committee';
import { expect, test } from '../testing/stage';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('on a phone what stands in the draaiboek by days before carnival is a task with its date', async ({
  stage,
}) => {
  const committee = await makeCommittee(stage, 'Dagentellers');
  await addCategory(await stage.api(committee.member), committee.id, 'Route', 'Hekken');
  const page = await stage.openAs(committee.member, committee.path, 360);
  await page.getByRole('tab', { name: 'Draaiboek' }).click();
  await button(page, 'Onderdeel toevoegen aan Hekken').click();
  const item = page.getByRole('dialog', { name: 'Onderdeel toevoegen aan Hekken' });
  await item.getByRole('textbox', { name: 'Naam' }).fill('Hekken bestellen');
  await item.getByLabel('Wanneer').selectOption('Dagen voor carnaval');
  await item.getByLabel('Aantal dagen').fill('30');
  await item.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(page.getByText(/^Vooraf · \d\d\/\d\d\/\d{4}, 30 dagen voor carnaval$/)).toBeVisible();
  await page.getByRole('tab', { name: 'Taken' }).click();
  await button(page, 'Uit draaiboek').click();
  const choice = page.getByRole('dialog', { name: 'Taken uit het draaiboek' });
  await choice.getByRole('checkbox', { name: 'Route' }).check();
  await choice.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(page.getByText(/^Deadline: \d\d\/\d\d\/\d{4}, 30 dagen voor carnaval$/)).toBeVisible();
  // One typed by hand goes before it, and can be let go.
  const edit = page.getByRole('dialog', { name: 'Taak aanpassen' });
  for (const [typed, shown] of [
    ['2099-01-02', /^Deadline: 02\/01\/2099, /],
    ['', /30 dagen voor carnaval$/],
  ] as const) {
    await button(page, 'Hekken bestellen aanpassen').click();
    await edit.getByLabel('Deadline').fill(typed);
    await edit.getByRole('button', { name: 'Opslaan' }).click();
    await edit.waitFor({ state: 'detached' });
    await expect(page.getByText(shown)).toBeVisible();
  }
});

test('a task of two people waits for both; one ticks it on a phone, and it is done for the other', async ({
  stage,
}) => {
  const committee = await makeCommittee(stage, 'Tweetallen');
  const chair = await stage.openAs(committee.chair, committee.path, 360);
  await button(chair, 'Taak toevoegen').click();
  const form = chair.getByRole('dialog', { name: 'Taak toevoegen' });
  await form.getByRole('textbox', { name: 'Naam' }).fill('Vlaggen samen ophangen');
  for (const name of [committee.chairName, committee.memberName])
    await form.getByRole('checkbox', { name }).check();
  await form.getByLabel('Checklist').fill('Ladder lenen\nTouw kopen');
  await form.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await form.waitFor({ state: 'detached' });
  await chair.getByRole('button', { name: 'Van mij 1' }).click();
  await expect(
    chair.getByText(`Toegewezen aan: ${committee.chairName}, ${committee.memberName}`),
  ).toBeVisible();
  await chair.getByRole('checkbox', { name: 'Touw kopen' }).check();
  await expect(chair.getByText('Checklist: 1 van 2')).toBeVisible();
  await button(chair, 'Opmerking plaatsen bij Vlaggen samen ophangen').click();
  const said = chair.getByRole('dialog', { name: 'Opmerkingen bij Vlaggen samen ophangen' });
  await said.getByLabel('Opmerking', { exact: true }).fill('Neem jij het touw mee?');
  await said.getByRole('checkbox', { name: committee.memberName }).check();
  await said.getByRole('button', { name: 'Plaatsen' }).click();
  await expect(chair.getByText('1 opmerking', { exact: true })).toBeVisible();
  const member = await stage.openAs(committee.member, '/', 360);
  await member.getByRole('checkbox', { name: 'Klaar: Vlaggen samen ophangen' }).check();
  await member.getByText('Je hebt geen open taken.').waitFor();
  await member.goto(new URL(committee.path, member.url()).toString());
  await button(member, '1 opmerking bij Vlaggen samen ophangen').click();
  const talk = member.getByRole('dialog', { name: 'Opmerkingen bij Vlaggen samen ophangen' });
  await expect(talk.getByText('Neem jij het touw mee?')).toBeVisible();
  await talk.getByLabel('Opmerking', { exact: true }).fill('Ja, en de ladder.');
  await talk.getByRole('button', { name: 'Plaatsen' }).click();
  await expect(member.getByText('2 opmerkingen')).toBeVisible();
  await chair.reload();
  await expect(chair.getByText(`Klaar: ${committee.memberName}`)).toBeVisible();
});

test('tasks are put in order with the keyboard and by dragging, on a phone, and stay so', async ({
  stage,
}) => {
  const committee = await makeCommittee(stage, 'Volgorders');
  const api = await stage.api(committee.member);
  for (const name of ['Affiches', 'Podium', 'Vlaggen']) await addTask(api, committee.id, name);
  const page = await stage.openAs(committee.member, committee.path, 360);
  const names = (within: Page | Locator) => within.getByText(/^(Affiches|Podium|Vlaggen)$/);
  await expect(names(page)).toHaveText(['Affiches', 'Podium', 'Vlaggen']);
  await button(page, 'Meer').click();
  await button(page, 'Volgorde').click();
  const dialog = page.getByRole('dialog', { name: 'Volgorde van de taken' });
  const handle = (name: string) => dialog.getByRole('button', { name: `${name} verplaatsen` });
  expect(await overflow(page)).toBe(0);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await handle('Podium').dragTo(handle('Affiches'), { steps: 5 });
  await expect(names(dialog)).toHaveText(['Podium', 'Affiches', 'Vlaggen']);
  // What is picked up can be left where it was without closing the dialog.
  await handle('Vlaggen').press('Space');
  await expect(dialog.getByRole('status')).toHaveText('Vlaggen op plaats 3 van 3.');
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('status')).toHaveText('Vlaggen staat weer waar het stond.');
  await handle('Vlaggen').press('Space');
  await expect(dialog.getByRole('status')).toHaveText('Vlaggen op plaats 3 van 3.');
  // It listens to the arrows a tick after it said so: no hand is that fast.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('status')).toHaveText('Vlaggen op plaats 2 van 3.');
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('status')).toHaveText('Vlaggen op plaats 1 van 3.');
  await page.keyboard.press('Space');
  await expect(names(dialog)).toHaveText(['Vlaggen', 'Podium', 'Affiches']);
  // Not right after dragging: dnd-kit lets no click through for a moment then.
  await button(page, 'Klaar').click();
  await expect(names(page)).toHaveText(['Vlaggen', 'Podium', 'Affiches']);
  const chair = await stage.openAs(committee.chair, committee.path);
  await expect(names(chair)).toHaveText(['Vlaggen', 'Podium', 'Affiches']);
});

test('action points typed beside minutes on a phone are tasks; one that is ticked shows so at the minutes', async ({
  stage,
}) => {
  const committee = await makeCommittee(stage, 'Afsprakenmakers');
  const page = await stage.openAs('secretaris', '/notulenagendas', 360);
  const points = page
    .getByRole('button', { name: / van 02\/11\/2026 - Notulen$/ })
    .filter({ hasText: 'actiepunt' });
  await points.click();
  const list = page.getByRole('dialog', { name: 'Actiepunten van 02/11/2026' });
  await list.getByRole('button', { name: 'Actiepunt toevoegen' }).click();
  const form = page.getByRole('dialog', { name: 'Actiepunt toevoegen' });
  await form.getByLabel('Wat').fill('Zaal vragen');
  await form.getByLabel('Commissie').selectOption(`${committee.index} - ${committee.name}`);
  await form.getByRole('checkbox', { name: committee.memberName }).check();
  expect(await overflow(page)).toBe(0);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await form.getByRole('button', { name: 'Opslaan en volgende' }).click();
  await expect(form.getByLabel('Wat')).toHaveValue('');
  await form.getByLabel('Wat').fill('Muziek vragen');
  await form.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await expect(list.getByText('Muziek vragen')).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);

  const member = await stage.openAs(committee.member, committee.path, 360);
  await expect(member.getByText('Actiepunt van 02/11/2026')).toHaveCount(2);
  await member.getByRole('button', { name: 'sluiten Zaal vragen' }).click();
  await expect(member.getByText(`Klaar: ${committee.memberName}`)).toBeVisible();
  await page.reload();
  await points.click();
  await expect(list.getByRole('listitem').filter({ hasText: 'Zaal vragen' })).toContainText('Klaar');
});
