import type { Page } from '@playwright/test';

import { AddClubPaymentDocument } from './gql/graphql';
import { addMember, button, card, membersNamed, openClub } from './testing/club';
import { downloadBy } from './testing/files';
import { expect, ownPortal, type Stage, test } from './testing/stage';

// Overview, members and payments of the club.

test.use(ownPortal('makes another edition active'));

/** The only member that a search finds, opened. */
async function openMember(stage: Stage, search: string, who = search): Promise<Page> {
  const page = await openClub(stage, 'leden');
  await show(page, search);
  await button(page, `Details van ${who}`).click();
  return page;
}

async function show(page: Page, search: string): Promise<void> {
  await page.getByLabel('Zoek in de leden').fill(search);
  await page.getByRole('heading', { name: '1 lid', exact: true }).waitFor();
}

/** How many members the list says there are. */
async function counted(page: Page): Promise<number> {
  const heading = page.getByRole('heading', { name: /^\d+ (lid|leden)$/ });
  return Number.parseInt((await heading.textContent()) ?? '', 10);
}

test.describe('the overview', () => {
  test('exactly one edition is active, and another takes its place', async ({ stage }) => {
    const page = await openClub(stage, 'overzicht');
    await card(page, 'Editie 2026').getByText('Actief', { exact: true }).waitFor();
    await button(page, 'Nieuwe editie').click();
    const dialog = page.getByRole('dialog', { name: 'Nieuwe editie' });
    await dialog.getByLabel('Jaar').fill('2027');
    await dialog.getByLabel('Contributie in euro').fill('');
    await button(dialog, 'Toevoegen').click();
    await dialog.getByText('Verplicht').waitFor();
    await dialog.getByLabel('Contributie in euro').fill('17,50');
    await button(dialog, 'Toevoegen').click();
    await card(page, 'Editie 2027').getByText('€ 17,50').first().waitFor();

    await button(page, 'Editie 2027 activeren').click();
    const question = page.getByRole('alertdialog', { name: 'Editie 2027 activeren?' });
    await button(question, 'Activeren').click();
    await card(page, 'Editie 2027').getByText('Actief', { exact: true }).waitFor();
    await expect(page.getByText('Actief', { exact: true })).toHaveCount(1);
    await button(page, 'Editie 2026 activeren').click();
    await button(page.getByRole('alertdialog', { name: 'Editie 2026 activeren?' }), 'Activeren').click();
    await card(page, 'Editie 2026').getByText('Actief', { exact: true }).waitFor();
  });

  test('a year has one edition', async ({ stage }) => {
    const page = await openClub(stage, 'overzicht');
    await button(page, 'Nieuwe editie').click();
    const dialog = page.getByRole('dialog', { name: 'Nieuwe editie' });
    await dialog.getByLabel('Jaar').fill('2026');
    await button(dialog, 'Toevoegen').click();
    await dialog.getByText('Er is al een editie met dit jaar').waitFor();
  });

  test('the members of the active edition follow the active members', async ({ stage }) => {
    const page = await openClub(stage, 'overzicht');
    const members = card(page, 'Editie 2026').locator('dl').first().locator('div').first();
    await members.waitFor();
    const before = Number.parseInt(((await members.textContent()) ?? '').replace('Leden', ''), 10);
    await addMember(stage, 'Meetellen');
    await page.reload();
    await card(page, 'Editie 2026')
      .getByText(String(before + 1), { exact: true })
      .first()
      .waitFor();
  });
});

