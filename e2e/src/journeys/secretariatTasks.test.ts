import type { Page } from '@playwright/test';

import { addCategory, makeCommittee } from '../testing/committee';
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
