import type { Page } from '@playwright/test';

import {
  EnlistForSongFestivalDocument,
  OpenEnlistmentDocument,
  SongFestivalEnlistmentDocument,
} from './gql/graphql';
import { clientOf } from './testing/apiClient';
import { overflow } from './testing/axe';
import { collectErrors } from './testing/browser';
import { expect, test } from './testing/stage';

// News and the song festival.

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const next = (page: Page) => button(page, 'Volgende');
const step = (page: Page, position: number) => page.getByText(`Stap ${position} van 7`).waitFor();

/** To the last step of the wizard, with as little as possible. */
async function fillWizard(page: Page, title: string) {
  await button(page, 'Nieuwsbericht toevoegen').click();
  await field(page, 'Titel').fill(title);
  await next(page).click();
  await field(page, 'Tekst').fill(`Tekst van ${title}`);
  await next(page).click();
  await next(page).click();
  for (const position of [4, 5, 6]) {
    await step(page, position);
    await page.getByRole('radio', { name: 'Nee' }).check();
    await next(page).click();
  }
  await step(page, 7);
}

test.describe('the wizard', () => {
  test('offers the next step only when the answer is there', async ({ stage }) => {
    const page = await stage.openAs('web', '/nieuwsberichten');
    const errors = collectErrors(page);
    await button(page, 'Nieuwsbericht toevoegen').click();
    await step(page, 1);
    expect(await next(page).count()).toBe(0);
    await field(page, 'Titel').fill('Alaaf');
    await next(page).click();

    await step(page, 2);
    expect(await next(page).count()).toBe(0);
    await field(page, 'Tekst').fill('De krant is uit.');
    await next(page).click();

    await step(page, 3);
    await page.getByRole('checkbox', { name: 'Carnavalskrant' }).check();
    await next(page).click();

    await step(page, 4);
    expect(await next(page).count()).toBe(0);
    await page.getByRole('radio', { name: 'Ja' }).check();
    expect(await next(page).count()).toBe(0);
    await page.getByRole('radio', { name: 'Nee' }).check();
    await next(page).click();

    await step(page, 5);
    expect(await next(page).count()).toBe(0);
    await page.getByRole('radio', { name: 'Ja' }).check();
    expect(await next(page).count()).toBe(0);
    await field(page, 'URL').fill('www.carnaval.example/krant');
    await next(page).click();

    await step(page, 6);
    expect(await next(page).count()).toBe(0);
    await expect(page.getByRole('radio', { name: 'Ja' })).toBeDisabled();
    await page.getByRole('radio', { name: 'Nee' }).check();
    await button(page, 'Vorige').click();
    await expect(field(page, 'URL')).toHaveValue('www.carnaval.example/krant');
    await next(page).click();
    await next(page).click();

    await step(page, 7);
    await button(page, 'Plaatsen').click();
    await page.getByRole('button', { name: /^Alaaf/ }).click();
    await page.getByRole('link', { name: /www\.carnaval\.example\/krant/ }).waitFor();
    expect(errors).toEqual([]);
  });

  test('places one item however often the button is pressed, and loses nothing when it is refused', async ({
    stage,
  }) => {
    const page = await stage.openAs('web', '/nieuwsberichten');
    await fillWizard(page, 'Dubbel geklikt');
    let fail = true;
    await page.route('**/graphql', async (route) => {
      const isAdd = route.request().postData()?.includes('WebsiteAddNewsItem');
      if (isAdd && fail) return route.abort();
      return route.continue();
    });
    await button(page, 'Plaatsen').click();
    await page.getByRole('alert').waitFor();
    fail = false;
    await button(page, 'Plaatsen').dblclick();
    await button(page, 'Nieuwsbericht toevoegen').waitFor();
    await expect(page.getByRole('button', { name: /^Dubbel geklikt/ })).toHaveCount(1);
  });
});

test('an item is changed and then says by whom and when', async ({ stage }) => {
  const page = await stage.openAs('web', '/nieuwsberichten');
  await fillWizard(page, 'Wordt aangepast');
  await button(page, 'Plaatsen').click();
  await page.getByRole('button', { name: /^Wordt aangepast/ }).click();
  expect(await page.getByText(/Aangepast:/).count()).toBe(0);
  await button(page, 'Aanpassen').click();
  const edit = page.getByRole('dialog', { name: 'Nieuwsbericht aanpassen' });
  await edit.getByRole('textbox', { name: 'Titel' }).fill('Is aangepast');
  await edit.getByRole('button', { name: 'Opslaan' }).click();
  await edit.waitFor({ state: 'detached' });
  await page.getByText(/^Aangepast: \d\d\/\d\d\/\d{4} - Lieke Derks$/).waitFor();

  await page.reload();
  await page.getByRole('button', { name: /^Is aangepast/ }).click();
  await deleteOpenItem(page);
  await page.getByRole('button', { name: /^Is aangepast/ }).waitFor({ state: 'detached' });
});