test.describe('members', () => {
  test("'Opslaan' appears when what is required is there, and each gets a number of its own", async ({
    stage,
  }) => {
    const page = await openClub(stage, 'leden');
    await button(page, 'Nieuw lid').click();
    const dialog = page.getByRole('dialog', { name: 'Nieuw lid' });
    await dialog.getByLabel('Achternaam').fill("van den Ĳssel-d'Hondt");
    await dialog.getByLabel('Adres').fill('Kade 11');
    await dialog.getByLabel('Postcode').fill('7071ab');
    expect(await button(dialog, 'Opslaan').count()).toBe(0);
    await dialog.getByLabel('Plaats').fill('Ulft');
    await dialog.getByLabel('Geboortedatum').fill('1929-12-31');
    await button(dialog, 'Opslaan').click();
    await expect(dialog.getByLabel('Geboortedatum')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Geboortedatum').fill('1960-02-29');
    await button(dialog, 'Opslaan').click();
    await page.getByText(/^van den Ĳssel-d'Hondt is lid 2026/).waitFor();
    const [added, ...others] = await membersNamed(stage, "d'Hondt");
    expect(others).toEqual([]);
    expect(added?.id).toMatch(/^2026../);
  });

  test('are searched and filtered by the server', async ({ stage }) => {
    const page = await openClub(stage, 'leden');
    await page.getByRole('table', { name: 'Leden' }).waitFor();
    const active = await counted(page);
    await button(page, 'Filters').click();
    await page.getByLabel('Betaling').selectOption({ label: 'Niet betaald in' });
    await page.getByLabel('Jaar', { exact: true }).selectOption('2026');
    await page
      .getByRole('status')
      .getByText(/^\d+ gevonden$/)
      .waitFor();
    const unpaid = await counted(page);
    await page.getByLabel('Betaling').selectOption({ label: 'Betaald in' });
    await waitForCount(page, active - unpaid);
    await button(page, 'Filters wissen').click();
    await page.getByLabel('Jubileum').selectOption({ label: 'Jubileum in 2026' });
    await page
      .getByText(/^Jubileum \d+ jaar$/)
      .first()
      .waitFor();
    await button(page, 'Filters wissen').click();
    await page.getByLabel('Land').selectOption({ label: 'België' });
    await page.getByRole('cell', { name: 'Turnhout' }).first().waitFor();
    await button(page, 'Filters wissen').click();
    await page.getByLabel('Zoek in de leden').fill('bestaat niet');
    await page.getByText('Geen lid gevonden').waitFor();
  });

  test('are taken along whole, as a CSV that Excel opens and as a workbook', async ({ stage }) => {
    const page = await openClub(stage, 'leden');
    await page.getByRole('table', { name: 'Leden' }).waitFor();
    const count = await counted(page);
    const csv = await downloadBy(page, button(page, 'CSV'));
    expect(csv.name).toMatch(/^club-leden-\d{4}-\d\d-\d\d\.csv$/);
    expect([...csv.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = csv.bytes.toString('utf8').split('\r\n');
    expect(lines[0]).toContain('Lidnummer;Lid sinds;Geslacht;Voornaam;Achternaam');
    expect(lines).toHaveLength(count + 1);
    const xlsx = await downloadBy(page, button(page, 'Excel'));
    expect(xlsx.name).toMatch(/\.xlsx$/);
  });

  test('two who change the same member both see what the other wrote', async ({ stage }) => {
    await addMember(stage, 'Tweemaal');
    const one = await openMember(stage, 'Jan Tweemaal');
    const two = await openMember(stage, 'Jan Tweemaal');
    const change = async (page: Page, city: string) => {
      await button(page, 'Jan Tweemaal aanpassen').click();
      await page.getByRole('dialog').getByLabel('Plaats').fill(city);
    };
    await change(one, 'Terborg');
    await change(two, 'Silvolde');
    await button(one.getByRole('dialog'), 'Opslaan').click();
    await one.getByText('Lid aangepast').waitFor();
    await button(two.getByRole('dialog'), 'Opslaan').click();
    const conflict = two.getByRole('alertdialog', { name: /^Intussen gewijzigd door / });
    await conflict.getByRole('row', { name: 'Plaats Silvolde Terborg' }).waitFor();
    await button(conflict, 'Andere versie overnemen').click();
    await expect(two.getByRole('dialog').getByLabel('Plaats')).toHaveValue('Terborg');
  });
});

test.describe('payments', () => {
  test('a year that was paid already gives the alert and changes nothing', async ({ stage }) => {
    await addMember(stage, 'Betaler');
    const page = await openClub(stage, 'leden');
    const pay = async () => {
      await button(page, 'Betaling invoeren').click();
      const dialog = page.getByRole('dialog', { name: 'Betaling invoeren' });
      await dialog.getByLabel('Zoek op naam, nummer of plaats').fill('Betaler');
      await dialog.getByRole('button', { name: /^Jan Betaler/ }).click();
      await dialog.getByLabel('Jaar').selectOption('1969');
      await button(dialog, 'Opslaan').click();
      return dialog;
    };
    await pay();
    await page.getByText('1969 is betaald door Jan Betaler').waitFor();
    const dialog = await pay();
    await dialog
      .getByRole('alert')
      .getByText('Het jaar dat je toevoegt was al betaald door Jan Betaler')
      .waitFor();
    expect(await membersNamed(stage, 'Betaler')).toMatchObject([{ paidYears: [1969] }]);
  });

  test('66 years can be chosen: 1969 to 2034', async ({ stage }) => {
    const page = await openClub(stage, 'leden');
    await button(page, 'Betaling invoeren').click();
    const years = page.getByRole('dialog').getByLabel('Jaar').getByRole('option');
    await years.nth(65).waitFor({ state: 'attached' });
    const texts = (await years.allTextContents()).sort();
    expect(texts).toHaveLength(66);
    expect([texts[0], texts.at(-1)]).toEqual(['1969', '2034']);
  });

  test('a mistake is taken away after a question', async ({ stage }) => {
    const { id } = await addMember(stage, 'Vergissing');
    const api = await stage.api('club');
    await api.data(AddClubPaymentDocument, { memberId: id, year: 2020 });
    const page = await openMember(stage, 'Jan Vergissing');
    await button(page, 'Betalingen van Jan Vergissing bekijken').click();
    await button(page, 'Betaling van 2020 verwijderen').click();
    await button(page.getByRole('alertdialog'), 'Verwijderen').click();
    await page.getByText('Betaling verwijderd').waitFor();
    expect(await membersNamed(stage, 'Vergissing')).toMatchObject([{ paidYears: [] }]);
  });
});

test.describe('privacy', () => {
  test('all that is known of somebody is a file', async ({ stage }) => {
    await addMember(stage, 'Opvrager');
    const page = await openMember(stage, 'Jan Opvrager');
    const { name, bytes } = await downloadBy(page, button(page, 'Alle gegevens van Jan Opvrager downloaden'));
    expect(name).toMatch(/^lid-2026..\.json$/);
    expect(JSON.stringify(JSON.parse(bytes.toString('utf8')))).toContain('Opvrager');
  });

  test('a former member is anonymised; the number stays', async ({ stage }) => {
    const { id } = await addMember(stage, 'Vergeten', false);
    const page = await openClub(stage, 'leden');
    await button(page, 'Filters').click();
    await page.getByRole('combobox', { name: 'Leden' }).selectOption({ label: 'Alle leden' });
    await show(page, 'Vergeten');
    await button(page, 'Details van Jan Vergeten').click();
    await button(page, 'Jan Vergeten anonimiseren').click();
    const question = page.getByRole('alertdialog', { name: /^Jan Vergeten anonimiseren\?/ });
    await button(question, 'Anonimiseren').click();
    await page.getByText('Lid geanonimiseerd').waitFor();
    expect(await membersNamed(stage, 'Vergeten')).toEqual([]);
    expect(await membersNamed(stage, id)).toMatchObject([
      { id, name: 'Geanonimiseerd lid', detailsLinkUntil: null },
    ]);
  });

  test('a private link is made anew, and the old one stops working', async ({ stage }) => {
    await addMember(stage, 'Gelekt');
    const page = await openMember(stage, 'Jan Gelekt');
    await button(page, 'Privélink van Jan Gelekt').click();
    const field = page.getByRole('textbox', { name: 'Privélink' });
    const renew = async (before: string) => {
      await button(page, 'Nieuwe link maken').click();
      await button(page.getByRole('alertdialog'), 'Maken').click();
      await expect(field).not.toHaveValue(before);
      return field.inputValue();
    };
    const first = await renew('');
    const second = await renew(first);
    const visitor = await stage.open();
    const open = (link: string) => visitor.goto(stage.url + new URL(link).pathname);
    await open(first);
    await visitor.getByText('Deze link werkt niet meer').waitFor();
    await open(second);
    await visitor.getByText(/^Hallo Jan, klopt dit nog/).waitFor();
    await button(page, 'Intrekken').click();
    await button(page.getByRole('alertdialog'), 'Intrekken').click();
    await page.getByText('Er is nu geen link die werkt.').waitFor();
    await visitor.reload();
    await visitor.getByText('Deze link werkt niet meer').waitFor();
  });
});

async function waitForCount(page: Page, count: number): Promise<void> {
  const text = count === 1 ? '1 lid' : `${count} leden`;
  await page.getByRole('heading', { name: text, exact: true }).waitFor();
}