test('what is deleted can be had back at once, and later from the trash', async ({ stage }) => {
  const page = await stage.openAs('web', '/nieuwsberichten');
  await fillWizard(page, 'Komt terug');
  await button(page, 'Plaatsen').click();
  const item = page.getByRole('button', { name: /^Komt terug/ });
  await item.click();
  await deleteOpenItem(page);
  await item.waitFor({ state: 'detached' });
  await button(page, 'Ongedaan maken').click();
  await page.getByText('Teruggezet').waitFor();
  await item.click();
  await deleteOpenItem(page);
  await item.waitFor({ state: 'detached' });

  await page.goto(`${stage.url}/prullenbak`);
  await button(page, 'Komt terug terugzetten').waitFor();
  // A name, three facts and a button fit beside and below each other on a phone.
  await page.setViewportSize({ width: 360, height: 780 });
  await expect.poll(() => overflow(page)).toBe(0);
  await button(page, 'Komt terug terugzetten').click();
  await button(page, 'Komt terug terugzetten').waitFor({ state: 'detached' });
  await page.goto(`${stage.url}/nieuwsberichten`);
  await item.waitFor();
});

/** Deletes the news item that is open. */
async function deleteOpenItem(page: Page): Promise<void> {
  await button(page, 'Verwijderen').click();
  const question = page.getByRole('alertdialog', {
    name: 'Nieuwsbericht verwijderen? Deze actie is onomkeerbaar',
  });
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await question.waitFor({ state: 'detached' });
}

test.describe('the song festival', () => {
  test('opens and closes enrolment, and shows who takes part in an edition', async ({ stage }) => {
    const page = await stage.openAs('web', '/liedjesfestival');
    const errors = collectErrors(page);
    const enrolment = page.getByRole('switch', { name: 'Inschrijving op de website' });
    const before = await enrolment.getAttribute('aria-checked');
    await enrolment.click();
    await page.getByText('Opgeslagen').waitFor();
    await page.reload();
    await enrolment.waitFor();
    expect(await enrolment.getAttribute('aria-checked')).not.toBe(before);

    const editions = await page
      .getByRole('combobox', { name: 'Editie', exact: true })
      .locator('option')
      .allInnerTexts();
    expect([editions[0], editions.at(-1)]).toEqual(['2021', '2037']);
    await page.getByRole('combobox', { name: 'Deelnemers van editie' }).selectOption('2031');
    await page.getByText('Er zijn nog geen deelnemers voor 2031.').waitFor();
    expect(errors).toEqual([]);
  });

  test('a participant is approved; the statement is downloaded', async ({ stage }) => {
    const page = await stage.openAs('web', '/liedjesfestival');
    const row = page
      .getByRole('table', { name: /Deelnemers/ })
      .getByRole('row')
      .nth(1);
    const box = row.getByRole('checkbox');
    const before = await box.isChecked();
    await box.setChecked(!before);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('button', { name: /Verklaring/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    await page.reload();
    await box.waitFor();
    expect(await box.isChecked()).toBe(!before);
  });

  test('is enrolled in from the website, which shows in the list', async ({ stage }) => {
    const api = await stage.api('web');
    const { songFestivalEnlistment: now } = await api.data(SongFestivalEnlistmentDocument);
    await api.data(OpenEnlistmentDocument, now);
    const upload = await fetch(`${stage.url}/files/participantDocs/liedjes`, {
      method: 'POST',
      headers: { 'x-file-name': 'verklaring.pdf' },
      body: '%PDF-1.7 ik heb het zelf bedacht',
    });
    const { file } = (await upload.json()) as { file: { id: string; url: string } };
    const answer = await clientOf(stage.url).data(EnlistForSongFestivalDocument, {
      participant: {
        actName: 'De Testers',
        songName: 'Hossen maar',
        numberOfParticipants: 11,
        contactName: 'Ans Zanger',
        contactPhone: '+31 6 11111111',
        contactEmail: 'ans@carnaval.example',
        statementId: file.id,
      },
    });
    expect(answer).toEqual({ enlistForSongFestival: true });
    expect((await fetch(stage.url + file.url)).status).toBe(401);

    const page = await stage.openAs('web', '/liedjesfestival');
    await page.getByRole('row', { name: /De Testers Hossen maar 11 Ans Zanger/ }).waitFor();
  });
});
